import * as z from 'zod/mini'
import { newPassword } from '../../fields.ts'
import { decimal } from '../../reply-fields.ts'

/** How long a code that was just sent holds. */
export const codeSent = z.object({ expiredMinutes: decimal })

export const optionalText = z.optional(z.string().check(z.maxLength(200)))

/** What a phone service's captcha gave the browser; unused with codes of our own. */
export const captchaToken = z.optional(z.string().check(z.maxLength(4000)))

/** Everything a registration form may send; the merchant's rules decide which of it counts. */
export const registration = z.object({
  username: optionalText,
  password: z.optional(newPassword),
  confirmPassword: z.optional(newPassword),
  nickname: optionalText,
  payeeName: optionalText,
  email: optionalText,
  mobileNum: optionalText,
  countryDialingCode: optionalText,
  verificationCode: optionalText,
  paymentPassword: z.optional(newPassword),
  recommenderId: optionalText,
  captcha: optionalText,
  captchaId: optionalText,
  qqNum: optionalText,
  whatsapp: optionalText,
  facebook: optionalText,
  telegram: optionalText,
  zalo: optionalText,
  line: optionalText,
  wechat: optionalText,
  idNumber: optionalText,
  affiliateCode: optionalText,
  referralCode: optionalText,
  domain: z.string(),
  registerUrl: z.string(),
  registerMethod: z.literal('WEB'),
  confirmedAge: z.boolean(),
  /** The version of the terms that was accepted; left out, the one in force (member 23). */
  termsVersion: optionalText,
  loginDeviceId: optionalText,
})

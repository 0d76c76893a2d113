import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { signedIn } from '../entities/member.ts'
import { noInput, nothing, shortText } from '../fields.ts'

const smsSent = z.object({ expiredMinutes: z.number() })
const optionalText = z.optional(z.string().check(z.maxLength(200)))

/** What a phone service's captcha gave the browser; unused with codes of our own. */
const captchaToken = z.optional(z.string().check(z.maxLength(4000)))

const socialProvider = z.enum(['google', 'facebook'])

/** Everything a registration form may send; the merchant's rules decide which of it counts. */
const registration = z.object({
  username: optionalText,
  password: optionalText,
  confirmPassword: optionalText,
  nickname: optionalText,
  payeeName: optionalText,
  email: optionalText,
  mobileNum: optionalText,
  countryDialingCode: optionalText,
  verificationCode: optionalText,
  paymentPassword: optionalText,
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
  loginDeviceId: optionalText,
})

export const keyJwk = defineCall({
  id: 'session.keyJwk',
  method: 'GET',
  path: '/wps/session/key/jwk',
  about: 'Public key for sealed bodies (RSA-OAEP-256)',
  input: noInput,
  reply: z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string(), kid: z.string(), alg: z.string() }),
})

export const keyRsa = defineCall({
  id: 'session.keyRsa',
  method: 'GET',
  path: '/wps/session/key/rsa',
  answer: 'text',
  about: 'Public modulus in hex for the legacy cipher',
  input: noInput,
  /** 256 digits as a rule (wire 2). Fewer than 128 digits are no key worth sealing with, and an error page is none at all. */
  reply: z.string().check(z.regex(/^\s*[\da-f]{128,1024}\s*$/i)),
})

export const login = defineCall({
  id: 'session.login',
  method: 'POST',
  path: '/wps/session/login',
  sealed: true,
  about: 'Sign in by user name, or by SMS code',
  input: z.object({
    username: shortText(64),
    password: shortText(128),
    captcha: optionalText,
    captchaId: optionalText,
    type: z.enum(['username', 'sms', '']),
    /** Names this browser for the list of known devices; a random id that it keeps. */
    loginDeviceId: optionalText,
  }),
  reply: signedIn,
})

export const loginVerification = defineCall({
  id: 'session.loginVerification',
  method: 'POST',
  path: '/wps/session/login/verification',
  moduleId: 'LOGINIPVERF3',
  sealed: true,
  about: 'Second step of a sign-in from an unregistered IP',
  input: z.object({
    challenge: shortText(200),
    way: z.enum(['sms', 'email', 'bank', 'totp']),
    answer: shortText(100),
    loginDeviceId: optionalText,
  }),
  reply: signedIn,
})

export const verificationCode = defineCall({
  id: 'session.verificationCode',
  method: 'POST',
  path: '/wps/session/login/verification/code',
  moduleId: 'LOGINIPVERF3',
  errors: 'caller',
  about: 'Send the code for the second step of a sign-in',
  input: z.object({ challenge: shortText(200), way: z.enum(['sms', 'email']), captchaToken }),
  reply: smsSent,
})

export const socialStart = defineCall({
  id: 'session.socialStart',
  method: 'POST',
  path: '/wps/session/social/start',
  about: "Where a social provider's sign-in page is",
  input: z.object({ provider: socialProvider }),
  reply: z.object({ authorizeUrl: z.string(), state: z.string() }),
})

export const socialLogin = defineCall({
  id: 'session.socialLogin',
  method: 'POST',
  path: '/wps/session/login/social',
  sealed: true,
  about: 'Sign in with what a social provider sent back',
  input: z.object({
    provider: socialProvider,
    state: shortText(200),
    code: shortText(4000),
    loginDeviceId: optionalText,
  }),
  reply: signedIn,
})

export const socialRegister = defineCall({
  id: 'session.socialRegister',
  method: 'PUT',
  path: '/wps/member/register/autoUsername',
  moduleId: 'REG3',
  sealed: true,
  about: 'Open an account for a social sign-in that has none; signs in',
  input: z.extend(registration, { ticket: shortText(200) }),
  reply: signedIn,
})

export const freePlay = defineCall({
  id: 'session.freePlay',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  moduleId: 'FREEPLAY3',
  announced: ['os', 'platform'],
  about: 'Sign in to a trial account',
  input: z.object({ os: z.string(), platform: z.literal('W') }),
  reply: signedIn,
})

export const logout = defineCall({
  id: 'session.logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  token: 'required',
  about: 'End the session',
  input: noInput,
  reply: nothing,
})

export const captcha = defineCall({
  id: 'session.captcha',
  method: 'GET',
  path: '/wps/captcha',
  moduleId: 'CAPTCHA3',
  about: 'A picture to read, base64 PNG or SVG data address',
  input: noInput,
  reply: z.string(),
})

export const captchaWork = defineCall({
  id: 'session.captchaWork',
  method: 'GET',
  path: '/wps/captcha/work',
  moduleId: 'CAPTCHA3',
  about: 'A captcha that the browser answers by work, for who cannot read the picture',
  input: noInput,
  reply: z.object({ challenge: z.string(), parts: z.int(), bits: z.int() }),
})

export const affiliate = defineCall({
  id: 'session.affiliate',
  method: 'GET',
  path: '/wps/agent/affiliate',
  moduleId: 'AFFMAN3',
  errors: 'caller',
  about: 'Is this invitation code good?',
  input: z.object({ code: z.string(), domain: z.optional(z.string()) }),
  reply: z.object({ affiliateCode: z.string() }),
})

export const smsNoLogin = defineCall({
  id: 'session.smsNoLogin',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  moduleId: 'VERIFICATION3',
  errors: 'caller',
  about: 'Send a sign-in code by SMS',
  input: z.object({ mobileNum: z.string(), countryDialingCode: z.string(), captchaToken }),
  reply: smsSent,
})

export const smsRegister = defineCall({
  id: 'session.smsRegister',
  method: 'POST',
  path: '/wps/verification/sms/register',
  moduleId: 'REGMOBVERF3',
  errors: 'caller',
  about: 'Send a registration code by SMS',
  input: z.object({ mobileNo: z.string(), countryDialingCode: z.string(), captchaToken }),
  reply: smsSent,
})

export const emailRegister = defineCall({
  id: 'session.emailRegister',
  method: 'POST',
  path: '/wps/verification/email/register',
  moduleId: 'EMAILREG3',
  errors: 'caller',
  about: 'Send a registration code by mail',
  input: z.object({ email: shortText(200) }),
  reply: smsSent,
})

export const register = defineCall({
  id: 'session.register',
  method: 'PUT',
  path: '/wps/member/register',
  moduleId: 'REG3',
  sealed: true,
  about: 'Open an account by user name; signs in',
  input: registration,
  reply: signedIn,
})

export const registerMobile = defineCall({
  id: 'session.registerMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  moduleId: 'MOBILENUMREG3',
  sealed: true,
  about: 'Open an account by mobile number; signs in',
  input: registration,
  reply: signedIn,
})

export const registerEmail = defineCall({
  id: 'session.registerEmail',
  method: 'PUT',
  path: '/wps/member/register/email',
  moduleId: 'EMAILREG3',
  sealed: true,
  about: 'Open an account by mail address; signs in',
  input: registration,
  reply: signedIn,
})

export const smsReset = defineCall({
  id: 'session.smsReset',
  method: 'POST',
  path: '/wps/member/password/sms',
  moduleId: 'PWRESETSMS3',
  errors: 'caller',
  about: 'Send a code for a new password by SMS',
  input: z.object({ mobileNum: z.string(), countryDialingCode: z.string(), captchaToken }),
  reply: smsSent,
})

export const forgotByEmail = defineCall({
  id: 'session.forgotByEmail',
  method: 'POST',
  path: '/wps/member/password/email',
  body: 'form',
  about: 'Send a code for a new password by mail',
  input: z.object({ username: shortText(64), email: shortText(200) }),
  reply: nothing,
})

export const resetByEmail = defineCall({
  id: 'session.resetByEmail',
  method: 'POST',
  path: '/wps/member/password/email/verification',
  moduleId: 'CHNGPASSVERIF3',
  sealed: true,
  about: 'Set a new password with a code from a mail',
  input: z.object({
    username: shortText(64),
    email: shortText(200),
    verificationCode: z.string(),
    newPassword: z.string(),
  }),
  reply: nothing,
})

export const resetBySms = defineCall({
  id: 'session.resetBySms',
  method: 'POST',
  path: '/wps/member/password/verification',
  moduleId: 'CHNGPASSVERIF3',
  sealed: true,
  about: 'Set a new password with an SMS code',
  input: z.object({ newPassword: z.string(), mobileNum: z.string(), verificationCode: z.string() }),
  reply: nothing,
})

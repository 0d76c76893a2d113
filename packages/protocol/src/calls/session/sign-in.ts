import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { signedIn } from '../../entities/member.ts'
import { noInput, shortText, typedPassword } from '../../fields.ts'
import { captchaToken, codeSent, optionalText } from './fields.ts'

export const login = defineCall({
  id: 'session.login',
  method: 'POST',
  path: '/wps/session/login',
  sealed: true,
  about: 'Sign in by user name, or by SMS code',
  openIds: ['captchaId', 'loginDeviceId'],
  input: z.object({
    username: shortText(64),
    password: typedPassword,
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
  openIds: ['loginDeviceId'],
  input: z.object({
    challenge: shortText(200),
    way: z.enum(['sms', 'email', 'bank', 'passkey', 'totp']),
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
  input: z.object({
    challenge: shortText(200),
    way: z.enum(['sms', 'email']),
    captchaToken,
    captcha: optionalText,
  }),
  reply: codeSent,
})

export const smsNoLogin = defineCall({
  id: 'session.smsNoLogin',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  moduleId: 'VERIFICATION3',
  errors: 'caller',
  about: 'Send a sign-in code by SMS',
  input: z.object({
    mobileNum: z.string(),
    countryDialingCode: z.string(),
    captchaToken,
    captcha: optionalText,
  }),
  reply: codeSent,
})

export const captcha = defineCall({
  id: 'session.captcha',
  method: 'GET',
  path: '/wps/captcha',
  moduleId: 'CAPTCHA3',
  about: 'A picture to read, a PNG in base64',
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
  // Work without a bound would keep the page busy for hours.
  reply: z.object({
    challenge: z.string(),
    parts: z.int().check(z.minimum(1), z.maximum(16)),
    bits: z.int().check(z.minimum(1), z.maximum(18)),
  }),
})

import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { codeWhereOn, newPassword, nothing, shortText } from '../../fields.ts'
import { captchaToken, codeSent, optionalText } from './fields.ts'

export const smsReset = defineCall({
  id: 'session.smsReset',
  method: 'POST',
  path: '/wps/member/password/sms',
  moduleId: 'PWRESETSMS3',
  errors: 'caller',
  about: 'Send a code for a new password by SMS',
  input: z.object({
    mobileNum: z.string(),
    countryDialingCode: z.string(),
    captchaToken,
    captcha: optionalText,
  }),
  reply: codeSent,
})

export const forgotByEmail = defineCall({
  id: 'session.forgotByEmail',
  method: 'POST',
  path: '/wps/member/password/email',
  body: 'form',
  about: 'Send a code for a new password by mail',
  input: z.object({ username: shortText(64), email: shortText(200), captcha: optionalText }),
  reply: nothing,
})

export const resetByEmail = defineCall({
  id: 'session.resetByEmail',
  method: 'POST',
  path: '/wps/member/password/email/verification',
  moduleId: 'CHNGPASSVERIF3',
  sealed: true,
  about: 'Set a new password with a code from a mail',
  openIds: ['loginDeviceId'],
  input: z.object({
    username: shortText(64),
    email: shortText(200),
    verificationCode: z.string(),
    newPassword,
    code: codeWhereOn,
    loginDeviceId: optionalText,
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
  openIds: ['loginDeviceId'],
  input: z.object({
    newPassword,
    mobileNum: z.string(),
    verificationCode: z.string(),
    code: codeWhereOn,
    loginDeviceId: optionalText,
  }),
  reply: nothing,
})

export const lockAccount = defineCall({
  id: 'session.lockAccount',
  method: 'POST',
  path: '/wps/session/lock',
  sealed: true,
  about:
    "Lock the account of a notice's link: sessions end, and nothing is paid out until the operator lifts it",
  input: z.object({ token: shortText(64) }),
  reply: nothing,
})

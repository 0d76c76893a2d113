import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { signedIn } from '../../entities/member.ts'
import { nothing, shortText } from '../../fields.ts'
import { captchaToken, codeSent, optionalText, registration } from './fields.ts'

export const affiliate = defineCall({
  id: 'session.affiliate',
  method: 'GET',
  path: '/wps/agent/affiliate',
  moduleId: 'AFFMAN3',
  errors: 'caller',
  about: 'Is this invitation code good?',
  input: z.object({ code: z.string(), domain: z.optional(z.string()) }),
  /** That it succeeded is all that counts (validation 14). */
  reply: nothing,
})

export const invited = defineCall({
  id: 'session.invited',
  method: 'POST',
  path: '/wps/agent/affiliate/visit',
  moduleId: 'AFFMAN3',
  about: 'Count a visit by an invitation link, once a day for each browser',
  openIds: ['loginDeviceId'],
  input: z.object({ code: z.string().check(z.maxLength(64)), loginDeviceId: shortText(64) }),
  reply: z.null(),
})

export const smsRegister = defineCall({
  id: 'session.smsRegister',
  method: 'POST',
  path: '/wps/verification/sms/register',
  moduleId: 'REGMOBVERF3',
  errors: 'caller',
  about: 'Send a registration code by SMS',
  input: z.object({
    mobileNo: z.string(),
    countryDialingCode: z.string(),
    captchaToken,
    captcha: optionalText,
  }),
  reply: codeSent,
})

export const emailRegister = defineCall({
  id: 'session.emailRegister',
  method: 'POST',
  path: '/wps/verification/email/register',
  moduleId: 'EMAILREG3',
  errors: 'caller',
  about: 'Send a registration code by mail',
  input: z.object({ email: shortText(200), captcha: optionalText }),
  reply: codeSent,
})

export const register = defineCall({
  id: 'session.register',
  method: 'PUT',
  path: '/wps/member/register',
  moduleId: 'REG3',
  sealed: true,
  about: 'Open an account by user name; signs in',
  openIds: ['recommenderId', 'captchaId', 'loginDeviceId'],
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
  openIds: ['recommenderId', 'captchaId', 'loginDeviceId'],
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
  openIds: ['recommenderId', 'captchaId', 'loginDeviceId'],
  input: registration,
  reply: signedIn,
})

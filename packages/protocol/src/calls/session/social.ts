import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { signedIn } from '../../entities/member.ts'
import { shortText } from '../../fields.ts'
import { optionalText, registration } from './fields.ts'

const socialProvider = z.enum(['google', 'facebook'])

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
  openIds: ['loginDeviceId'],
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
  openIds: ['recommenderId', 'captchaId', 'loginDeviceId'],
  input: z.extend(registration, { ticket: shortText(200) }),
  reply: signedIn,
})

import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { endedSession, openSession, securityState } from '../../entities/security.ts'
import { authenticatorCode, codeWhereOn, noInput, nothing, shortText, typedPassword } from '../../fields.ts'
import { whole } from '../../reply-fields.ts'

const account = { token: 'required' } as const
const channel = z.enum(['sms', 'email'])
const codeSent = z.object({ expiredMinutes: z.number() })
/** Each works once; they are shown this one time and kept as hashes. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const security = defineCall({
  ...account,
  id: 'member.security',
  method: 'GET',
  path: '/wps/member/security',
  about: 'What guards the account, part by part',
  input: noInput,
  reply: securityState,
})

export const setPaymentPassword = defineCall({
  ...account,
  id: 'member.setPaymentPassword',
  method: 'POST',
  path: '/wps/member/password/payment',
  moduleId: 'PAYMENTPASS3',
  sealed: true,
  proof: ['codeWhereOn'],
  access: 'real-account',
  about: 'Set or change the transaction password, proved by the sign-in password',
  input: z.object({
    password: typedPassword,
    newPassword: typedPassword,
    confirmNewPassword: typedPassword,
    code: codeWhereOn,
  }),
  reply: nothing,
})

export const passwordCode = defineCall({
  ...account,
  id: 'member.passwordCode',
  method: 'POST',
  path: '/wps/member/password/first/code',
  errors: 'caller',
  access: 'real-account',
  about: 'Send the code for a first sign-in password to a proved address of the account',
  input: noInput,
  reply: z.object({ channel: z.enum(['sms', 'email', 'none']), masked: z.string() }),
})

export const setPassword = defineCall({
  ...account,
  id: 'member.setPassword',
  method: 'POST',
  path: '/wps/member/password/first',
  sealed: true,
  proof: ['codeWhereOn'],
  access: 'real-account',
  about: 'Set the sign-in password of an account that was opened without one',
  input: z.object({
    /** Left out by an account without a proved address, whose sign-in must be fresh instead. */
    verificationCode: z.optional(z.string().check(z.maxLength(20))),
    newPassword: typedPassword,
    confirmNewPassword: typedPassword,
    code: codeWhereOn,
  }),
  reply: nothing,
})

export const contactCode = defineCall({
  ...account,
  id: 'member.contactCode',
  method: 'POST',
  path: '/wps/member/contact/code',
  errors: 'caller',
  access: 'real-account',
  about: 'Send a code to a new phone number or mail address',
  input: z.object({
    channel,
    contact: shortText(200),
    captchaToken: z.optional(z.string().check(z.maxLength(4000))),
  }),
  reply: codeSent,
})

export const setContact = defineCall({
  ...account,
  id: 'member.setContact',
  method: 'POST',
  path: '/wps/member/contact',
  sealed: true,
  proof: ['codeWhereOn'],
  access: 'real-account',
  about: 'Set or change the phone number or mail address, proved by a code and the sign-in password',
  input: z.object({
    channel,
    contact: shortText(200),
    verificationCode: shortText(20),
    password: typedPassword,
    code: codeWhereOn,
  }),
  reply: nothing,
})

export const startAuthenticator = defineCall({
  ...account,
  id: 'member.startAuthenticator',
  method: 'POST',
  path: '/wps/member/authenticator',
  sealed: true,
  access: 'real-account',
  about: 'A secret for an authenticator app; it counts once a code of it was confirmed',
  /** The code is wanted of an account that a passkey guards already. */
  input: z.object({ password: typedPassword, code: authenticatorCode }),
  reply: z.object({ secret: z.string(), uri: z.string() }),
})

export const confirmAuthenticator = defineCall({
  ...account,
  id: 'member.confirmAuthenticator',
  method: 'POST',
  path: '/wps/member/authenticator/confirmation',
  sealed: true,
  about: 'Switch the authenticator on with its first code',
  input: z.object({ code: shortText(20) }),
  reply: recoveryCodes,
})

export const removeAuthenticator = defineCall({
  ...account,
  id: 'member.removeAuthenticator',
  method: 'POST',
  path: '/wps/member/authenticator/removal',
  sealed: true,
  about: 'Switch the authenticator off, with the password and a present or recovery code',
  input: z.object({ password: typedPassword, code: shortText(20) }),
  reply: nothing,
})

export const newRecoveryCodes = defineCall({
  ...account,
  id: 'member.newRecoveryCodes',
  method: 'POST',
  path: '/wps/member/authenticator/recovery',
  sealed: true,
  about: 'Fresh recovery codes in place of the old ones',
  input: z.object({ password: typedPassword, code: shortText(20) }),
  reply: recoveryCodes,
})

export const sessions = defineCall({
  ...account,
  id: 'member.sessions',
  method: 'GET',
  path: '/wps/member/sessions',
  about: 'The browsers that are signed in to the account',
  input: noInput,
  reply: z.array(openSession),
})

export const endedSessions = defineCall({
  ...account,
  id: 'member.endedSessions',
  method: 'GET',
  path: '/wps/member/sessions/ended',
  about: 'The sessions of the account that have ended, with when and why',
  input: noInput,
  reply: z.array(endedSession),
})

export const endSession = defineCall({
  ...account,
  id: 'member.endSession',
  method: 'POST',
  path: '/wps/member/sessions/:sessionId/end',
  about: 'Sign out one browser',
  input: z.object({ sessionId: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
  reply: nothing,
})

export const endOtherSessions = defineCall({
  ...account,
  id: 'member.endOtherSessions',
  method: 'POST',
  path: '/wps/member/sessions/end',
  about: 'Sign out every browser but this one',
  input: noInput,
  reply: z.object({ ended: whole }),
})

import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { signedIn } from '../../entities/member.ts'
import { passkeyAnswer, passkeyRequest } from '../../entities/passkey.ts'
import { shortText } from '../../fields.ts'
import { optionalText } from './fields.ts'

export const passkeyStart = defineCall({
  id: 'session.passkeyStart',
  method: 'POST',
  path: '/wps/session/passkey',
  token: 'optional',
  about: 'What a passkey is to sign: any of this address, or those of who is signed in or half signed in',
  input: z.object({
    /** A sign-in that waits for its second proof. */
    challenge: z.optional(shortText(200)),
  }),
  reply: passkeyRequest,
})

export const passkeyLogin = defineCall({
  id: 'session.passkeyLogin',
  method: 'POST',
  path: '/wps/session/login/passkey',
  sealed: true,
  about: 'Sign in with what a passkey has signed; no second proof is asked for',
  openIds: ['loginDeviceId', 'id', 'rawId'],
  input: z.object({ answer: passkeyAnswer, loginDeviceId: optionalText }),
  reply: signedIn,
})

export const passkeyProof = defineCall({
  id: 'session.passkeyProof',
  method: 'POST',
  path: '/wps/session/passkey/proof',
  sealed: true,
  about: 'A code for one act, good in the place of the authenticator, for what a passkey has signed',
  openIds: ['id', 'rawId'],
  input: z.object({ answer: passkeyAnswer }),
  reply: z.object({ code: z.string() }),
})

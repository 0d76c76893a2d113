import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { madePasskey, passkeyCreation } from '../../entities/passkey.ts'
import { codeWhereOn, nothing, typedPassword } from '../../fields.ts'

const account = { token: 'required' } as const

export const startPasskey = defineCall({
  ...account,
  id: 'member.startPasskey',
  method: 'POST',
  path: '/wps/member/passkeys',
  sealed: true,
  access: 'real-account',
  proof: ['codeWhereOn'],
  about:
    'What a browser is to make a passkey from, proved by the sign-in password and a code where one is on',
  input: z.object({ password: typedPassword, code: codeWhereOn }),
  reply: passkeyCreation,
})

export const confirmPasskey = defineCall({
  ...account,
  id: 'member.confirmPasskey',
  method: 'POST',
  path: '/wps/member/passkeys/confirmation',
  sealed: true,
  access: 'real-account',
  about: 'Keep the passkey that the browser has made; the first guard of an account brings recovery codes',
  openIds: ['id', 'rawId'],
  input: z.object({ made: madePasskey }),
  /** The codes work once each, are shown this one time and kept as hashes. */
  reply: z.object({ recoveryCodes: z.optional(z.array(z.string())) }),
})

export const removePasskey = defineCall({
  ...account,
  id: 'member.removePasskey',
  method: 'POST',
  path: '/wps/member/passkeys/removal',
  sealed: true,
  proof: ['codeWhereOn'],
  about: 'Remove a passkey, with the password and a present or recovery code',
  input: z.object({
    passkeyId: z.string().check(z.regex(/^\d{1,18}$/)),
    password: typedPassword,
    code: codeWhereOn,
  }),
  reply: nothing,
})

import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { calendarDay, documentKind, identityState } from '../../entities/identity.ts'
import { noInput, shortText } from '../../fields.ts'

const member = { token: 'required', access: 'member' } as const

export const identity = defineCall({
  ...member,
  id: 'member.identity',
  method: 'GET',
  path: '/wps/member/identity',
  about: 'How far the verification of the identity has come, and what it is asked for',
  input: noInput,
  reply: identityState,
})

export const verifyIdentity = defineCall({
  ...member,
  id: 'member.verifyIdentity',
  method: 'POST',
  path: '/wps/member/identity',
  sealed: true,
  about: 'Have the identity verified by a document; a service or the operator decides',
  input: z.object({
    fullName: shortText(100),
    bornOn: calendarDay,
    documentKind,
    documentNumber: z.string().check(z.regex(/^[A-Za-z\d][A-Za-z\d .-]{3,28}[A-Za-z\d]$/)),
  }),
  reply: identityState,
})

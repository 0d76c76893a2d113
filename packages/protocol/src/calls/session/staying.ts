import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { signedIn } from '../../entities/member.ts'
import { noInput, shortText } from '../../fields.ts'
import { whole } from '../../reply-fields.ts'

/** Absent when there is nobody to sign in. */
const maybeSignedIn = z.object({ signedIn: z.optional(signedIn) })

export const stay = defineCall({
  id: 'session.stay',
  method: 'POST',
  path: '/wps/session/stay',
  token: 'required',
  access: 'member',
  about: 'Keep this browser signed in, by a cookie that scripts cannot read',
  openIds: ['loginDeviceId'],
  input: z.object({ loginDeviceId: shortText(64) }),
  /** `until` in ms since 1970. */
  reply: z.object({ until: whole }),
})

export const resume = defineCall({
  id: 'session.resume',
  method: 'POST',
  path: '/wps/session/resume',
  about: 'Sign in again a browser that stays signed in',
  openIds: ['loginDeviceId'],
  input: z.object({ loginDeviceId: shortText(64) }),
  reply: maybeSignedIn,
})

export const handOver = defineCall({
  id: 'session.handOver',
  method: 'POST',
  path: '/wps/session/hand-over',
  token: 'required',
  access: 'member',
  about: 'A ticket that takes the session of this browser to another line, once',
  input: noInput,
  reply: z.object({ ticket: z.string() }),
})

export const takeOver = defineCall({
  id: 'session.takeOver',
  method: 'POST',
  path: '/wps/session/hand-over/take',
  about: 'Sign in with a ticket from another line',
  openIds: ['loginDeviceId'],
  input: z.object({ ticket: shortText(100), loginDeviceId: shortText(64) }),
  reply: maybeSignedIn,
})

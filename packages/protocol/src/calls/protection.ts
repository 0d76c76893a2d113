import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { concern } from '../entities/concern.ts'
import {
  breakLength,
  exclusionLength,
  limitKind,
  limitMinutes,
  limitPeriod,
  playTime,
  protectionState,
  realityMinutes,
  timeLimitPeriod,
} from '../entities/protection.ts'
import { amount, id, noInput, typedPassword } from '../fields.ts'

const account = { token: 'required' } as const
const oneLimit = { kind: limitKind, period: limitPeriod }

export const state = defineCall({
  ...account,
  id: 'protection.state',
  method: 'GET',
  path: '/wps/member/protection',
  about: 'Limits with what is used of them, break or exclusion, and the reality check',
  input: noInput,
  reply: protectionState,
})

export const setLimit = defineCall({
  ...account,
  id: 'protection.setLimit',
  method: 'POST',
  path: '/wps/member/protection/limit',
  access: 'real-account',
  about: 'Set or lower a limit at once; ask for a higher one, or for none, which waits',
  input: z.object({ ...oneLimit, amount: z.nullable(amount) }),
  reply: protectionState,
})

export const confirmLimit = defineCall({
  ...account,
  id: 'protection.confirmLimit',
  method: 'POST',
  path: '/wps/member/protection/limit/confirm',
  access: 'real-account',
  about: 'Carry out the wish for a higher limit, or none, inside its window',
  input: z.object(oneLimit),
  reply: protectionState,
})

export const cancelRequest = defineCall({
  ...account,
  id: 'protection.cancelRequest',
  method: 'POST',
  path: '/wps/member/protection/limit/cancel',
  access: 'real-account',
  about: 'Drop the wish for a higher limit, at once',
  input: z.object(oneLimit),
  reply: protectionState,
})

export const setTimeLimit = defineCall({
  ...account,
  id: 'protection.setTimeLimit',
  method: 'POST',
  path: '/wps/member/protection/time-limit',
  access: 'real-account',
  about: 'Set or lower a limit on time of play at once; ask for a higher one, or for none, which waits',
  input: z.object({ period: timeLimitPeriod, minutes: z.nullable(limitMinutes) }),
  reply: protectionState,
})

export const confirmTimeLimit = defineCall({
  ...account,
  id: 'protection.confirmTimeLimit',
  method: 'POST',
  path: '/wps/member/protection/time-limit/confirm',
  access: 'real-account',
  about: 'Carry out the wish for more time of play, or no limit on it, inside its window',
  input: z.object({ period: timeLimitPeriod }),
  reply: protectionState,
})

export const cancelTimeRequest = defineCall({
  ...account,
  id: 'protection.cancelTimeRequest',
  method: 'POST',
  path: '/wps/member/protection/time-limit/cancel',
  access: 'real-account',
  about: 'Drop the wish for more time of play, at once',
  input: z.object({ period: timeLimitPeriod }),
  reply: protectionState,
})

export const takeBreak = defineCall({
  ...account,
  id: 'protection.takeBreak',
  method: 'POST',
  path: '/wps/member/protection/break',
  access: 'real-account',
  about: 'Take a break from now on; nobody can end it early',
  input: z.object({ length: breakLength }),
  reply: protectionState,
})

export const exclude = defineCall({
  ...account,
  id: 'protection.exclude',
  method: 'POST',
  path: '/wps/member/protection/exclusion',
  sealed: true,
  access: 'real-account',
  about: 'Exclude oneself from now on, proved by the sign-in password; nobody can end it early',
  input: z.object({
    length: exclusionLength,
    /** Left out by an account that was opened without one. */
    password: z.optional(typedPassword),
  }),
  reply: protectionState,
})

export const setRealityCheck = defineCall({
  ...account,
  id: 'protection.setRealityCheck',
  method: 'POST',
  path: '/wps/member/protection/reality-check',
  access: 'real-account',
  about: 'Choose the minutes between two reality checks',
  input: z.object({ minutes: realityMinutes }),
  reply: protectionState,
})

export const playSession = defineCall({
  ...account,
  id: 'protection.playSession',
  method: 'GET',
  path: '/wps/member/protection/play/:playSessionId',
  about: 'How long and with what result the member has played without a longer rest, up to this sitting',
  input: z.object({ playSessionId: id }),
  reply: playTime,
})

export const answerCheck = defineCall({
  ...account,
  id: 'protection.answerCheck',
  method: 'POST',
  path: '/wps/member/protection/play/:playSessionId/seen',
  about: 'The member has seen a reality check; the next one is due an interval later',
  input: z.object({ playSessionId: id }),
  reply: playTime,
})

export const report = defineCall({
  id: 'protection.report',
  method: 'POST',
  path: '/wps/protection/concern',
  about: 'Ask for a block of a relative, or report a minor who plays; answers the same whoever is meant',
  input: concern,
  reply: z.object({ reference: z.string() }),
})

import * as z from 'zod/mini'
import { amount, money, timestamp } from '../fields.ts'
import { whole } from '../reply-fields.ts'

/** What a limit bounds, and over what time. */
export const limitKinds = ['deposit', 'loss', 'wager'] as const
export const limitPeriods = ['24h', '7d', 'month'] as const
export const limitKind = z.enum(limitKinds)
export const limitPeriod = z.enum(limitPeriods)

/** Play in one go, and on a day of Vietnam's calendar. */
export const timeLimitPeriods = ['session', 'day'] as const
export const timeLimitPeriod = z.enum(timeLimitPeriods)
export const limitMinutes = z.int().check(z.minimum(1), z.maximum(1440))

/** The length of a break, and of a self-exclusion. */
export const breakLengths = ['24h', '7d', '30d'] as const
export const exclusionLengths = ['6m', '1y', '2y', '3y', '4y', '5y', 'permanent'] as const
export const breakLength = z.enum(breakLengths)
export const exclusionLength = z.enum(exclusionLengths)

/** The minutes between two reality checks. */
export const realityIntervals = [15, 30, 60] as const
export const realityMinutes = z.literal(realityIntervals)

/** A limit in force with what is used of it, and the wish to raise or remove it. */
export const playLimit = z.object({
  kind: limitKind,
  period: limitPeriod,
  amount,
  used: money,
  left: money,
  /** When some of it comes free next. */
  resetsAt: timestamp,
  request: z.optional(
    z.object({
      /** Null wishes the limit away. */
      amount: z.nullable(amount),
      state: z.enum(['waiting', 'confirmable', 'lapsed']),
      filedAt: timestamp,
      confirmFrom: timestamp,
      confirmUntil: timestamp,
    }),
  ),
})
export type PlayLimit = z.infer<typeof playLimit>

/** A limit on time of play in force, and the wish to raise or remove it; the operator's is not the member's to change. */
export const playTimeLimit = z.object({
  period: timeLimitPeriod,
  minutes: limitMinutes,
  /** What is used of it, where that is counted at this moment. */
  usedMinutes: z.optional(whole),
  owner: z.optional(z.enum(['operator'])),
  request: z.optional(
    z.object({
      /** Null wishes the limit away. */
      minutes: z.nullable(limitMinutes),
      state: z.enum(['waiting', 'confirmable', 'lapsed']),
      filedAt: timestamp,
      confirmFrom: timestamp,
      confirmUntil: timestamp,
    }),
  ),
})
export type PlayTimeLimit = z.infer<typeof playTimeLimit>

/** Time without play; without an end for ever. With a source it is not the member's own (protection 22 and 23). */
export const playPause = z.object({
  kind: z.enum(['break', 'exclusion']),
  until: z.optional(timestamp),
  source: z.optional(z.enum(['staff', 'register'])),
})
export type PlayPause = z.infer<typeof playPause>

/** Everything that protects a member from playing too much, at the gateway's time `now`. */
export const protectionState = z.object({
  now: timestamp,
  limits: z.array(playLimit),
  /** Set by the operator: the tighter of one and the member's own binds. */
  operatorLimits: z.optional(z.array(playLimit)),
  timeLimits: z.optional(z.array(playTimeLimit)),
  pause: z.optional(playPause),
  realityMinutes,
  /** Whether this is the moment to ask for a deposit limit: none is set, and nothing was ever deposited. */
  asksForLimit: z.boolean(),
  /** Ours: when limits were last offered to the member, for 30 days (protection 21). */
  offeredAt: z.optional(timestamp),
  /** How long a raise waits, and how long it may be confirmed then, in ms. */
  waitMs: whole,
  confirmMs: whole,
})
export type ProtectionState = z.infer<typeof protectionState>

/** Play without a longer rest up to now: since when, with what result, and when it is to be looked at. */
export const playTime = z.object({
  now: timestamp,
  since: timestamp,
  nextCheckAt: timestamp,
  realityMinutes,
  rounds: whole,
  /** Of settled bets, as what was won and the result. */
  staked: money,
  won: money,
  result: money,
  /** The stakes of bets that are not settled yet, those on draws among them. */
  inPlay: money,
})
export type PlayTime = z.infer<typeof playTime>

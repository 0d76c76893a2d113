import type { timeLimitPeriods } from '@saola/protocol'
import { minuteMs } from '../lengths-of-time.ts'
import { refuse, type Refusal } from '../refusal.ts'
import type { LimitRequest } from './change-limit.ts'

/** Play in one go, or on a day of Vietnam's calendar. */
export type TimePeriod = (typeof timeLimitPeriods)[number]

/** A limit on time of play, in minutes, and the wish to raise or remove it that waits (protection 18). */
export type TimeLimit = {
  readonly period: TimePeriod
  readonly amount: number
  readonly request?: LimitRequest
  readonly owner?: 'operator'
}

/** How long somebody has played, in ms; a period that was not asked for is absent. */
export type PlayedTime = Readonly<Partial<Record<TimePeriod, number>>>

/** Sets a limit of time where there was none: at once. A day has 1,440 minutes. */
export function setTimeLimit(
  period: TimePeriod,
  amount: number,
): { kind: 'set'; limit: TimeLimit } | Refusal {
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > 1440) return refuse('protection.refused.amount')
  return { kind: 'set', limit: { period, amount } }
}

/** The limit that is used up, if one is: no stake is taken then (protection 18). Of several the tightest. */
export function usedUp(limits: readonly TimeLimit[], played: PlayedTime): TimeLimit | undefined {
  return limits
    .filter(({ period, amount }) => (played[period] ?? 0) >= amount * minuteMs)
    .sort((a, b) => a.amount - b.amount)
    .at(0)
}

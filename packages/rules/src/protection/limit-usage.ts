import type { limitKinds, limitPeriods } from '@saola/protocol'
import { dayMs } from '../lengths-of-time.ts'
import { civilDay, startOfCivilDay } from '../vietnam-time.ts'

/** What a limit bounds: money paid in, money lost, money staked. */
export type LimitKind = (typeof limitKinds)[number]

/** Over what time: any 24 hours, any 7 days, or the calendar month of Vietnam. */
export type LimitPeriod = (typeof limitPeriods)[number]

/** Money that moved, in đồng above zero, at a time in ms. */
export type Movement = {
  readonly kind: 'deposit' | 'stake' | 'win'
  readonly amount: number
  readonly at: number
}

/** How much of a limit is used, in đồng, and the next time in ms at which some of it comes free. */
export type LimitUsage = { readonly used: number; readonly resetsAt: number }

/** The first moment of the running period. */
export function limitFrom(period: LimitPeriod, now: number): number {
  if (period !== 'month') return now - lengthOf[period] + 1
  const { year, month } = civilDay(now)
  return startOfCivilDay(year, month, 1)
}

/**
 * What counts against a limit in the period that ends now: deposits, stakes, or stakes less winnings but never below
 * zero. A movement counts for 24 hours or 7 days to the millisecond, or until the month ends.
 */
export function usage(
  limit: { readonly kind: LimitKind; readonly period: LimitPeriod },
  movements: readonly Movement[],
  now: number,
): LimitUsage {
  const from = limitFrom(limit.period, now)
  const counted = movements.filter(({ at }) => at >= from && at <= now)
  const sum = counted.reduce((total, { kind, amount }) => total + weightOf[limit.kind][kind] * amount, 0)
  return { used: Math.max(0, sum), resetsAt: resetsAt(limit, counted, now) }
}

const lengthOf = { '24h': dayMs, '7d': 7 * dayMs } as const

const weightOf: Readonly<Record<LimitKind, Readonly<Record<Movement['kind'], 0 | 1 | -1>>>> = {
  deposit: { deposit: 1, stake: 0, win: 0 },
  loss: { deposit: 0, stake: 1, win: -1 },
  wager: { deposit: 0, stake: 1, win: 0 },
}

function resetsAt(
  { kind, period }: { kind: LimitKind; period: LimitPeriod },
  counted: readonly Movement[],
  now: number,
): number {
  if (period === 'month') {
    const { year, month } = civilDay(now)
    return startOfCivilDay(year, month + 1, 1)
  }
  // Winnings that leave the period use more of a loss limit, they set nothing free.
  const oldest = counted.reduce((first, movement) => {
    return weightOf[kind][movement.kind] > 0 ? Math.min(first, movement.at) : first
  }, now)
  return oldest + lengthOf[period]
}

import type { BetType } from './bet-type.ts'
import { payoutOf } from './exact-odds.ts'

/** A line of a bet: its way to bet, its numbers, đồng for one unit, and the gross return for a unit. */
export type LotteryLine = {
  readonly type: string
  readonly numbers: readonly string[]
  readonly base: number
  readonly odds: number
}

/** What a line costs in one draw: base x units x numbers, or base x units where the line is one bet (lottery 16). */
export function stakeOf({ units, priced }: BetType, line: Pick<LotteryLine, 'numbers' | 'base'>): number {
  return line.base * units * (priced === 'number' ? line.numbers.length : 1)
}

/** What the best single hit of a line pays, in whole đồng: what a slip shows as a possible win. */
export function payoutOfHit(
  { bestHit }: BetType,
  { base, odds }: Pick<LotteryLine, 'base' | 'odds'>,
): number {
  return payoutOf(base, odds, bestHit)
}

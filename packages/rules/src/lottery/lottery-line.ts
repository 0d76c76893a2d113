import { orderBounds } from '@saola/protocol'
import type { BetType } from './bet-type.ts'
import { payoutOf } from './exact-odds.ts'

/** A line of a bet: its way to bet, its numbers, đồng for one unit, and the gross return for a unit. */
export type LotteryLine = {
  readonly type: string
  readonly numbers: readonly string[]
  readonly base: number
  readonly odds: number
  /** Of a line over several stations: the lotteries that it looks at beside its own, all drawn on one day (lottery 72). */
  readonly stations?: readonly string[] | undefined
}

/** A line over several stations names so many beside its own. */
export const mostOtherStations = orderBounds.stations

/** How many pairs of stations a line is a bet on: two stations are one pair, three are three, four are six. */
export function stationPairs({ stations }: BetType, line: Pick<LotteryLine, 'stations'>): number {
  if (stations === 1) return 1
  const count = 1 + (line.stations?.length ?? 1)
  return (count * (count - 1)) / 2
}

/** What a line costs in one draw: base x units x numbers, or base x units where it is one bet, for each pair of stations (lottery 16). */
export function stakeOf(type: BetType, line: Pick<LotteryLine, 'numbers' | 'base' | 'stations'>): number {
  const { units, priced } = type
  return line.base * units * (priced === 'number' ? line.numbers.length : 1) * stationPairs(type, line)
}

/** What the best single hit of a line pays, in whole đồng: what a slip shows as a possible win. */
export function payoutOfHit(
  { bestHit }: BetType,
  { base, odds }: Pick<LotteryLine, 'base' | 'odds'>,
): number {
  return payoutOf(base, odds, bestHit)
}

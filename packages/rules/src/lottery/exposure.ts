import type { LotteryKind } from '@saola/protocol'
import { refuse, type Refusal } from '../refusal.ts'
import { findBetType } from './bet-types.ts'
import { payoutOf } from './exact-odds.ts'
import { payoutOfHit, stationPairs, type LotteryLine } from './lottery-line.ts'

/** What a number may cost whoever pays: the most that one hit on it pays, in whole đồng. */
export type Exposure = { readonly number: string; readonly amount: number }

/**
 * What each number of a line may cost (lottery 53). Numbers that win together only are one, named in their order; the same
 * number is one number whichever way it is bet on. Over several stations each of their pairs may pay (lottery 72).
 */
export function exposuresOf(kind: LotteryKind, line: LotteryLine): Exposure[] {
  const type = findBetType(kind, line.type)
  if (type === undefined) return []
  const amount = payoutOfHit(type, line) * stationPairs(type, line)
  const numbers = type.priced === 'number' ? line.numbers : [[...line.numbers].sort().join('-')]
  return numbers.map((number) => ({ number, amount }))
}

/** A number that would cost more than is free: what may still be bet on it that way, for a unit before the multiplier. */
export function refuseFullNumber(
  kind: LotteryKind,
  line: Pick<LotteryLine, 'type' | 'odds' | 'stations'>,
  { free, multiplier }: { free: number; multiplier: number },
): Refusal & { readonly params: { readonly freeAmount: number } } {
  const params = { freeAmount: Math.floor(freeBase(kind, line, free) / multiplier) }
  return { ...refuse('lottery.refused.number_full'), params }
}

/** The largest base of a line whose hit costs no more than what is free; 0 where nothing is. */
function freeBase(
  kind: LotteryKind,
  line: Pick<LotteryLine, 'type' | 'odds' | 'stations'>,
  allFree: number,
): number {
  const type = findBetType(kind, line.type)
  if (type === undefined || allFree <= 0) return 0
  const { odds } = line
  const free = Math.floor(allFree / stationPairs(type, line))
  const ofMillion = payoutOf(1_000_000, odds, type.bestHit)
  let base = Math.ceil((free / ofMillion) * 1_000_000) + 1
  while (base > 0 && payoutOf(base, odds, type.bestHit) > free) base -= 1
  return base
}

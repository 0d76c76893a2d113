import type { LotteryKind } from '@saola/protocol'
import type { BetType } from './bet-type.ts'
import { regionBets } from './region-bets.ts'
import { isRegion } from './region-prizes.ts'

/** The ways to bet on a kind of lottery, in the order of a menu (lottery 15). */
export function betTypes(kind: LotteryKind): readonly BetType[] {
  return isRegion(kind) ? regionBets(kind) : []
}

/** One way to bet on a kind of lottery; undefined where the kind does not have it. */
export function findBetType(kind: LotteryKind, id: string): BetType | undefined {
  return byId(kind).get(id)
}

const indexes = new Map<LotteryKind, ReadonlyMap<string, BetType>>()

function byId(kind: LotteryKind): ReadonlyMap<string, BetType> {
  const index = indexes.get(kind) ?? new Map(betTypes(kind).map((type) => [type.id, type]))
  indexes.set(kind, index)
  return index
}

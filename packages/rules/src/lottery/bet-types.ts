import type { LotteryKind } from '@saola/protocol'
import type { BetType } from './bet-type.ts'
import { laoBets, malayBets, maxBets, singaporeBets, thaiBets } from './kinds/digit-bets.ts'
import { megaBets, powerBets } from './kinds/jackpot-bets.ts'
import { kenoBets } from './kinds/keno-bets.ts'
import { regionBets } from './region-bets.ts'
import { isRegion, type Region } from './region-prizes.ts'

/** The ways to bet on a kind of lottery, in the order of a menu (lottery 15). */
export function betTypes(kind: LotteryKind): readonly BetType[] {
  return isRegion(kind) ? regionBets(kind) : otherBets[kind]
}

/** One way to bet on a kind of lottery; undefined where the kind does not have it. */
export function findBetType(kind: LotteryKind, id: string): BetType | undefined {
  return byId(kind).get(id)
}

const otherBets: Readonly<Record<Exclude<LotteryKind, Region>, readonly BetType[]>> = {
  'mega-645': megaBets,
  'power-655': powerBets,
  'max-3d': maxBets,
  keno: kenoBets,
  thai: thaiBets,
  lao: laoBets,
  'malay-4d': malayBets,
  'singapore-4d': singaporeBets,
}

const indexes = new Map<LotteryKind, ReadonlyMap<string, BetType>>()

function byId(kind: LotteryKind): ReadonlyMap<string, BetType> {
  const index = indexes.get(kind) ?? new Map(betTypes(kind).map((type) => [type.id, type]))
  indexes.set(kind, index)
  return index
}

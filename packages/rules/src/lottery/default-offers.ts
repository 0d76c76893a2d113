import type { LotteryKind } from '@saola/protocol'
import type { BetType } from './bet-type.ts'
import { betTypes } from './bet-types.ts'

/** What a way to bet pays and how much may be bet on it, in đồng for one unit. */
export type DefaultOffer = {
  readonly type: string
  readonly odds: number
  readonly minBase: number
  readonly maxBase: number
}

/** What a new merchant offers on a kind of lottery: each way to bet (lottery 22). */
export function defaultOffers(kind: LotteryKind): DefaultOffer[] {
  const minBase = plays.has(kind) ? play : smallestBase
  return betTypes(kind).map((type) => ({
    type: type.id,
    odds: type.odds,
    minBase,
    maxBase: Math.max(minBase, largestBase(type)),
  }))
}

/** A unit costs at least this, in đồng. */
const smallestBase = 1_000

/** A play of the Vietlott family costs at least this, in đồng. */
const play = 10_000
const plays: ReadonlySet<LotteryKind> = new Set(['mega-645', 'power-655', 'max-3d', 'keno'])

/** A unit costs at most this, in đồng. */
const largestUnit = 50_000_000

/** One hit pays about this at most, in đồng. */
const largestHit = 1_000_000_000

/** Cut to one digit and zeros, so that the bound is a number that people can say. */
function largestBase({ odds, bestHit }: BetType): number {
  const whole = Math.min(largestUnit, Math.floor((largestHit * 1_000) / (odds * bestHit)))
  const step = 10 ** (String(whole).length - 1)
  return whole - (whole % step)
}

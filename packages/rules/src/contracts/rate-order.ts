import { wholeRate } from '../rate.ts'
import type { Terms, Tier } from './terms.ts'

/** A rate as an exact fraction of the bet or of the profit: no float decides about money. */
export type RateFraction = { readonly part: bigint; readonly whole: bigint }

/** What a tier pays as a fraction; a fixed amount counts against its bet volume (contracts 8). */
export function tierFraction(tier: Pick<Tier, 'rate' | 'rateType' | 'betVolume'>): RateFraction {
  return { part: BigInt(tier.rate), whole: BigInt(tier.rateType === 'F' ? tier.betVolume : wholeRate) }
}

/** A rate in thousandths of a percent as a fraction. */
export function rateFraction(rate: number): RateFraction {
  return { part: BigInt(rate), whole: BigInt(wholeRate) }
}

/** Whether `a` is the higher one. A fixed amount for no bet at all is above everything. */
export function isHigher(a: RateFraction, b: RateFraction): boolean {
  return a.part * b.whole > b.part * a.whole
}

/** The highest rate of a ladder; nothing for an empty one. */
export function topRate(tiers: readonly Tier[]): RateFraction {
  return tiers.map(tierFraction).reduce((top, rate) => (isHigher(rate, top) ? rate : top), rateFraction(0))
}

/**
 * Whether terms promise a higher rate than others: the top of the ladder, or either rate of a real-time salary.
 * Throws for terms of two kinds.
 */
export function paysAbove(a: Terms, b: Terms): boolean {
  if (a.kind === 'realtime' && b.kind === 'realtime') {
    return a.lossRate > b.lossRate || a.profitRate > b.profitRate
  }
  if (a.kind === 'realtime' || b.kind === 'realtime' || a.kind !== b.kind) {
    throw new RangeError(`A ${a.kind} contract has no rate of a ${b.kind} contract`)
  }
  return isHigher(topRate(a.tiers), topRate(b.tiers))
}

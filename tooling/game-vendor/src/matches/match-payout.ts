import { matchRules } from '@saola/game-engines'
import { decimalOdds, parlayOdds, returnOf, type LegResult } from '@saola/rules'

/** A leg as it stands: its odds in thousandths, and how it ended, once it has. */
export type StandingLeg = { readonly odds: number; readonly result: LegResult | null }

/**
 * The most that a bet can return, in whole đồng: a leg counts as it ended, one that goes on as if it won, and together at
 * most the stake times the published odds (games 64, 65, 87). Once all legs have ended it is what the bet pays.
 */
export function mostPayout(stake: number, legs: readonly StandingLeg[]): number {
  const ends = legs.map(({ odds, result }) => ({ odds: decimalOdds(odds), result: result ?? 'won' }))
  return Math.min(returnOf(stake, ends), stake * matchRules.maxParlayOdds)
}

/** The odds of all legs together, in thousandths and cut there; a parlay's are at most the published ones (games 65). */
export function totalOdds(odds: readonly number[]): number {
  const { numerator, denominator } = parlayOdds(odds.map(decimalOdds))
  return Math.min(Number((numerator * 1000n) / denominator), matchRules.maxParlayOdds * 1000)
}

/** The odds of the legs that still count, together, in thousandths (games 87). */
export function standingOdds(legs: readonly StandingLeg[]): number {
  return totalOdds(countingLegs(legs).map(({ odds }) => odds))
}

/** The legs that make a parlay's odds: a leg that was called off or returned counts one (games 87); all where none is left. */
export function countingLegs<T extends StandingLeg>(legs: readonly T[]): readonly T[] {
  const counting = legs.filter(({ result }) => result !== 'push')
  return counting.length > 0 ? counting : legs
}

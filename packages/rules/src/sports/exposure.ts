import { legResult, type Leg, type Score } from './settle-leg.ts'

/** What bets on one match, and on one market of it, may cost a merchant at most, in whole đồng. */
export type MatchBounds = { readonly match: number; readonly market: number }

/** The bounds of a merchant that has set none (games 124). */
export const matchBounds: MatchBounds = { match: 20_000_000_000, market: 10_000_000_000 }

/** A leg on a match, and the most that its bet pays. */
export type PossiblePayout = { readonly leg: Leg; readonly amount: number }

/** Points of a side that tell all legs apart: a line or a score beyond them is as good as lost or won. */
const mostPoints = 15

const finals: readonly Score[] = Array.from({ length: (mostPoints + 1) ** 2 }, (_, at) => ({
  home: Math.floor(at / (mostPoints + 1)),
  away: at % (mostPoints + 1),
}))

/**
 * The most that some bets on one match pay together at any final score (games 124). A leg that is not lost counts whole, one that is
 * returned or wins half too, and a parlay as if its other legs won.
 */
export function costOf(payouts: readonly PossiblePayout[]): number {
  return mostAt(finals, payouts)
}

/** What may still be paid on a leg beside bets that stand, within the bounds; 0 where nothing may. */
export function freePayout(payouts: readonly PossiblePayout[], leg: Leg, bounds: MatchBounds): number {
  const ofMarket = payouts.filter((payout) => payout.leg.market === leg.market)
  const ends = finals.filter((final) => legResult(leg, final) !== 'lost')
  const free = Math.min(bounds.match - mostAt(ends, payouts), bounds.market - mostAt(ends, ofMarket))
  return Math.max(0, free)
}

function mostAt(scores: readonly Score[], payouts: readonly PossiblePayout[]): number {
  return scores.reduce((most, final) => {
    const paid = payouts.reduce(
      (sum, { leg, amount }) => (legResult(leg, final) === 'lost' ? sum : sum + amount),
      0,
    )
    return Math.max(most, paid)
  }, 0)
}

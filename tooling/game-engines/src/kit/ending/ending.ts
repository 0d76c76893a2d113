import type { ShownRound } from '../table-api.ts'

/** How a round ended for its player: a return at or below the stake is no win (games 36). */
export type Ending = 'won' | 'returned' | 'lost'

/** The ending of a round that is over. */
export function endingOf(round: Pick<ShownRound, 'payout' | 'staked'>): Ending {
  if (round.payout > round.staked) return 'won'
  return round.payout > 0 ? 'returned' : 'lost'
}

import type { ShownRound } from '../table-api.ts'

/** How a round ended for its player: a return at or below the stake is no win (games 36). */
export type Ending = 'won' | 'returned' | 'lost'

/** What the ending of a round is told by. */
type Ended = Pick<ShownRound, 'payout' | 'staked'> & Partial<Pick<ShownRound, 'state'>>

/** The ending of a round that is over; one whose stake came back is neither won nor lost (games 136). */
export function endingOf(round: Ended): Ending {
  if (round.state === 'rolled-back' || round.state === 'voided') return 'returned'
  if (round.payout > round.staked) return 'won'
  return round.payout > 0 ? 'returned' : 'lost'
}

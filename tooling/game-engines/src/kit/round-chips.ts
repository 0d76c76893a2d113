import { byId, h } from './dom.ts'
import { asResult } from './numbers.ts'
import { text } from './page-data.ts'
import type { ShownRound } from './table-api.ts'

const shownChips = 20
const list = byId('rounds')

/** How a round ended for its player: a return at or below the stake is no win (games 36). */
export type Ending = 'won' | 'returned' | 'lost'

/** The ending of a round that is over. */
export function endingOf(round: Pick<ShownRound, 'payout' | 'staked'>): Ending {
  if (round.payout > round.staked) return 'won'
  return round.payout > 0 ? 'returned' : 'lost'
}

/** Shows the last rounds, the newest first. */
export function showRounds(rounds: readonly ShownRound[]): void {
  const shown = rounds.filter((round) => round.state === 'paid').slice(0, shownChips)
  if (shown.length > 0) list.replaceChildren(...shown.map(chipOf))
  list.scrollLeft = 0
}

function chipOf(round: ShownRound): HTMLLIElement {
  const ending = endingOf(round)
  const result = asResult(round.result)
  return h(
    'li',
    { class: `round ${ending}`, 'data-round-id': round.roundId },
    h('span', { 'aria-hidden': 'true' }, result),
    h('span', { class: 'unseen' }, text(`history.${ending}`, { result })),
  )
}

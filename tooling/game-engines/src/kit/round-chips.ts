import { byId, h } from './dom.ts'
import { asResult } from './numbers.ts'
import { text } from './page-data.ts'
import { endingOf } from './ending/ending.ts'
import { saidResult } from '../cards/shown-result.ts'
import type { ShownRound } from './table-api.ts'

const shownChips = 20
const list = byId('rounds')

/** Shows the last rounds, the newest first. */
export function showRounds(rounds: readonly ShownRound[]): void {
  const shown = rounds.filter((round) => round.state === 'paid').slice(0, shownChips)
  if (shown.length > 0) list.replaceChildren(...shown.map(chipOf))
  list.scrollLeft = 0
}

function chipOf(round: ShownRound): HTMLLIElement {
  const ending = endingOf(round)
  const words = ending === 'returned' && round.payout === round.staked ? 'even' : ending
  return h(
    'li',
    { class: `round ${ending}`, 'data-round-id': round.roundId },
    h('span', { 'aria-hidden': 'true' }, asResult(round.result)),
    h('span', { class: 'unseen' }, text(`history.${words}`, { result: saidResult(round.result) })),
  )
}

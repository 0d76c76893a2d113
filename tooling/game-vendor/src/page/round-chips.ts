import { asMultiplier, byId, text } from './page-data.ts'
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
  const won = round.payout > 0
  const chip = document.createElement('li')
  chip.className = won ? 'round won' : 'round'
  chip.dataset['roundId'] = round.roundId
  const result = asMultiplier(round.result)
  const figure = document.createElement('span')
  figure.ariaHidden = 'true'
  figure.textContent = result
  const words = document.createElement('span')
  words.className = 'unseen'
  words.textContent = text(won ? 'history.won' : 'history.lost', { result })
  chip.append(figure, words)
  return chip
}

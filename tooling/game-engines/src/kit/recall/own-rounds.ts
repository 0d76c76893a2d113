import { shownResult } from '../../cards/shown-result.ts'
import { byId, h } from '../dom.ts'
import { endingOf } from '../ending/ending.ts'
import { wordsOf } from '../ending/ending-words.ts'
import { wordsOfFailure } from '../failure-words.ts'
import { verifyAddress } from '../fair-check.ts'
import { asMoney, asTime } from '../numbers.ts'
import { pageData, text } from '../page-data.ts'
import type { ShownRound } from '../table-api.ts'
import { factsOf, listFacts } from './round-facts.ts'

/** How what was played is recalled. */
export type Recall = {
  features: () => Promise<readonly ShownRound[]>
  /** Shows a round once more; left out where the stage cannot. */
  replay: ((roundId: string) => void) | undefined
}

const shownRounds = 20

/** Lists the player's own rounds, each with its details. */
export function showOwnRounds(rounds: readonly ShownRound[], recall: Recall): void {
  fill(rounds.slice(0, shownRounds), recall, 'history.empty')
}

/** Makes the button work that lists the last features instead; a title without features has none (games 131). */
export function prepareFeatures(recall: Recall): void {
  const button = byId<HTMLButtonElement>('features')
  button.hidden = pageData.facts.featureIn === undefined
  button.addEventListener('click', () => void showFeatures(recall))
}

async function showFeatures(recall: Recall): Promise<void> {
  try {
    fill(await recall.features(), recall, 'recall.features.empty')
  } catch (failure) {
    byId('own-rounds').replaceChildren(h('li', { class: 'empty' }, wordsOfFailure(failure).words))
  }
}

function fill(rounds: readonly ShownRound[], recall: Recall, empty: string): void {
  const rows = rounds.map((round) => rowOf(round, recall))
  byId('own-rounds').replaceChildren(...(rows.length > 0 ? rows : [h('li', { class: 'empty' }, text(empty))]))
}

function rowOf(round: ShownRound, recall: Recall): HTMLLIElement {
  const link = h(
    'a',
    { href: verifyAddress(round.roundId), target: '_blank', rel: 'noopener' },
    asTime(round.playedAt),
  )
  link.ariaLabel = text('history.verify', { time: asTime(round.playedAt) })
  const amounts =
    round.state === 'paid'
      ? text('history.row', { stake: asMoney(round.staked), payout: asMoney(round.payout) })
      : wordsOf(round)
  return h(
    'li',
    { class: endingOf(round) },
    link,
    h('span', {}, amounts),
    h('b', {}, ...shownResult(round.result)),
    detailsOf(round, recall),
  )
}

function detailsOf(round: ShownRound, { replay }: Recall): HTMLElement {
  const details = h('details', {}, h('summary', {}, text('recall.details')), listFacts(factsOf(round)))
  // What was returned before it was decided has no last picture.
  if (replay && round.isOver && round.view !== null) {
    const button = h('button', { type: 'button', class: 'second' }, text('replay'))
    button.addEventListener('click', () => {
      byId<HTMLDialogElement>('rules').close()
      replay(round.roundId)
    })
    details.append(button)
  }
  return details
}

import { byId, h } from '../../kit/dom.ts'
import { asMoment, asMoney } from '../../kit/numbers.ts'
import { paceOf } from '../../kit/pace.ts'
import { text } from '../../kit/page-data.ts'
import { openRecall, recallNote, sayAlike, wordsOfEnd, type KeptEnd } from '../../kit/recall/open-recall.ts'
import { keptFacts, type KeptFact } from '../../kit/recall/round-facts.ts'
import type { Chips } from '../table-engine.ts'
import type { TableRules } from '../table-rules.ts'
import { addChips } from './bet-line.ts'
import { createBoard } from './board.ts'
import { endOfRound } from './round-end.ts'
import type { LastRound, ShownBet } from './table-calls.ts'
import type { TableScene } from './table-scene.ts'

/** A round of the table as the server shows it again, with all bets that this player had in it. */
type RecalledTable<Outcome> = {
  round: Pick<LastRound, 'roundId' | 'number' | 'result' | 'serverSeedHash'> & {
    /** None before it is drawn. */
    outcome: Outcome | null
    engineVersion: string | null
    modelHash: string | null
  }
  bets: readonly RecalledBet[]
}

type RecalledBet = ShownBet & {
  /** Whether it is the one that was asked for. */
  isAsked: boolean
  placedAt: number
  balanceBefore: number | null
  balanceAfter: number | null
}

/** Shows a round of the table again: the player's chips on the board, the outcome in its scene, what each bet paid (games 137). */
export async function showRecalledTable<Outcome>(scene: TableScene<Outcome>, token: string): Promise<void> {
  const rules = scene.engine.table
  scene.mount(byId('stage'))
  const board = createBoard(rules, scene.board, () => undefined)
  byId('board').append(board.element)
  board.setOpen(false)
  const recalled = await openRecall<RecalledTable<Outcome>>(token, sayAlike)
  if (!recalled) return
  const { round, bets } = recalled
  byId('round-number').textContent = text('table.round', { number: String(round.number) })
  scene.present?.(round.number)
  board.price(rules.pricesOf?.(round.number) ?? rules.cells)
  const cells = chipsOf(bets)
  board.showChips(cells, {}, {})
  const more = [h('ol', { class: 'own-rounds' }, ...bets.map((bet) => betRow(rules, bet)))]
  const roundId = round.outcome === null ? undefined : round.roundId
  byId('board').after(recallNote({ facts: factsOf(recalled), roundId, more }))
  if (round.outcome === null) return sayAlike(text('recall.not_drawn'))
  const { outcome } = round
  byId('table').dataset['mood'] = 'running'
  byId('verdict').textContent = text('replay.running')
  scene.cover()
  // What is over is shown, not played: it makes no sound.
  await scene.show(outcome, paceOf({ isTurbo: false }), () => undefined, cells)
  board.light((cell) => scene.isWon(outcome, cell))
  const { mood, words } = endOfRound({ bets, number: round.number, result: round.result })
  byId('table').dataset['mood'] = mood
  sayAlike(words)
}

/** What lay on the board when the round was drawn. */
function chipsOf(bets: readonly RecalledBet[]): Chips {
  return bets
    .filter(({ state }) => endOf(state) !== 'returned' && state !== 'refused')
    .reduce<Chips>((sum, { cells }) => addChips(sum, cells), {})
}

function betRow(rules: TableRules, bet: RecalledBet): HTMLElement {
  const names = Object.entries(bet.cells)
    .map(([cell, amount]) => `${rules.nameOf(cell, text)} ${asMoney(amount)}`)
    .join(', ')
  const words = wordsOfEnd(endOf(bet.state), { staked: bet.stake, payout: bet.payout ?? 0 })
  const name = h(bet.isAsked ? 'b' : 'span', {}, names)
  return h('li', {}, h('span', {}, asMoment(bet.placedAt)), name, h('span', {}, words))
}

/** The facts of the round, and the balances around the bet that was asked for. */
function factsOf<Outcome>({ round, bets }: RecalledTable<Outcome>): KeptFact[] {
  const { engineVersion, modelHash } = round
  const asked = bets.find(({ isAsked }) => isAsked)
  return [
    ...keptFacts({
      engineVersion,
      modelHash,
      balanceBefore: asked?.balanceBefore,
      balanceAfter: asked?.balanceAfter,
    }),
    ...(round.result === '' ? [] : ([[text('recall.result'), round.result]] as const)),
    [text('recall.round'), round.roundId],
    [text('fair.server_seed_hash'), round.serverSeedHash],
  ]
}

function endOf(state: ShownBet['state']): KeptEnd {
  switch (state) {
    case 'paid':
      return 'ended'
    case 'rolling-back':
    case 'rolled-back':
      return 'returned'
    case 'voided':
    case 'refused':
      return state
    case 'created':
    case 'debited':
    case 'decided':
      return 'open'
    default:
      return state satisfies never
  }
}

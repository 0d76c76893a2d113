import { button, h } from '../kit/dom.ts'
import type { GamePage, Table } from '../kit/game-page.ts'
import { asMoney } from '../kit/numbers.ts'
import { text } from '../kit/page-data.ts'
import { startGame } from '../kit/start-game.ts'
import type { ShownRound } from '../kit/table-api.ts'
import { valuesAgainst, type BlackjackValues } from './best-act.ts'
import { blackjack, type BlackjackChoice } from './blackjack-engine.ts'
import type { BlackjackAct, BlackjackMove, BlackjackView } from './blackjack-view.ts'
import { createFelt } from './felt.ts'

type BlackjackRound = ShownRound<BlackjackChoice, BlackjackView>

const acts = [
  'hit',
  'stand',
  'double',
  'split',
  'insure',
  'decline',
] as const satisfies readonly BlackjackAct[]

const felt = createFelt()
const buttons = acts.map((act) =>
  button('', () => choose(act), { class: 'second act-button', 'data-act': act, hidden: true }),
)
const hint = button(text('cards.hint'), toggleHint, { class: 'quiet hint-switch', 'aria-pressed': 'false' })
const knownValues = new Map<number, BlackjackValues>()
let table: Table<undefined, BlackjackMove> | undefined
let open: BlackjackRound | undefined
let isHinting = false

const page: GamePage<undefined, BlackjackChoice, BlackjackMove, BlackjackView> = {
  engine: blackjack,
  mount({ stage, controls }, given) {
    table = given
    stage.append(felt.element)
    controls.append(
      h('div', { class: 'act-buttons', role: 'group', 'aria-label': text('blackjack.acts') }, ...buttons),
      hint,
    )
  },
  readChoice: () => ({}),
  async show(round, pace, before) {
    open = undefined
    refreshActs()
    await felt.show(round.view, { before: before?.view, pace, tick: () => table?.sound('tick') })
    open = round.isOver ? undefined : round
    refreshActs()
    buttons.find((each) => !each.hidden)?.focus({ preventScroll: true })
  },
  facts(stake, waiting) {
    const staked = waiting?.staked ?? stake
    return [
      { name: text('blackjack.staked'), value: staked > 0 ? asMoney(staked) : '–' },
      { name: text('blackjack.natural_pays'), value: stake > 0 ? asMoney(Math.floor(stake * 2.5)) : '–' },
    ]
  },
  autoMove: ({ view }) => ({ act: bestAct(view) }),
  rules: () => [
    h(
      'ul',
      { class: 'prizes' },
      ...['deck', 'dealer', 'double', 'split', 'insurance', 'edge'].map((rule) =>
        h('li', {}, text(`blackjack.rule.${rule}`)),
      ),
    ),
  ],
}

await startGame(page)

function choose(act: BlackjackAct): void {
  if (open?.view.acts.includes(act)) table?.move({ act })
}

function toggleHint(): void {
  isHinting = !isHinting
  hint.ariaPressed = String(isHinting)
  refreshActs()
}

/** What pays most on average; an insurance never does. */
function bestAct(view: BlackjackView): BlackjackAct {
  const hand = view.turn === undefined ? undefined : view.hands[view.turn]
  if (!hand) return 'decline'
  const values = knownValues.get(view.dealerTotal) ?? valuesAgainst(view.dealerTotal)
  knownValues.set(view.dealerTotal, values)
  return values.best(view.acts, hand)
}

function refreshActs(): void {
  const advised = open && isHinting ? bestAct(open.view) : undefined
  for (const [index, each] of buttons.entries()) {
    const act = acts[index] ?? 'stand'
    const isOpen = open?.view.acts.includes(act) === true
    each.hidden = !isOpen
    if (!isOpen || !open) continue
    const words = text(`blackjack.${act}`, { amount: asMoney(addedBy(act, open)) })
    each.textContent = words
    each.dataset['advised'] = String(act === advised)
    each.ariaLabel = act === advised ? text('cards.advised', { words }) : words
  }
}

/** What an act adds to the stake. */
function addedBy(act: BlackjackAct, round: BlackjackRound): number {
  return act === 'insure' ? Math.floor(round.stake / 2) : round.stake
}

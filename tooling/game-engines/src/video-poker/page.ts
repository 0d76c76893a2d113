import { cardName } from '../cards/card-names.ts'
import { layBack, layFace, turnCard } from '../cards/turn-card.ts'
import { button, h } from '../kit/dom.ts'
import type { GamePage, Table } from '../kit/game-page.ts'
import { asMoney } from '../kit/numbers.ts'
import type { Pace } from '../kit/pace.ts'
import { text } from '../kit/page-data.ts'
import { startGame } from '../kit/start-game.ts'
import type { ShownRound } from '../kit/table-api.ts'
import { findBestHold, type BestHold } from './best-hold.ts'
import { createPayTable } from './pay-table.ts'
import {
  videoPoker,
  type VideoPokerChoice,
  type VideoPokerMove,
  type VideoPokerView,
} from './video-poker-engine.ts'

type PokerRound = ShownRound<VideoPokerChoice, VideoPokerView>

const suspenseMs = 250
const stepMs = 6
const allPlaces = [0, 1, 2, 3, 4]

const cards = allPlaces.map((place) =>
  button('', () => toggle(place), { class: 'card', 'data-place': place }),
)
const marks = allPlaces.map(() => h('span', { class: 'mark-held', 'aria-hidden': 'true' }))
const row = h(
  'div',
  { class: 'poker-row', role: 'group', 'aria-label': text('video-poker.cards') },
  ...cards.map((card, place) => h('div', { class: 'poker-place' }, card, marks[place] ?? '')),
)
const payTable = createPayTable()
const hint = button(text('cards.hint'), toggleHint, { class: 'quiet hint-switch', 'aria-pressed': 'false' })

let held = new Set<number>()
let shownCards: readonly number[] = []
let isHoldOpen = false
let isHinting = false
let best: BestHold | undefined
let table: Table<undefined, VideoPokerMove> | undefined

const page: GamePage<undefined, VideoPokerChoice, VideoPokerMove, VideoPokerView> = {
  engine: videoPoker,
  mount({ stage, controls }, given) {
    table = given
    stage.append(payTable.element, row)
    controls.append(hint)
    for (const card of cards) layBack(card)
    refreshHolds()
    row.addEventListener('keydown', walk)
  },
  readChoice: () => ({}),
  async show(round, pace, before) {
    isHoldOpen = false
    await (round.isOver ? showExchange(round, pace, before) : showDeal(round, pace))
    isHoldOpen = !round.isOver
    refreshHolds()
  },
  facts(stake, waiting) {
    const hand = waiting?.view.hand ?? 'nothing'
    payTable.showStake(waiting?.stake ?? stake)
    const now = waiting ? text(`video-poker.hand.${hand}`) : '–'
    return [
      { name: text('video-poker.hand'), value: now },
      { name: text('video-poker.pays'), value: waiting ? asMoney(waiting.payout) : '–' },
    ]
  },
  mainMove: () => ({
    move: { hold: [...held].sort() },
    words: text(held.size === 5 ? 'video-poker.stand' : 'video-poker.draw', { count: String(5 - held.size) }),
  }),
  autoMove: () => ({ hold: best?.hold ?? allPlaces }),
  rules: () => [h('p', {}, text('video-poker.best_play'))],
}

await startGame(page)

async function showDeal(round: PokerRound, pace: Pace): Promise<void> {
  held = new Set()
  best = undefined
  refreshHolds()
  payTable.mark(undefined)
  for (const card of cards) layBack(card)
  await pace.wait(suspenseMs)
  await turn(round.view.cards, allPlaces, pace)
  payTable.mark(round.view.hand)
  best = await think(round.view.cards)
}

async function showExchange(round: PokerRound, pace: Pace, before: PokerRound | undefined): Promise<void> {
  const stayed = round.view.held ?? []
  held = new Set(stayed)
  if (!before) lay(round.view.dealt ?? round.view.cards)
  refreshHolds()
  const fresh = allPlaces.filter((place) => !held.has(place))
  for (const place of fresh) layBack(cards[place] ?? row)
  await pace.wait(suspenseMs)
  await turn(round.view.cards, fresh, pace)
  payTable.mark(round.view.hand)
}

function lay(faces: readonly number[]): void {
  shownCards = faces
  for (const [place, card] of cards.entries()) layFace(card, faces[place] ?? 0)
}

async function turn(faces: readonly number[], places: readonly number[], pace: Pace): Promise<void> {
  shownCards = faces
  for (const place of places) {
    table?.sound('tick')
    const card = cards[place]
    if (card) await turnCard(card, faces[place] ?? 0, pace)
  }
}

/** Looks for the best hold in steps that leave every frame its time. */
async function think(faces: readonly number[]): Promise<BestHold> {
  const work = findBestHold(faces)
  for (;;) {
    const until = performance.now() + stepMs
    while (performance.now() < until) {
      const step = work.next()
      if (step.done) return step.value
    }
    await new Promise((resolve) => setTimeout(resolve))
  }
}

function toggle(place: number): void {
  if (!isHoldOpen) return
  if (held.has(place)) held.delete(place)
  else held.add(place)
  refreshHolds()
  table?.refresh()
}

function toggleHint(): void {
  isHinting = !isHinting
  hint.ariaPressed = String(isHinting)
  refreshHolds()
}

function refreshHolds(): void {
  row.dataset['open'] = String(isHoldOpen)
  for (const [place, card] of cards.entries()) {
    const isHeld = held.has(place)
    const isAdvised = isHinting && isHoldOpen && best?.hold.includes(place) === true
    card.ariaPressed = String(isHeld)
    card.disabled = !isHoldOpen
    card.dataset['advised'] = String(isAdvised)
    const face = shownCards[place]
    const words = face === undefined ? text('cards.face_down') : cardName(face)
    card.ariaLabel = isAdvised ? text('cards.advised', { words }) : words
    const mark = marks[place]
    if (mark) mark.textContent = isHeld ? text('video-poker.held') : ''
  }
}

/** Arrows walk along the cards. */
function walk(event: KeyboardEvent): void {
  const at = cards.findIndex((card) => card === document.activeElement)
  const to = at + ({ ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0)
  if (at < 0 || to === at) return
  cards[to]?.focus()
}

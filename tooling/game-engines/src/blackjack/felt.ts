import { cardName } from '../cards/card-names.ts'
import { layBack, layFace, turnCard } from '../cards/turn-card.ts'
import { h } from '../kit/dom.ts'
import { asMoney } from '../kit/numbers.ts'
import type { Pace } from '../kit/pace.ts'
import { text } from '../kit/page-data.ts'
import type { BlackjackHand, BlackjackView } from './blackjack-view.ts'

const dealMs = 160
const suspenseMs = 250

/** The cards on the table. */
export type Felt = {
  element: HTMLElement
  /** Lays what came since `before`, one card after another, the dealer's last. */
  show: (
    view: BlackjackView,
    options: { before: BlackjackView | undefined; pace: Pace; tick: () => void },
  ) => Promise<void>
}

/** Makes an empty table. */
export function createFelt(): Felt {
  const dealer = createRow('dealer')
  const own = h('div', { class: 'own-hands' })
  const element = h('div', { class: 'felt' }, dealer.element, own)
  let rows: Row[] = []
  dealer.lay([], true)
  return {
    element,
    async show(view, { before, pace, tick }) {
      const isNew = before === undefined
      if (isNew || rows.length !== view.hands.length) {
        rows = view.hands.map(() => createRow('hand'))
        own.replaceChildren(...rows.map((row) => row.element))
      }
      const dealerBefore = isNew ? [] : view.dealer.slice(0, 1)
      dealer.lay(dealerBefore, true)
      dealer.say(before && dealerBefore.length > 0 ? dealerWords(before.dealerTotal) : '')
      for (const [index, row] of rows.entries()) {
        const known =
          before?.hands.length === view.hands.length ? (before.hands[index]?.cards.length ?? 0) : 0
        row.lay(view.hands[index]?.cards.slice(0, isNew ? 0 : Math.max(known, 1)) ?? [])
        row.element.dataset['turn'] = 'false'
      }
      if (isNew) await pace.wait(suspenseMs)
      for (const [index, row] of rows.entries()) {
        await row.add(view.hands[index]?.cards ?? [], { pace, tick })
        row.say(wordsOf(view.hands[index]))
      }
      await dealer.add(view.dealer, { pace, tick })
      dealer.say(dealerWords(view.dealerTotal))
      for (const [index, row] of rows.entries()) row.element.dataset['turn'] = String(view.turn === index)
    },
  }
}

function dealerWords(total: number): string {
  return `${text('blackjack.dealer')} · ${text('blackjack.total', { total: String(total) })}`
}

function wordsOf(hand: BlackjackHand | undefined): string {
  if (!hand) return ''
  const total = text(hand.isSoft && hand.total < 21 ? 'blackjack.soft' : 'blackjack.total', {
    total: String(hand.total),
  })
  const end = hand.end === undefined ? '' : ` · ${text(`blackjack.end.${hand.end}`)}`
  return `${total} · ${asMoney(hand.stake)}${end}`
}

type Row = {
  element: HTMLElement
  /** Lays cards at once; a dealer's first card alone has a hidden one beside it. */
  lay: (cards: readonly number[], withHidden?: boolean) => void
  /** Turns the cards that do not lie yet, one by one. */
  add: (cards: readonly number[], options: { pace: Pace; tick: () => void }) => Promise<void>
  say: (words: string) => void
}

const placeOf = (): HTMLElement => h('span', { class: 'card' })

function createRow(kind: 'dealer' | 'hand'): Row {
  const places = h('div', { class: 'places', role: 'img' })
  const words = h('p', { class: 'hand-words' })
  const element = h('div', { class: `row ${kind}` }, places, words)
  let laid: readonly number[] = []
  let hidden: HTMLElement | undefined
  function name(): void {
    const names = laid.map(cardName)
    if (hidden) names.push(text('cards.face_down'))
    places.ariaLabel = `${text(`blackjack.${kind}`)}: ${names.join(', ')}`
    places.dataset['count'] = String(Math.min(8, laid.length + (hidden ? 1 : 0)))
  }
  return {
    element,
    lay(cards, withHidden = false) {
      laid = cards
      const faces = cards.map((card) => {
        const place = placeOf()
        layFace(place, card)
        return place
      })
      hidden = withHidden && cards.length < 2 ? placeOf() : undefined
      if (hidden) layBack(hidden)
      places.replaceChildren(...faces, ...(hidden ? [hidden] : []))
      name()
    },
    async add(cards, { pace, tick }) {
      for (const card of cards.slice(laid.length)) {
        const isUncovered = hidden !== undefined && laid.length === 1
        const place = isUncovered && hidden ? hidden : placeOf()
        if (isUncovered) hidden = undefined
        else if (hidden) hidden.before(place)
        else places.append(place)
        layBack(place)
        laid = [...laid, card]
        tick()
        name()
        await turnCard(place, card, pace)
        await pace.wait(dealMs)
      }
    },
    say(said) {
      words.textContent = said
    },
  }
}

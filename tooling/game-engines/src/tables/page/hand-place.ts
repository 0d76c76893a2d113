import { layBack, turnCard } from '../../cards/turn-card.ts'
import { cardName } from '../../cards/card-names.ts'
import { h } from '../../kit/dom.ts'
import type { Pace } from '../../kit/pace.ts'

/** A place for one side's cards, with its name and what they come to. */
export type HandPlace = {
  element: HTMLElement
  clear: () => void
  /** Lays cards with their backs up. */
  lay: (count: number) => void
  /** Turns the card at a place, laying it down first where it is new; `points` is what the hand comes to then. */
  turn: (at: number, shown: { card: number; points: string }, pace: Pace) => Promise<void>
  setWon: (isWon: boolean) => void
}

/** Draws the place of a side. */
export function createHandPlace(name: string, look: string): HandPlace {
  const cards = h('div', { class: 'hand-cards' })
  const points = h('span', { class: 'hand-points' })
  const said = h('span', { class: 'unseen' })
  const element = h(
    'div',
    { class: `hand ${look}` },
    h('p', { class: 'hand-name' }, h('span', {}, name), points, said),
    cards,
  )
  const place = (): HTMLElement => {
    const card = h('span', { class: 'card' })
    layBack(card)
    cards.append(card)
    return card
  }
  return {
    element,
    clear() {
      cards.replaceChildren()
      points.textContent = ''
      said.textContent = ''
      element.dataset['won'] = 'false'
    },
    lay(count) {
      for (let index = 0; index < count; index += 1) place()
    },
    async turn(at, shown, pace) {
      const card = cards.children[at] ?? place()
      await turnCard(card, shown.card, pace)
      points.textContent = shown.points
      said.textContent = `${said.textContent ?? ''} ${cardName(shown.card)}`
    },
    setWon(isWon) {
      element.dataset['won'] = String(isWon)
    },
  }
}

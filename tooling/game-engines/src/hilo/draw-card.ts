import { h, svg } from '../kit/dom.ts'
import { rankOf } from './hilo-rules.ts'

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

/** Spade, heart, diamond, club, in the order of the cards. */
const suits = [
  'M12 1C8 7 2 10 2 15a4.5 4.5 0 0 0 8.4 2.2C10.3 19.5 9.5 21.5 8 23h8c-1.5-1.5-2.3-3.5-2.4-5.800A4.5 4.5 0 0 0 22 15C22 10 16 7 12 1Z',
  'M12 22C8 17 2 13 2 7.500A5.2 5.2 0 0 1 12 5a5.2 5.2 0 0 1 10 2.500C22 13 16 17 12 22Z',
  'M12 1 21 12 12 23 3 12Z',
  'M12 1a5 5 0 0 0-4.4 7.400A5 5 0 1 0 10.3 17C10.2 19.5 9.4 21.5 8 23h8c-1.4-1.5-2.2-3.5-2.3-6a5 5 0 1 0 2.7-8.600A5 5 0 0 0 12 1Z',
]

/** A playing card 0 to 51 by its rank and suit, without a face. */
export function drawCard(card: number): HTMLElement {
  const suit = card % 4
  const isRed = suit === 1 || suit === 2
  const shape = (): SVGElement => svg('svg', { viewBox: '0 0 24 24' }, svg('path', { d: suits[suit] }))
  return h(
    'div',
    { class: isRed ? 'card red' : 'card' },
    h('b', {}, cardRank(card)),
    shape(),
    h('span', { class: 'middle' }, shape()),
  )
}

/** The rank of a card as it is written on it. */
export function cardRank(card: number): string {
  return ranks[rankOf(card) - 1] ?? ''
}

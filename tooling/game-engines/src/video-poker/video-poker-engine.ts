import { cardsText, deckSize } from '../cards/card.ts'
import { drawWithout } from '../draws.ts'
import type { Engine } from '../engine.ts'
import { oneTimes, timesText } from '../payout.ts'
import { asObject, isWhole } from '../read.ts'
import { pokerHandOf, videoPokerRules, type PokerHand } from './video-poker-rules.ts'

/** Nothing is chosen but the stake. */
export type VideoPokerChoice = Record<never, never>

/** The places of the cards that stay, 0 to 4 from the left, each once and in order; the others are exchanged once. */
export type VideoPokerMove = { readonly hold: readonly number[] }

/** The cards that lie open. */
export type VideoPokerView = {
  /** The five as they lie now. */
  readonly cards: readonly number[]
  /** What they are worth. */
  readonly hand: PokerHand
  /** What that pays, in ten-thousandths; what it paid when the round is over. */
  readonly multiplier: number
  /** The five as they were dealt, and the places that stayed; told at the end. */
  readonly dealt?: readonly number[]
  readonly held?: readonly number[]
}

/**
 * Five cards of 52, one exchange. The first five of a shuffled deck are dealt; the cards that are let go are replaced by
 * the next ones, from left to right.
 */
export const videoPoker: Engine<undefined, VideoPokerChoice, VideoPokerMove, VideoPokerView> = {
  code: 'video-poker',
  readChoice: (value) => (asObject(value) ? {} : undefined),
  readMove(value) {
    const hold = asObject(value)?.['hold']
    if (!Array.isArray(hold)) return undefined
    const places: readonly unknown[] = hold
    const inOrder = places.filter(
      (place, index): place is number =>
        isWhole(place, 0, 4) && (index === 0 || place > Number(places[index - 1])),
    )
    return inOrder.length === places.length ? { hold: inOrder } : undefined
  },
  play({ draws, stake, moves }) {
    if (moves.length > 1) return undefined
    const order = drawWithout(draws, deckSize, 10)
    const dealt = order.slice(0, 5)
    const held = moves[0]?.hold
    const pile = order.slice(5)
    const cards =
      held === undefined
        ? dealt
        : dealt.map((card, place) => (held.includes(place) ? card : (pile.shift() ?? card)))
    const hand = pokerHandOf(cards)
    const pays = videoPokerRules.pays[hand]
    const told = { cards, hand, multiplier: pays * oneTimes }
    const view = held === undefined ? told : { ...told, dealt, held }
    return { view, isOver: held !== undefined, payout: stake * pays, staked: stake }
  },
  // The hand as it was dealt is paid; a stake given back would let anybody walk away from a bad one.
  giveUp: () => ({ hold: [0, 1, 2, 3, 4] }),
  contentOf: () => 'Jacks or Better 9/6',
  resultOf: ({ cards, multiplier }) => `${cardsText(cards)} ${timesText(multiplier)}`,
}

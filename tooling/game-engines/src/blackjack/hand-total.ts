import { rankOf } from '../cards/card.ts'

/** What a hand counts; soft while an ace in it counts eleven. */
export type HandTotal = { readonly total: number; readonly isSoft: boolean }

/** What a card counts alone: 2 to 9, 10 for ten and pictures, 11 for an ace. */
export function countOf(card: number): number {
  const rank = rankOf(card)
  if (rank === 12) return 11
  return Math.min(rank + 2, 10)
}

/** A hand with one more card that counts 2 to 11. An ace counts eleven where that is not too much. */
export function withCount({ total, isSoft }: HandTotal, count: number): HandTotal {
  let next = total + count
  let elevens = Number(isSoft) + Number(count === 11)
  while (next > 21 && elevens > 0) {
    next -= 10
    elevens -= 1
  }
  return { total: next, isSoft: elevens > 0 }
}

/** No card yet. */
export const emptyHand: HandTotal = { total: 0, isSoft: false }

/** What cards count together. */
export function totalOf(cards: readonly number[]): HandTotal {
  return cards.reduce((hand, card) => withCount(hand, countOf(card)), emptyHand)
}

/** Whether the first two cards are an ace and a ten. */
export function isNatural(cards: readonly number[]): boolean {
  return cards.length === 2 && totalOf(cards).total === 21
}

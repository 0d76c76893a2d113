import { rankOf as placeOf } from '../cards/card.ts'

/** Cards come from a deck without end: each of 52 is as likely as the others every time. */
export const hiloRules = {
  ranks: 13,
  /** How often a card may be passed over in one round. */
  mostSkips: 52,
} as const

export const hiloGuesses = ['high', 'low'] as const
export type HiloGuess = (typeof hiloGuesses)[number]

/** The rank of a card here: 1 is the ace and the lowest, 13 the king. */
export function hiloRank(card: number): number {
  return ((placeOf(card) + 1) % hiloRules.ranks) + 1
}

/**
 * How many of the 13 ranks make a guess right. The same rank counts for both sides, except at the ends: on an ace, high
 * means higher and low means another ace; on a king, low means lower and high means another king.
 */
export function rightRanks(guess: HiloGuess, rank: number): number {
  const { ranks } = hiloRules
  if (rank === 1) return guess === 'high' ? ranks - 1 : 1
  if (rank === ranks) return guess === 'low' ? ranks - 1 : 1
  return guess === 'high' ? ranks + 1 - rank : rank
}

/** Whether the next rank makes a guess right. */
export function isRight(guess: HiloGuess, rank: number, next: number): boolean {
  if (rank === 1) return guess === 'high' ? next > rank : next === rank
  if (rank === hiloRules.ranks) return guess === 'low' ? next < rank : next === rank
  return guess === 'high' ? next >= rank : next <= rank
}

import { deckSize } from '../cards/card.ts'
import { drawWithout, type Draws } from '../draws.ts'

const decks = 8

/** The first cards of eight shuffled decks; each round has eight fresh ones, so that no round says anything of the next. */
export function dealFromShoe(draws: Draws, count: number): number[] {
  return drawWithout(draws, decks * deckSize, count).map((place) => place % deckSize)
}

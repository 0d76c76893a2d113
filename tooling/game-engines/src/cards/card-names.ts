import { text } from '../kit/page-data.ts'
import { rankOf, rankText, replaceCards, suitOf } from './card.ts'

const suits = ['spades', 'hearts', 'diamonds', 'clubs'] as const
const pictures: Readonly<Record<number, string>> = { 9: 'jack', 10: 'queen', 11: 'king', 12: 'ace' }

/** A card in words: "the ten of spades". */
export function cardName(card: number): string {
  const picture = pictures[rankOf(card)]
  const rank = picture === undefined ? rankText(card) : text(`cards.${picture}`)
  return text('cards.name', { rank, suit: text(`cards.${suits[suitOf(card)] ?? 'spades'}`) })
}

/** A result of the record with its cards in words, for who hears it. */
export function sayCards(result: string): string {
  return replaceCards(result, cardName)
}

/** A card is a whole number below 52: four times its rank, and its suit. Rank 0 is the two, 12 the ace. */
export const deckSize = 52

const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
const suits = ['♠', '♥', '♦', '♣'] as const

/** 0 for a two to 12 for an ace. */
export function rankOf(card: number): number {
  return card >> 2
}

/** 0 spades, 1 hearts, 2 diamonds, 3 clubs. */
export function suitOf(card: number): number {
  return card & 3
}

/** The rank as it is printed on a card. */
export function rankText(card: number): string {
  return ranks[rankOf(card)] ?? ''
}

/** A card as the betting record writes it, the same in every language: `10♠`. */
export function cardText(card: number): string {
  return `${rankText(card)}${suits[suitOf(card)] ?? ''}`
}

/** The cards of a text of the record, each said by `say`; the rest stays as it is. */
export function replaceCards(result: string, say: (card: number) => string): string {
  return result.replaceAll(/(?:10|[2-9JQKA])[♠♥♦♣]/gu, (shown) => {
    const card = deck.findIndex((each) => each === shown)
    return card < 0 ? shown : say(card)
  })
}

/** Cards as the betting record writes them. */
export function cardsText(cards: readonly number[]): string {
  return cards.map(cardText).join(' ')
}

const deck = Array.from({ length: deckSize }, (_, card) => cardText(card))

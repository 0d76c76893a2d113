const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']
const suits = ['♠', '♥', '♦', '♣']

/** Cards by what is printed on them: `10♠ A♥`. */
export function cardsOf(text: string): number[] {
  return text.split(' ').map((card) => ranks.indexOf(card.slice(0, -1)) * 4 + suits.indexOf(card.slice(-1)))
}

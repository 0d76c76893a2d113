import { expect, it } from 'vitest'
import { cardText, deckSize, replaceCards } from '../src/cards/card.ts'

const named = (card: number): string => `<${card}>`

it.each([
  ['2♠', '<0>'],
  ['10♦', '<34>'],
  ['A♣', '<51>'],
  ['K♥ 10♠ + 2♥ : A♠ 9♦ 2.00x', '<45> <32> + <1> : <48> <30> 2.00x'],
  ['a 10 that is no card, and 2.00x', 'a 10 that is no card, and 2.00x'],
  ['', ''],
])('in %j each card is found, and nothing else', (result, said) => {
  expect(replaceCards(result, named)).toBe(said)
})

it('each of the 52 is read back from how it is written', () => {
  const cards = Array.from({ length: deckSize }, (_, card) => card)
  expect(replaceCards(cards.map(cardText).join(' '), String)).toBe(cards.join(' '))
})

import { expect, it } from 'vitest'
import { payLine } from '../../src/slots/spin/line-pay.ts'

const pays = [
  [40, 200, 1000],
  [5, 20, 80],
]

/** A and B pay, W is wild, a dot is a scatter. */
const codesOf = (letters: string): number[] =>
  Array.from(letters, (letter) => ({ A: 0, B: 1, W: -1 })[letter] ?? -2)

it.each([
  ['AAAAA', 1, 1000],
  ['AAAAB', 1, 200],
  ['AAAB.', 1, 40],
  ['AABAA', 1, undefined],
  ['BAAAA', 1, undefined],
  ['.AAAA', 1, undefined],
  ['AWAWA', 1, 1000],
  ['BWWAA', 1, 5],
  ['WWBAA', 1, 5],
  ['AA.AA', 1, undefined],
  ['WWWWW', 1, 1000],
  // Three wilds alone are worth three of the best picture, which is more than four of the poor one.
  ['WWWBA', 1, 40],
  ['WWW..', 1, 40],
  ['WW.AA', 1, undefined],
  // A factor counts once, however many wilds stand in the line, and only where one does.
  ['AWWAA', 2, 2000],
  ['AAAAA', 2, 1000],
  ['AAABW', 2, 40],
  ['WWW..', 2, 80],
])('the line %s with a wild that counts %i times pays %s', (letters, factor, pay) => {
  expect(payLine(codesOf(letters), pays, factor)?.pay).toBe(pay)
})

import { expect, it } from 'vitest'
import { readAmount } from '../src/kit/amounts/read-amount.gen.ts'

// The whole table stands beside what this is a copy of.
it.each([
  ['500k', 500_000],
  ['2tr350', 2_350_000],
  ['₫500,000', 500_000],
  ['1.000.000.000.000', 1_000_000_000_000],
  ['hai trăm', null],
])('games 76: a stake of "%s" is read as the sites read it: %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

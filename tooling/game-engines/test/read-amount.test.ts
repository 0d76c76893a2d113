import { expect, it } from 'vitest'
import { editedAmount, readAmount } from '../src/kit/controls/read-amount.ts'

it.each([
  ['500', 500],
  ['50.000', 50_000],
  ['50,000', 50_000],
  ['50 000', 50_000],
  ['500k', 500_000],
  ['1tr', 1_000_000],
  ['1,5 triệu', 1_500_000],
  ['500.000 VNĐ', 500_000],
  ['₫500,000', 500_000],
  ['500.000 đồng', 500_000],
  ['1.000.000,00', 1_000_000],
  ['1,000,000.00', 1_000_000],
  ['500000.00', 500_000],
  ['\u200E５００．０００\u00A0đ', 500_000],
])('games 76: a stake of "%s" is %i', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

it.each(['', 'hai trăm', '1.000,5', '1.0', '50.00.000', '5e3', '-500', '1000000000000', '10k20k'])(
  'games 76: a stake of "%s" is none',
  (text) => {
    expect(readAmount(text)).toBeNaN()
  },
)

it.each([
  ['a digit behind', '10.000', '10.0001', 100_001],
  ['a digit within', '10.000', '120.000', 120_000],
  ['a digit gone', '10.000', '10.00', 1_000],
  ['a digit in full width', '5', '5０', 50],
  ['a letter', '10.000', '10.000k', 10_000],
  ['digits pasted within', '10.000', '10.00023', 1_000_023],
  ['an amount in place of all', '10.000', '500k', 500_000],
  ['an amount with cents in place of all', '10.000', '1.000.000,00', 1_000_000],
  ['words in place of all', '10.000', 'hai trăm', Number.NaN],
  ['nothing', '1', '', Number.NaN],
])('an edit: %s, from "%s" to "%s" is %d', (_what, before, text, amount) => {
  expect(editedAmount(before, text)).toBe(amount)
})

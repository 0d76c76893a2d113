import { oddsOf, oddsThousandths } from '@saola/rules'
import { describe, expect, it } from 'vitest'
import { payoutOf } from '../../src/lottery/exact-odds.ts'

describe('odds as tables keep them', () => {
  it.each([
    [99.5, 99_500],
    [3.7, 3_700],
    [1, 1_000],
    [0.001, 1],
    [5.445, 5_445],
    [1_000_000_000, 1_000_000_000_000],
  ])('%d in thousandths is %d', (odds, thousandths) => {
    expect(oddsThousandths(odds)).toBe(thousandths)
    expect(oddsOf(thousandths)).toBe(odds)
  })

  it.each([
    [1.2345, 'odds: 1.2345 has more than three decimals'],
    [0, 'odds: 0 is not a decimal above zero'],
    [-1, 'odds: -1 is not a decimal above zero'],
    [Number.NaN, 'odds: NaN is not a decimal above zero'],
    [1_000_000_001, 'odds: 1000000001 is not a decimal above zero'],
    [0.000_000_1, 'odds: 1e-7 is not a decimal above zero'],
  ])('%d cannot be kept', (odds, message) => {
    expect(() => oddsThousandths(odds)).toThrow(new RangeError(message))
  })
})

describe('what a base pays, to the dong', () => {
  it.each([
    // 10,000 at 99.5, twice.
    [10_000, 99.5, 2_000, 1_990_000],
    // 1.9 of a dong is one.
    [1, 1.9, 1_000, 1],
    // Beyond what a product of safe integers holds: 9 x 10^12 at 1.999999 is 17,999,991,000,000.
    [9_000_000_000_000, 1.999_999, 1_000, 17_999_991_000_000],
  ])('%d at %d for %d thousandths: %d', (base, odds, paid, payout) => {
    expect(payoutOf(base, odds, paid)).toBe(payout)
  })
})

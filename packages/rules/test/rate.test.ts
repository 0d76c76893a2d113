import { formatRate, parseRate, shareOf, wholeRate } from '@saola/rules'
import { expect, it } from 'vitest'
import { forSeeds } from './seeded.ts'

it.each([
  ['12.5', 12_500, '12.5'],
  ['0.001', 1, '0.001'],
  ['100', 100_000, '100'],
  ['100.000', 100_000, '100'],
  ['7.25', 7_250, '7.25'],
  ['0', 0, '0'],
  ['123456', 123_456_000, '123456'],
])('%s percent is the rate %i and is written %s', (text, rate, written) => {
  expect(parseRate(text)).toBe(rate)
  expect(formatRate(rate)).toBe(written)
})

it.each(['', '.5', '1.', '1.2345', '-1', '1,5', ' 1', '1 ', '1e3', '1234567'])('"%s" is no rate', (text) => {
  expect(parseRate(text)).toBeUndefined()
})

it.each([
  [1_000_000, 12_500, 125_000],
  [999, 50_000, 499],
  [-999, 50_000, -499],
  [1, 99_999, 0],
  [9_007_199_254_740_991, 100_000, 9_007_199_254_740_991],
  [9_007_199_254_740_991, 33_333, 3_002_369_727_582_814],
  [0, 12_500, 0],
])('of %i at the rate %i comes %i', (amount, rate, share) => {
  expect(shareOf(amount, rate)).toBe(share)
})

it('refuses broken đồng', () => {
  expect(() => shareOf(1.5, 1_000)).toThrow(RangeError)
})

it('never gives more than the exact share, and less than one đồng too little', () => {
  forSeeds(300, (whole) => {
    const amount = whole(0, 4_000_000_000)
    const rate = whole(0, wholeRate)
    const exact = BigInt(amount) * BigInt(rate)
    const share = BigInt(shareOf(amount, rate)) * BigInt(wholeRate)
    expect(share <= exact && exact - share < BigInt(wholeRate)).toBe(true)
    expect(shareOf(amount + 1, rate)).toBeGreaterThanOrEqual(shareOf(amount, rate))
  })
})

import { expect, it } from 'vitest'
import { isLargeSum, leastLargeSum } from '@saola/rules'

it('a sum is large from what the merchant says, and from the usual one where it says nothing (system 55)', () => {
  expect(isLargeSum('win', 100_000_000, undefined)).toBe(true)
  expect(isLargeSum('win', 99_999_999, null)).toBe(false)
  expect(isLargeSum('movement', 200_000_000, { win: 10_000_000 })).toBe(true)
  expect(isLargeSum('win', 10_000_000, { win: 10_000_000 })).toBe(true)
})

it('nothing below ten million is large, whatever a merchant says (system 55)', () => {
  expect(isLargeSum('win', leastLargeSum - 1, { win: 1 })).toBe(false)
  expect(isLargeSum('win', leastLargeSum, { win: 1 })).toBe(true)
})

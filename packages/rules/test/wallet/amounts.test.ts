import { convertPoints, exactAmount, wholeAmount } from '@saola/rules'
import { describe, expect, it } from 'vitest'

describe('amounts with a fraction (wallet 66)', () => {
  it.each([
    ['a sum that is too large', 0.1 + 0.2, 0.3],
    ['a sum that is too small', 0.1 + 0.7, 0.8],
    ['a difference', 100 - 99.7, 0.3],
    ['six decimals', 12.345_678, 12.345_678],
    ['below nought', -0.1 - 0.2, -0.3],
    ['a whole one of all digits', 9_007_199_254_740_991, 9_007_199_254_740_991],
    ['none', 0, 0],
  ])('%s: %d is %d', (_name, amount, exact) => {
    expect(exactAmount(amount)).toBe(exact)
  })

  it.each([
    ['a fraction', 1_234.56, 1_234],
    ['almost one more', 1_234.999_9, 1_234],
    ['less than one', 0.99, 0],
    ['none', 0, 0],
    ['a whole one', 1_234, 1_234],
    ['one that adding up made too small', 1.1 + 2.2 + 0.7 - 1e-15, 4],
    ['owed', -0.5, -1],
    ['large', 999_999_999_999.99, 999_999_999_999],
  ])('of %s, %d, a form takes %d', (_name, amount, whole) => {
    expect(wholeAmount(amount)).toBe(whole)
  })

  it('says what of points is missing without more decimals than there are', () => {
    expect(convertPoints({ points: 100, amount: 1_000 }, 100, 99.7)).toMatchObject({
      params: { missing: 0.3 },
    })
  })
})

import { shortAmount } from '@saola/shell'
import { describe, expect, it } from 'vitest'

describe('an amount on a chip', () => {
  it.each([
    [100_000, '100K', '100K'],
    [500_000, '500K', '500K'],
    [1_000_000, '1Tr', '1M'],
    [5_000_000, '5Tr', '5M'],
    [1_500_000, '1.500.000 ₫', '₫1,500,000'],
    [999, '999 ₫', '₫999'],
  ])('%i is %s in Vietnamese and %s in English', (dong, vi, en) => {
    expect(shortAmount(dong, 'vi').replaceAll('\u00A0', ' ')).toBe(vi)
    expect(shortAmount(dong, 'en')).toBe(en)
  })
})

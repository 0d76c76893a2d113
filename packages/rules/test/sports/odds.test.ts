import { describe, expect, test } from 'vitest'
import { decimalOdds, writeOdds } from '@saola/rules'

describe('one price in four formats (games 61)', () => {
  test.each([
    [1_500, '1.50', '0.50', '0.50', '-2.00'],
    [1_900, '1.90', '0.90', '0.90', '-1.12'],
    [2_000, '2.00', '1.00', '1.00', '1.00'],
    [2_100, '2.10', '1.10', '-0.91', '1.10'],
    [3_000, '3.00', '2.00', '-0.50', '2.00'],
    // What two decimals would cut by up to a hundredth is what Malay prices are compared by.
    [1_955, '1.95', '0.95', '0.955', '-1.05'],
    [2_070, '2.07', '1.07', '-0.935', '1.07'],
    [3_100, '3.10', '2.10', '-0.477', '2.10'],
    [21_000, '21.00', '20.00', '-0.05', '20.00'],
    [151_000, '151.00', '150.00', '-0.007', '150.00'],
  ])('%i thousandths', (price, decimal, hongKong, malay, indonesian) => {
    const odds = decimalOdds(price)
    expect(writeOdds(odds, 'decimal')).toBe(decimal)
    expect(writeOdds(odds, 'hong-kong')).toBe(hongKong)
    expect(writeOdds(odds, 'malay')).toBe(malay)
    expect(writeOdds(odds, 'indonesian')).toBe(indonesian)
  })
})

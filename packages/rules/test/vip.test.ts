import { checkVipLevels, rebateOf, vipLevelOf, type VipLevel } from '@saola/rules'
import { describe, expect, it } from 'vitest'

const level = (total: number, month: number, change: Partial<VipLevel> = {}): VipLevel => ({
  total,
  month,
  upgradeBonus: 0,
  salary: 0,
  rebates: {},
  ...change,
})
const levels = [level(0, 0), level(100, 10), level(1_000, 50)]

describe('a VIP level (promotions 20)', () => {
  it.each([
    // total, month, on, becomes
    [0, 0, -1, 0],
    [99, 99, 0, 0],
    [100, 9, 0, 0],
    [100, 10, 0, 1],
    [1_000, 49, 1, 1],
    [1_000, 50, 0, 2],
    [5_000, 0, 1, 1],
    [0, 0, 2, 2],
  ])('total %d, this month %d, on level %d: level %d', (total, month, reached, expected) => {
    expect(vipLevelOf(levels, { total, month }, reached)).toBe(expected)
  })

  it('without levels there is none to reach', () => {
    expect(vipLevelOf([], { total: 1_000, month: 1_000 }, -1)).toBe(-1)
  })
})

describe('levels before they are published (promotions 19)', () => {
  it.each([
    ['rise', levels, undefined],
    ['ask for the same in all', [level(100, 0), level(100, 10)], 'promotions.warning.levels'],
    ['ask for no more in the month', [level(100, 10), level(200, 10)], undefined],
    [
      'give one family too much',
      [level(0, 0, { rebates: { RNG: 0, LIVE: 10_001 } }), level(1, 0)],
      'promotions.warning.rebate',
    ],
    ['ask for less in the month', [level(100, 10), level(200, 5)], 'promotions.warning.levels'],
    ['give a tenth back', [level(0, 0, { rebates: { RNG: 10_000 } })], undefined],
    ['give more back', [level(0, 0, { rebates: { RNG: 10_001 } })], 'promotions.warning.rebate'],
  ])('that %s', (_, list, key) => {
    expect(checkVipLevels(list)?.key).toBe(key)
  })
})

describe('a rebate (promotions 22)', () => {
  it.each([
    // valid bets, thousandths of a percent, đồng
    [1_000_000, 500, 5_000],
    [199, 500, 0],
    [399, 500, 1],
    [-1_000_000, 500, 0],
    [1_000_000, 0, 0],
    [9_000_000_000_000, 700, 63_000_000_000],
  ])('of %d at a rate of %d is %d', (validBet, rate, expected) => {
    expect(rebateOf(validBet, rate)).toBe(expected)
  })
})

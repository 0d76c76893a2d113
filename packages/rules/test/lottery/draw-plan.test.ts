import { orderCost, planMultipliers, planProfitPercent } from '@saola/rules'
import { describe, expect, it } from 'vitest'

describe('the draws of a plan (lottery 71)', () => {
  it.each([
    ['same', 3, 2, [2, 2, 2]],
    ['double', 4, 1, [1, 2, 4, 8]],
    // 128 is more than an order takes.
    ['double', 10, 1, [1, 2, 4, 8, 16, 32, 64]],
    ['double', 3, 60, [60]],
    ['same', 0, 1, []],
  ] as const)('%s, %i draws from %i', (kind, count, first, multipliers) => {
    expect(planMultipliers({ kind, count, first }, { stake: 10_000, hit: 20_000 })).toEqual(multipliers)
  })

  it.each([
    ['a hit that pays much', 27_000, 99_500, 12],
    ['a hit that pays twice the stake', 10_000, 20_000, 8],
    ['a stake of several times', 10_000, 995_000, 30],
  ])('for profit make up for all of it: %s', (_what, stake, hit, count) => {
    const multipliers = planMultipliers({ kind: 'profit', count, first: 1 }, { stake, hit })
    expect(multipliers.length).toBeGreaterThan(0)
    for (const [place, multiplier] of multipliers.entries()) {
      const cost = orderCost(stake, multipliers.slice(0, place + 1))
      expect(multiplier * hit * 100).toBeGreaterThanOrEqual(cost * (100 + planProfitPercent))
      // One less would not do, or the plan began with it.
      const less = cost - stake
      expect(multiplier === 1 || (multiplier - 1) * hit * 100 < less * (100 + planProfitPercent)).toBe(true)
    }
  })

  it('for profit have no draw where a hit pays too little', () => {
    const money = { stake: 10_000, hit: 12_000 }
    expect(planMultipliers({ kind: 'profit', count: 5, first: 1 }, money)).toEqual([])
  })

  it('cost what each of them costs', () => {
    expect(orderCost(27_000, [1, 2, 4])).toBe(189_000)
    expect(orderCost(27_000, [])).toBe(0)
  })
})

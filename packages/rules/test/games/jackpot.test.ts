import { describe, expect, it } from 'vitest'
import { jackpotPools } from '@saola/protocol'
import {
  drawJackpotPoint,
  endJackpotCycle,
  feedJackpot,
  fitsJackpotTerms,
  jackpotChance,
  jackpotReturn,
  jackpotTerms,
} from '@saola/rules'
import { forSeeds } from '../seeded.ts'

/** A pool that is easy to count: a tenth of a percent in, half as much aside. */
const terms: Parameters<typeof feedJackpot>[2] = { seed: 1000, cap: 3000, share: 1000, reserveShare: 500 }
const dong = 1_000_000
const never = Number.MAX_SAFE_INTEGER

describe('what a pool gives back of a stake (games 78)', () => {
  it.each([
    // A thousandth of a stake goes in, and 2,000 đồng are left to the cap: 1 in 2,000,000 for a đồng, of 1,000.
    [1000 * dong, 5],
    // 100 đồng are left, and 2,900 are in it.
    [2900 * dong, 290],
    // One is left: three times the stake.
    [2999 * dong, 29_990],
  ])('with %i in it: %i hundredths of a percent', (meter, returned) => {
    expect(jackpotReturn(meter, terms)).toBe(returned)
  })
})

describe('a stake feeds a pool (games 28)', () => {
  it.each([
    // stake, meter before, meter after, reserve after, whole đồng into the pool, into the reserve
    [1000, 1000 * dong, 1001 * dong, 500_000, 1, 0],
    [1, 1000 * dong, 1000 * dong + 1000, 500, 0, 0],
    [999, 1000 * dong + 1000, 1001 * dong, 499_500, 1, 0],
    [10_000, 1000 * dong, 1010 * dong, 5 * dong, 10, 5],
    [1_000_000_000_000, 1000 * dong, 1_000_001_000 * dong, 500_000_000 * dong, 1_000_000_000, 500_000_000],
  ])('of %d đồng on a meter of %d', (stake, before, meter, reserve, toPool, toReserve) => {
    const fed = feedJackpot({ meter: before, reserve: 0, point: never }, stake, terms)
    expect(fed).toEqual({ meter, reserve, toPool, toReserve, isHit: false })
  })

  it('puts into the reserve what it grew by, not what lay there', () => {
    const fed = feedJackpot({ meter: 1000 * dong, reserve: 7 * dong, point: never }, 10_000, terms)
    expect([fed.reserve, fed.toReserve]).toEqual([12 * dong, 5])
  })

  it('loses nothing over many small stakes', () => {
    let state = { meter: 1000 * dong, reserve: 0 }
    let paid = 0
    for (let stake = 1; stake <= 1000; stake += 1) {
      const fed = feedJackpot({ ...state, point: never }, stake, terms)
      paid += fed.toPool
      state = fed
    }
    // 1 + 2 + ... + 1000 = 500,500 đồng staked, a thousandth of it in the pool.
    expect([paid, state.meter]).toEqual([500, 1000 * dong + 500_500_000])
  })
})

describe('a pool falls (games 29)', () => {
  it.each([
    [999_000, false],
    [999_999, false],
    [1_000_000, true],
    [5_000_000, true],
  ])('1,000 đồng below its point and fed by a stake of %d: %s', (stake, isHit) => {
    const fed = feedJackpot({ meter: 1000 * dong, reserve: 0, point: 2000 * dong }, stake, terms)
    expect(fed.isHit).toBe(isHit)
  })

  it.each([
    // 2,000 đồng of way are left; a thousandth of the stake goes it.
    [1000 * dong, 1000, 1 / 2000],
    [1000 * dong, 2000, 2 / 2000],
    [1000 * dong, 20_000, 20 / 2000],
    [2000 * dong, 1000, 1 / 1000],
    [2999 * dong, 1000, 1],
    [2999 * dong, 1_000_000, 1],
  ])('from a meter of %d by a stake of %d with the chance %d', (meter, stake, chance) => {
    expect(jackpotChance(meter, stake, terms)).toBeCloseTo(chance, 12)
  })

  it('at a point above its start and at its cap at the latest', () => {
    expect(drawJackpotPoint(1000 * dong, terms, () => 0)).toBe(1000 * dong + 1)
    expect(drawJackpotPoint(1000 * dong, terms, (bound) => bound - 1)).toBe(3000 * dong)
  })

  it('as often by a stake as its part of all stakes', () => {
    const stakes = [10_000, 30_000, 60_000]
    const wins = [0, 0, 0]
    const cycles = 4000
    forSeeds(cycles, (whole) => {
      const point = drawJackpotPoint(1000 * dong, terms, () => whole(0, 1999) * dong + whole(0, dong - 1))
      let state = { meter: 1000 * dong, reserve: 0 }
      // Players come in any order, so that none is always first.
      for (let isOpen = true; isOpen;) {
        const who = whole(0, stakes.length - 1)
        const fed = feedJackpot({ ...state, point }, stakes[who] ?? 0, terms)
        state = fed
        isOpen = !fed.isHit
        if (!isOpen) wins[who] = (wins[who] ?? 0) + 1
      }
    })
    for (const [who, chance] of [0.1, 0.3, 0.6].entries()) {
      const sigma = Math.sqrt((chance * (1 - chance)) / cycles)
      expect(Math.abs((wins[who] ?? 0) / cycles - chance)).toBeLessThan(4 * sigma)
    }
  })
})

describe('the next cycle (games 30)', () => {
  it.each([
    // meter, reserve, won, from the reserve, from promotions, meter and reserve of the next cycle
    [2000 * dong, 1500 * dong, 2000, 1000, 0, 1000 * dong, 500 * dong],
    [2000 * dong + 7, 999 * dong + 5, 2000, 999, 1, 1000 * dong + 7, 5],
    [2000 * dong, 0, 2000, 0, 1000, 1000 * dong, 0],
  ])('after %d with a reserve of %d', (meter, reserve, won, fromReserve, fromPromotion, next, rest) => {
    expect(endJackpotCycle({ meter, reserve }, terms)).toEqual({
      won,
      fromReserve,
      fromPromotion,
      meter: next,
      reserve: rest,
    })
  })
})

describe('the terms that are published (games 28)', () => {
  it.each(jackpotPools)('of %s put its next seed aside on average', (pool) => {
    const { seed, cap, share, reserveShare } = jackpotTerms[pool]
    // A cycle ends half the way up on average; what was staked until then put this much aside.
    expect(((cap - seed) / 2 / share) * reserveShare).toBe(seed)
  })

  it('take 1.5 % of a stake in all, and stay countable', () => {
    const all = jackpotPools.map((pool) => jackpotTerms[pool])
    expect(all.reduce((sum, { share, reserveShare }) => sum + share + reserveShare, 0)).toBe(15_000)
    // The largest stake on a full grand pool.
    expect(jackpotTerms.grand.cap * dong + 1e12 * jackpotTerms.grand.share).toBeLessThan(
      Number.MAX_SAFE_INTEGER,
    )
  })
})

describe('terms that an operator sets (games 133)', () => {
  const { mini, grand } = jackpotTerms

  it.each(jackpotPools)('those that %s begins with can be played', (pool) => {
    expect(fitsJackpotTerms(jackpotTerms[pool])).toBe(true)
  })

  it.each([
    ['a cap below twice the seed', { ...mini, cap: 199_999 }],
    ['no seed', { ...mini, seed: 0 }],
    ['no share', { ...mini, share: 0 }],
    ['more than a hundredth of a stake', { ...mini, share: 9001 }],
    ['a cap beyond what counts exactly', { ...grand, cap: 3_100_000_000 }],
    ['half a đồng', { ...mini, seed: 100_000.5 }],
  ])('those with %s cannot', (_, own) => {
    expect(fitsJackpotTerms(own)).toBe(false)
  })
})

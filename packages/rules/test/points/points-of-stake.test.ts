import { describe, expect, it } from 'vitest'
import { pointsOfStake } from '../../src/points/points-of-stake.ts'

const earn = { slots: { points: 1, perAmount: 10_000 }, live: { points: 3, perAmount: 40_000 } }

describe('the points of a stake (points 15)', () => {
  it.each([
    ['RNG', 1_000_000, 10_000, 100],
    ['MINI', 1_000_000, 2_500, 25],
    ['FISH', 19_999, 10_000, 1],
    ['LIVE', 1_000_000, 10_000, 75],
    ['LIVE', 1_000_000, 0, 0],
    // What the table does not name earns nothing (points 1).
    ['SPORTS', 1_000_000, 10_000, 0],
  ] as const)(
    '%s: %d đồng of which %d hundredths of a percent count are %d',
    (family, stake, share, points) => {
      expect(pointsOfStake(earn, family, stake, share)).toBe(points)
    },
  )
})

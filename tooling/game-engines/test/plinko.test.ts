import { describe, expect, it } from 'vitest'
import { plinko } from '../src/plinko/plinko-engine.ts'
import { plinkoBuckets, plinkoPaths, plinkoReturn } from '../src/plinko/plinko-rules.ts'
import { plinkoTitle } from '../src/plinko/plinko-title.ts'
import { risks } from '../src/risk.ts'
import { surprise } from './chi-square.ts'
import { seededDraws } from './seeded-draws.ts'

// In hundredths of a percent: low, medium, high.
const returns = [
  [8, 9_898, 9_891, 9_906],
  [9, 9_898, 9_914, 9_906],
  [10, 9_900, 9_891, 9_906],
  [11, 9_900, 9_902, 9_916],
  [12, 9_898, 9_899, 9_912],
  [13, 9_900, 9_899, 9_909],
  [14, 9_900, 9_899, 9_898],
  [15, 9_900, 9_900, 9_903],
  [16, 9_900, 9_899, 9_898],
] as const

it.each(returns)('%i rows return %i, %i and %i over all paths', (rows, ...exact) => {
  expect(risks.map((risk) => Math.round(plinkoReturn({ rows, risk })))).toEqual(exact)
})

it('the title states the lowest return', () => {
  expect(plinkoTitle.facts.rtp).toBe(9_890)
  expect(plinkoTitle.facts.maxMultiplier).toBe(10_000_000)
})

describe('the buckets', () => {
  it.each(returns.map(([rows]) => rows))(
    'of %i rows are one more than the rows and alike on both sides',
    (rows) => {
      for (const risk of risks) {
        const buckets = plinkoBuckets({ rows, risk })
        expect(buckets).toHaveLength(rows + 1)
        expect([...buckets].reverse()).toEqual(buckets)
        expect(Math.min(...buckets)).toBeGreaterThan(0)
      }
    },
  )

  it('are reached by as many paths as Pascal counts', () => {
    expect(plinkoPaths(8)).toEqual([1, 8, 28, 56, 70, 56, 28, 8, 1])
  })

  it('pay most at the edge', () => {
    expect(plinkoBuckets({ rows: 16, risk: 'high' })[0]).toBe(10_000_000)
    expect(plinkoBuckets({ rows: 8, risk: 'low' })).toEqual([
      56_000, 21_000, 11_000, 10_000, 5_000, 10_000, 11_000, 21_000, 56_000,
    ])
  })
})

it('the ball rests where its path leads', () => {
  const sides = [1, 1, 0, 0, 1, 1, 0, 1]
  let row = 0
  const draws = { next: () => 0, below: () => sides[row++] ?? 0 }
  const round = {
    model: undefined,
    draws,
    stake: 10_000,
    choice: { rows: 8, risk: 'high' as const },
    moves: [],
  }
  expect(plinko.play(round)).toEqual({
    view: { path: sides, bucket: 5, multiplier: 3_000 },
    isOver: true,
    payout: 3_000,
    staked: 10_000,
  })
})

it.each([
  [{ rows: 8, risk: 'low' }, true],
  [{ rows: 16, risk: 'high' }, true],
  [{ rows: 7, risk: 'low' }, false],
  [{ rows: 17, risk: 'low' }, false],
  [{ rows: 8.5, risk: 'low' }, false],
  [{ rows: 8, risk: 'extreme' }, false],
  [[8, 'low'], false],
])('%j may be chosen: %s', (value, allowed) => {
  expect(plinko.readChoice(value, undefined) !== undefined).toBe(allowed)
})

it.each([8, 16])(
  '%i rows: balls spread as the paths promise, over a million in all',
  { tags: 'round', timeout: 60_000 },
  (rows) => {
    const draws = seededDraws(15)
    const counts = Array<number>(rows + 1).fill(0)
    const choice = { rows, risk: 'medium' as const }
    for (let round = 0; round < 500_000; round += 1) {
      const bucket =
        plinko.play({ model: undefined, draws, stake: 1_000, choice, moves: [] })?.view.bucket ?? 0
      counts[bucket] = (counts[bucket] ?? 0) + 1
    }
    const chances = plinkoPaths(rows).map((paths) => paths / 2 ** rows)
    expect(surprise(counts, chances)).toBeLessThan(4)
  },
)

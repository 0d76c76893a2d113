import { describe, expect, it } from 'vitest'
import { keno } from '../src/keno/keno-engine.ts'
import { kenoChance, kenoPays, kenoReturn } from '../src/keno/keno-rules.ts'
import { kenoTableNames } from '../src/keno/keno-tables.ts'
import { kenoTitle } from '../src/keno/keno-title.ts'
import { surprise } from './chi-square.ts'
import { seededDraws } from './seeded-draws.ts'

const tickets = kenoTableNames.flatMap((table) =>
  Array.from({ length: 10 }, (_, index) => [table, index + 1] as const),
)

it.each(tickets)('%s with %i numbers returns between 98.65 and 99.07 percent', (table, picks) => {
  const returned = kenoReturn(table, picks)
  expect(returned).toBeGreaterThanOrEqual(9_865)
  expect(returned).toBeLessThanOrEqual(9_907)
  expect(kenoPays(table, picks)).toHaveLength(picks + 1)
})

it('the title states the lowest return', () => {
  expect(kenoTitle.facts.rtp).toBe(9_865)
  expect(kenoTitle.facts.maxMultiplier).toBe(10_000_000)
})

it.each([
  [0, 0.0354],
  [1, 0.169],
  [2, 0.311],
  [3, 0.288],
  [4, 0.147],
  [5, 0.0424],
  [6, 0.00679],
  [7, 0.000575],
  [8, 0.0000231],
  [9, 3.5e-7],
  [10, 1.18e-9],
])('%i of ten numbers come with a chance of %d', (hits, chance) => {
  expect(kenoChance(10, hits) / chance).toBeCloseTo(1, 1)
})

it('the chances of a ticket add up to one', () => {
  for (let picks = 1; picks <= 10; picks += 1) {
    const sum = Array.from({ length: picks + 1 }, (_, hits) => kenoChance(picks, hits)).reduce(
      (one, other) => one + other,
    )
    expect(sum).toBeCloseTo(1, 12)
  }
})

it('counts the numbers that came and pays by the table', () => {
  // Draws that take the lowest number that is left: 1 to 10 come.
  const draws = { next: () => 0, below: () => 0 }
  const choice = { picks: [1, 10, 11, 40], table: 'classic' as const }
  expect(keno.play({ model: undefined, draws, stake: 10_000, choice, moves: [] })).toEqual({
    view: { drawn: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], hits: 2, multiplier: 18_000 },
    isOver: true,
    payout: 18_000,
    staked: 10_000,
  })
})

describe('a ticket', () => {
  it('is kept ascending', () => {
    expect(keno.readChoice({ picks: [40, 3, 21], table: 'low' }, undefined)).toEqual({
      picks: [3, 21, 40],
      table: 'low',
    })
  })

  it.each([
    [{ picks: [], table: 'low' }],
    [{ picks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], table: 'low' }],
    [{ picks: [1, 1], table: 'low' }],
    [{ picks: [0], table: 'low' }],
    [{ picks: [41], table: 'low' }],
    [{ picks: [1.5], table: 'low' }],
    [{ picks: ['1'], table: 'low' }],
    [{ picks: [1], table: 'extreme' }],
    [{ table: 'low' }],
    [null],
  ])('%j is refused', (value) => {
    expect(keno.readChoice(value, undefined)).toBeUndefined()
  })
})

it(
  'numbers come as often as the chances promise, over a million tickets',
  { tags: 'round', timeout: 60_000 },
  () => {
    const draws = seededDraws(16)
    const counts = Array<number>(6).fill(0)
    const choice = { picks: [2, 9, 17, 33, 40], table: 'classic' as const }
    for (let round = 0; round < 1_000_000; round += 1) {
      const hits = keno.play({ model: undefined, draws, stake: 1_000, choice, moves: [] })?.view.hits ?? 0
      counts[hits] = (counts[hits] ?? 0) + 1
    }
    const chances = counts.map((_, hits) => kenoChance(5, hits))
    expect(surprise(counts, chances)).toBeLessThan(4)
  },
)

import { expect, it } from 'vitest'
import { returnOf } from '../src/fair-multiplier.ts'
import { pick } from '../src/pick/pick-engine.ts'
import { pickPrizes } from '../src/pick/pick-rules.ts'
import { risks } from '../src/risk.ts'
import { surprise } from './chi-square.ts'
import { seededDraws } from './seeded-draws.ts'

const egg = { thing: 'egg' } as const

it.each(risks)('nine with %s risk return exactly 99 percent', (risk) => {
  expect(pickPrizes(risk)).toHaveLength(9)
  expect(returnOf(pickPrizes(risk))).toBe(9_900)
})

it('opens the one that was chosen and shows what the others held', () => {
  // Draws that leave the nine in their order.
  const draws = { next: () => 0, below: () => 0 }
  const choice = { place: 8, risk: 'medium' as const }
  expect(pick.play({ model: egg, draws, stake: 10_000, choice, moves: [] })).toEqual({
    view: { prizes: [0, 0, 0, 2_000, 5_000, 9_000, 13_000, 20_000, 40_100], multiplier: 40_100 },
    isOver: true,
    payout: 40_100,
    staked: 10_000,
  })
})

it.each([
  [{ place: 0, risk: 'low' }, true],
  [{ place: 8, risk: 'high' }, true],
  [{ place: 9, risk: 'low' }, false],
  [{ place: -1, risk: 'low' }, false],
  [{ place: 1, risk: '' }, false],
  [undefined, false],
])('%j may be chosen: %s', (value, allowed) => {
  expect(pick.readChoice(value, egg) !== undefined).toBe(allowed)
})

it(
  'every prize lies under the chosen one equally often, over a million rounds',
  { tags: 'round', timeout: 60_000 },
  () => {
    const draws = seededDraws(18)
    const counts = new Map(pickPrizes('low').map((prize) => [prize, 0]))
    const choice = { place: 4, risk: 'low' as const }
    for (let round = 0; round < 1_000_000; round += 1) {
      const prize = pick.play({ model: egg, draws, stake: 1_000, choice, moves: [] })?.view.multiplier ?? 0
      counts.set(prize, (counts.get(prize) ?? 0) + 1)
    }
    expect(surprise([...counts.values()], Array<number>(9).fill(1 / 9))).toBeLessThan(4)
  },
)

import { expect, it } from 'vitest'
import { returnOf } from '../src/fair-multiplier.ts'
import { risks } from '../src/risk.ts'
import { wheel } from '../src/wheel/wheel-engine.ts'
import { wheelSegments, wheelSizes } from '../src/wheel/wheel-rules.ts'
import { wheelTitle } from '../src/wheel/wheel-title.ts'
import { surprise } from './chi-square.ts'
import { seededDraws } from './seeded-draws.ts'

const wheels = wheelSizes.flatMap((segments) => risks.map((risk) => ({ segments, risk })))

it.each(wheels)('a wheel of $segments segments with $risk risk returns exactly 99 percent', (choice) => {
  expect(returnOf(wheelSegments(choice))).toBe(9_900)
  expect(wheelSegments(choice)).toHaveLength(choice.segments)
})

it.each([
  [10, 99_000],
  [20, 198_000],
  [30, 297_000],
  [40, 396_000],
  [50, 495_000],
] as const)(
  'with high risk one of %i segments pays %i ten-thousandths, the others nothing',
  (segments, multiplier) => {
    const pays = wheelSegments({ segments, risk: 'high' })
    expect(pays.filter((pay) => pay > 0)).toEqual([multiplier])
    expect(wheelTitle.facts.maxMultiplier).toBe(495_000)
  },
)

it('with middle risk every other segment pays', () => {
  for (const segments of wheelSizes) {
    const pays = wheelSegments({ segments, risk: 'medium' })
    expect(pays.map((pay) => pay > 0)).toEqual(pays.map((_, segment) => segment % 2 === 1))
  }
})

it('pays what the segment at the pointer says', () => {
  const draws = { next: () => 0, below: () => 3 }
  const choice = { segments: 10 as const, risk: 'medium' as const }
  expect(wheel.play({ model: undefined, draws, stake: 10_000, choice, moves: [] })).toEqual({
    view: { segment: 3, multiplier: 15_000 },
    isOver: true,
    payout: 15_000,
    staked: 10_000,
  })
})

it.each([
  [{ segments: 10, risk: 'low' }, true],
  [{ segments: 50, risk: 'high' }, true],
  [{ segments: 15, risk: 'low' }, false],
  [{ segments: 10, risk: 'none' }, false],
  [null, false],
])('%j may be chosen: %s', (value, allowed) => {
  expect(wheel.readChoice(value, undefined) !== undefined).toBe(allowed)
})

it('stops on every segment equally often, over a million rounds', { tags: 'round', timeout: 60_000 }, () => {
  const draws = seededDraws(17)
  const counts = Array<number>(30).fill(0)
  const choice = { segments: 30 as const, risk: 'low' as const }
  for (let round = 0; round < 1_000_000; round += 1) {
    const segment =
      wheel.play({ model: undefined, draws, stake: 1_000, choice, moves: [] })?.view.segment ?? 0
    counts[segment] = (counts[segment] ?? 0) + 1
  }
  expect(surprise(counts, Array<number>(30).fill(1 / 30))).toBeLessThan(4)
})

import { describe, expect, it } from 'vitest'
import { gourdCrab } from '../src/gourd-crab/gourd-crab-engine.ts'
import { gourdCrabReturn, throwsShowing } from '../src/gourd-crab/gourd-crab-rules.ts'
import { gourdCrabTitle } from '../src/gourd-crab/gourd-crab-title.ts'
import { surprise } from './chi-square.ts'
import { seededDraws } from './seeded-draws.ts'

function thrown(...dice: readonly number[]) {
  let place = 0
  return { next: () => 0, below: () => dice[place++] ?? 0 }
}

const play = (chips: readonly number[], stake: number, ...dice: readonly number[]) =>
  gourdCrab.play({ model: undefined, draws: thrown(...dice), stake, choice: { chips }, moves: [] })

it('counts the 216 throws by how often they show a face', () => {
  const counted = [0, 0, 0, 0]
  for (let index = 0; index < 216; index += 1) {
    const dice = [index % 6, Math.floor(index / 6) % 6, Math.floor(index / 36)]
    const showing = dice.filter((face) => face === 2).length
    counted[showing] = (counted[showing] ?? 0) + 1
  }
  expect(throwsShowing).toEqual(counted)
})

it('returns 92.12 percent, wherever the chips lie', () => {
  for (const chips of [
    [1, 0, 0, 0, 0, 0],
    [1, 1, 1, 1, 1, 1],
    [3, 0, 2, 0, 0, 1],
  ]) {
    const stake = 600_000
    let paid = 0
    for (let index = 0; index < 216; index += 1) {
      paid += play(chips, stake, index % 6, Math.floor(index / 6) % 6, Math.floor(index / 36))?.payout ?? 0
    }
    expect(paid / 216 / stake).toBeCloseTo(199 / 216, 8)
  }
  expect(gourdCrabReturn).toBeCloseTo(9_212.96, 2)
  expect(gourdCrabTitle.facts.rtp).toBe(9_212)
})

it.each([
  [[1, 0, 0, 0, 0, 0], [1, 2, 3], 0],
  [[1, 0, 0, 0, 0, 0], [0, 2, 3], 12_000],
  [[1, 0, 0, 0, 0, 0], [0, 0, 3], 18_000],
  [[1, 0, 0, 0, 0, 0], [0, 0, 0], 24_000],
  [[1, 1, 0, 0, 0, 0], [0, 1, 3], 12_000],
  [[2, 1, 0, 0, 0, 0], [1, 1, 3], 6_000],
  [[1, 1, 1, 1, 1, 1], [0, 1, 2], 6_000],
] as const)('chips %j and the dice %j pay %i for a stake of 6 000', (chips, dice, payout) => {
  expect(play(chips, 6_000, ...dice)?.payout).toBe(payout)
})

describe('what may be chosen', () => {
  it.each([
    [{ chips: [1, 0, 0, 0, 0, 0] }, true],
    [{ chips: [100, 0, 0, 0, 0, 100] }, true],
    [{ chips: [0, 0, 0, 0, 0, 0] }, false],
    [{ chips: [101, 0, 0, 0, 0, 0] }, false],
    [{ chips: [-1, 2, 0, 0, 0, 0] }, false],
    [{ chips: [0.5, 0.5, 0, 0, 0, 0] }, false],
    [{ chips: [1, 0, 0, 0, 0] }, false],
    [{ chips: '100000' }, false],
    [null, false],
  ])('%j may be played: %s', (value, allowed) => {
    expect(gourdCrab.readChoice(value, undefined) !== undefined).toBe(allowed)
  })
})

it('writes the chips and the dice in words', () => {
  expect(gourdCrab.contentOf({ chips: [0, 2, 0, 0, 0, 1] }, String)).toBe(
    'gourd-crab.crab 2, gourd-crab.deer 1',
  )
  const dice = gourdCrab.resultOf({ dice: [1, 1, 3], multiplier: 0 }, String)
  expect(dice).toBe('gourd-crab.crab, gourd-crab.crab, gourd-crab.fish')
})

it(
  'a face shows as often as the throws promise, over a million rounds',
  { tags: 'round', timeout: 60_000 },
  () => {
    const draws = seededDraws(23)
    const counts = [0, 0, 0, 0]
    const choice = { chips: [1, 0, 0, 0, 0, 0] }
    for (let round = 0; round < 1_000_000; round += 1) {
      const dice =
        gourdCrab.play({ model: undefined, draws, stake: 1_000, choice, moves: [] })?.view.dice ?? []
      const showing = dice.filter((face) => face === 0).length
      counts[showing] = (counts[showing] ?? 0) + 1
    }
    expect(
      surprise(
        counts,
        throwsShowing.map((throws) => throws / 216),
      ),
    ).toBeLessThan(4)
  },
)

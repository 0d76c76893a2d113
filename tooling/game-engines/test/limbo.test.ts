import {
  isLimboTarget,
  limbo,
  limboChance,
  limboPayout,
  limboResult,
  limboRules,
  playLimbo,
} from '@saola/game-engines'
import { expect, it } from 'vitest'
import { surprise } from './chi-square.ts'
import { seededDraws } from './seeded-draws.ts'

const range = limboRules.uniformRange

it.each([
  [0, 1_000_000],
  [range / 2 - 1, 194],
  [range - 1, 100],
  [Math.floor(range * 0.1) - 1, 970],
  [Math.floor(range * 0.97) - 1, 100],
])('the number %i gives %i hundredths', (uniform, result) => {
  expect(limboResult(uniform)).toBe(result)
})

it.each([-1, 0.5, range, Number.NaN])('refuses the number %d', (uniform) => {
  expect(() => limboResult(uniform)).toThrow(`A round needs a whole number below 2^32, not ${uniform}`)
})

/** How many of all 2^32 numbers reach a target: the result falls with the number, so a search finds the last one. */
function winningNumbers(target: number): number {
  let low = 0
  let high: number = range
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (limboResult(middle) >= target) low = middle + 1
    else high = middle
  }
  return low
}

it.each([101, 102, 150, 200, 333, 1_000, 12_345, 100_000, 999_999, 1_000_000])(
  'a target of %i hundredths pays back 97 percent over all numbers',
  (target) => {
    const won = winningNumbers(target)
    expect(won).toBe(Math.floor((97 * range) / target))
    expect((won / range) * (target / 100)).toBeCloseTo(0.97, 5)
    expect(won / range).toBeCloseTo(limboChance(target), 8)
  },
)

it.each([
  [10_000, 200, 200, 20_000],
  [10_000, 200, 199, 0],
  [10_000, 200, 1_000_000, 20_000],
  [999, 101, 150, 1_008],
  [1, 101, 101, 1],
  [900_000_000_000, 1_000_000, 1_000_000, 9_000_000_000_000_000],
])('a stake of %i at %i with result %i pays %i', (stake, target, result, payout) => {
  expect(limboPayout(stake, target, result)).toBe(payout)
})

it.each([
  [100, false],
  [101, true],
  [150.5, false],
  [1_000_000, true],
  [1_000_001, false],
  [Number.NaN, false],
])('a target of %d hundredths is allowed: %s', (target, allowed) => {
  expect(isLimboTarget(target)).toBe(allowed)
})

it('plays a round', () => {
  expect(playLimbo({ uniform: range / 2 - 1, stake: 5_000, target: 194 })).toEqual({
    result: 194,
    won: true,
    payout: 9_700,
  })
  expect(playLimbo({ uniform: range / 2 - 1, stake: 5_000, target: 195 })).toEqual({
    result: 194,
    won: false,
    payout: 0,
  })
})

it(
  'results come as often as 97 of every target promise, over a million rounds',
  { tags: 'round', timeout: 60_000 },
  () => {
    const draws = seededDraws(23)
    const bounds = [100, 101, 110, 150, 200, 500, 1_000, 10_000, 100_000]
    const counts = bounds.map(() => 0)
    for (let round = 0; round < 1_000_000; round += 1) {
      const played = limbo.play({ model: undefined, draws, stake: 1_000, choice: { target: 200 }, moves: [] })
      const result = played?.view.result ?? 0
      const place = bounds.filter((bound) => result >= bound).length - 1
      counts[place] = (counts[place] ?? 0) + 1
    }
    const reaches = bounds.map((bound) => (bound === 100 ? 1 : limboChance(bound)))
    const chances = reaches.map((chance, place) => chance - (reaches[place + 1] ?? 0))
    expect(surprise(counts, chances)).toBeLessThan(4)
  },
)

import { describe, expect, test } from 'vitest'
import type { Leg } from '@saola/rules'
import { drawMatch, drawsFrom, scoreAfter, scoreAt, scoreWeights, seeded } from '@saola/game-engines'
import { fairOdds, finalChances } from '@saola/game-vendor'

const weights = scoreWeights({ home: 1.6, away: 1.1 })
const before = finalChances(weights, { minute: 0, score: { home: 0, away: 0 } })

test('the weights of a match are whole and sum to 2^32', () => {
  expect(weights.every(Number.isInteger)).toBe(true)
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(2 ** 32)
})

describe('chances before the start, of sides that score 1.6 and 1.1', () => {
  test.each<[string, Leg, number]>([
    ['home wins', { market: 'result', pick: 'home' }, 48.96],
    ['a draw', { market: 'result', pick: 'draw' }, 24.89],
    ['away wins', { market: 'result', pick: 'away' }, 26.15],
    ['1-1', { market: 'score', pick: { home: 1, away: 1 } }, 11.83],
    ['2-1', { market: 'score', pick: { home: 2, away: 1 } }, 9.46],
  ])('%s', (_what, leg, percent) => {
    // The published table has independent sides; the low scores move each by less than two points here.
    expect(Math.abs(100 / fairOdds(leg, before) - percent)).toBeLessThan(2)
  })
})

describe('a match as it goes', () => {
  test('a score that stands cannot be lost again', () => {
    const chances = finalChances(weights, { minute: 60, score: { home: 2, away: 1 } })
    const less = chances.filter((_, place) => scoreAt(place).home < 2 || scoreAt(place).away < 1)
    expect(Math.max(...less)).toBe(0)
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
  })

  test('after the last minute the score is certain', () => {
    const chances = finalChances(weights, { minute: 90, score: { home: 3, away: 0 } })
    expect(fairOdds({ market: 'score', pick: { home: 3, away: 0 } }, chances)).toBe(1)
    expect(fairOdds({ market: 'result', pick: 'away' }, chances)).toBe(Infinity)
  })

  test('200,000 matches end, and stand at half-time, as their weights say', () => {
    const random = seeded('matches')
    const draws = drawsFrom(() => random.whole(0, 2 ** 32 - 1))
    const count = 200_000
    let homeWins = 0
    let goallessHalves = 0
    let goallessThenHome = 0
    for (let match = 0; match < count; match += 1) {
      const goals = drawMatch(draws, weights)
      const { home, away } = scoreAfter(goals, 90)
      const half = scoreAfter(goals, 45)
      if (home > away) homeWins += 1
      if (half.home + half.away > 0) continue
      goallessHalves += 1
      if (home > away) goallessThenHome += 1
    }
    const half = finalChances(weights, { minute: 45, score: { home: 0, away: 0 } })
    expect(
      Math.abs(homeWins / count - 1 / fairOdds({ market: 'result', pick: 'home' }, before)),
    ).toBeLessThan(0.005)
    expect(
      Math.abs(goallessThenHome / goallessHalves - 1 / fairOdds({ market: 'result', pick: 'home' }, half)),
    ).toBeLessThan(0.008)
  })
})

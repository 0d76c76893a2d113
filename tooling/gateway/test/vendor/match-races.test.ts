import { describe, expect, test } from 'vitest'
import {
  drawMatchOf,
  drawsFrom,
  fixturesOf,
  leagues,
  matchRules,
  matchTitle,
  raceOf,
  roundAt,
  scoreAfter,
  scoreAt,
  seeded,
  weightsOf,
} from '@saola/game-engines'
import { createModelSource, fairOdds, finalChances } from '@saola/game-vendor'

const winner = { market: 'result', pick: 'home' } as const
const series = weightsOf('moba-1-0', { home: 0.6, away: 0.4 })

/** The chance of the home side to win from a score on, point by point. */
function chanceFrom(score: { home: number; away: number }, point: number, to: number): number {
  if (score.home === to) return 1
  if (score.away === to) return 0
  return (
    point * chanceFrom({ ...score, home: score.home + 1 }, point, to) +
    (1 - point) * chanceFrom({ ...score, away: score.away + 1 }, point, to)
  )
}

function aRace(league: 'moba' | 'shooter') {
  return {
    matchId: `${league}-5-0`,
    kickOffAt: 1_000_000,
    strengths: league === 'moba' ? { home: 0.6, away: 0.4 } : { home: 0.52, away: 0.48 },
    serverSeed: 'a'.repeat(64),
    clientSeed: `${league}-5-0:bets`,
  }
}

describe('the chances of a race are those of its points, won one by one (games 59)', () => {
  test.each([
    ['moba-1-0', 3, 0.6, { home: 0, away: 0 }],
    ['moba-1-0', 3, 0.6, { home: 1, away: 0 }],
    ['moba-1-0', 3, 0.6, { home: 1, away: 2 }],
    ['moba-1-0', 3, 0.35, { home: 2, away: 2 }],
    ['shooter-1-0', 9, 0.52, { home: 0, away: 0 }],
    ['shooter-1-0', 9, 0.52, { home: 8, away: 7 }],
  ])('%s, first to %i, %d a point, from %o', (matchId, to, point, score) => {
    const weights = weightsOf(matchId, { home: point, away: 1 - point })
    const chances = finalChances(weights, { minute: 0, score, race: raceOf(matchId) })
    expect(1 / fairOdds(winner, chances)).toBeCloseTo(chanceFrom(score, point, to), 6)
  })

  test('weights are whole, sum to 2^32, and stand at won scores alone', () => {
    expect(series.every(Number.isInteger)).toBe(true)
    expect(series.reduce((sum, weight) => sum + weight, 0)).toBe(2 ** 32)
    const possible = series.flatMap((weight, place) => (weight > 0 ? [scoreAt(place)] : []))
    expect(possible.map(({ home, away }) => `${home}-${away}`)).toEqual([
      '0-3',
      '1-3',
      '2-3',
      '3-0',
      '3-1',
      '3-2',
    ])
  })
})

describe('how a race goes', () => {
  test('100,000 of them end as their weights say, and stand after the first map as its chance says', () => {
    const random = seeded('races')
    const draws = drawsFrom(() => random.whole(0, 2 ** 32 - 1))
    const count = 100_000
    const seen = { wins: 0, first: 0 }
    for (let match = 0; match < count; match += 1) {
      const goals = drawMatchOf('moba-1-0', draws, series)
      const { home, away } = scoreAfter(goals, 90)
      if (home > away) seen.wins += 1
      if (goals[0]?.side === 'home') seen.first += 1
      expect(goals.at(-1)?.side).toBe(home > away ? 'home' : 'away')
    }
    expect(Math.abs(seen.wins / count - chanceFrom({ home: 0, away: 0 }, 0.6, 3))).toBeLessThan(0.006)
    expect(Math.abs(seen.first / count - 0.6)).toBeLessThan(0.006)
  })

  test('a map takes the same time however many there will be', () => {
    const random = seeded('pace')
    const draws = drawsFrom(() => random.whole(0, 2 ** 32 - 1))
    const first = Array.from({ length: 50 }, () => drawMatchOf('moba-1-0', draws, series)[0]?.minute)
    expect(new Set(first)).toEqual(new Set([18]))
  })
})

describe('what is offered on a race (games 60)', () => {
  const [planned] = fixturesOf(leagues.moba, roundAt(leagues.moba, 1_700_000_000_000))
  const source = createModelSource()
  const pricesAt = async (league: 'moba' | 'shooter', at: number) =>
    (await source.look(aRace(league), at)).prices

  test('sides have chances of a point that sum to one', () => {
    expect((planned?.strengths.home ?? 0) + (planned?.strengths.away ?? 0)).toBeCloseTo(1, 9)
  })

  test('a winner, handicaps and totals between two points, and final scores, but no draw', async () => {
    const picks = (await pricesAt('moba', 0)).map(({ pick }) => pick)
    expect(picks).toContain('result:home')
    expect(picks).not.toContain('result:draw')
    expect(picks).toContain('handicap:home:-6')
    expect(picks).not.toContain('handicap:home:-2')
    expect(picks).toContain('total:over:14')
    expect(picks).toContain('score:3-2')
    expect(
      picks.filter((pick) => /^(handicap|total)/.test(pick) && Number(pick.split(':')[2]) % 4 === 0),
    ).toEqual([])
  })

  test.each(['moba', 'shooter'] as const)('%s keeps the published margin on the winner', async (league) => {
    const prices = await pricesAt(league, 0)
    const whole = prices
      .filter(({ pick }) => pick.startsWith('result:'))
      .reduce((sum, { odds }) => sum + 1000 / odds, 0)
    expect(whole).toBeCloseTo(1 + matchRules.margins.result / 10_000, 2)
  })

  test('rounds of a map take no bets in play, maps of a series do', async () => {
    const at = 1_000_000 + 10 * matchRules.minuteMs
    expect(await pricesAt('shooter', at)).toEqual([])
    expect((await pricesAt('moba', at)).length).toBeGreaterThan(0)
  })

  test('a race is over as soon as it is won', async () => {
    const { goals } = await source.look(aRace('moba'), 1_000_000 + 90 * matchRules.minuteMs)
    const end = 1_000_000 + (goals.at(-1)?.minute ?? 0) * matchRules.minuteMs
    expect((await source.look(aRace('moba'), end - 1)).phase).toBe('live')
    expect((await source.look(aRace('moba'), end)).phase).toBe('over')
  })
})

test.each([
  ['ESPORTS_FIVE_A_SIDE_ARENA_TODAY', 'moba'],
  ['ESPORTS_TACTICAL_SHOOTER_SPRING_CUP', 'shooter'],
  ['ESPORTS_ELECTRONIC_FOOTBALL_TODAY', 'arena'],
  ['ESPORTS_AUTO_CHESS_TODAY', undefined],
])('%s leads to %s', (gameCode, league) => {
  expect(matchTitle({ gameCode, family: 'ESPORTS' })?.league.code).toBe(league)
})

import { matchRules, type Race } from '@saola/game-engines'
import type { Leg, Score } from '@saola/rules'
import { fairOdds, finalChances, type Standing } from './match-chances.ts'
import type { Price } from './match-source.ts'
import { pickOf } from './pick.ts'

/** Nothing is offered that is as good as certain, or as good as impossible. */
const leastOdds = 1030
const mostOdds = { result: 50_000, handicap: 30_000, total: 30_000, score: 150_000 }

/** Scores are offered up to so many goals of a side. */
const scoreGoals = 4

/** What is offered where a match stands, with its odds: the fair ones less the published margin of each market (games 68). */
export function matchPrices(weights: readonly number[], standing: Standing): readonly Price[] {
  const chances = finalChances(weights, standing)
  return (standing.race ? raceLegsAt(standing.score, standing.race) : legsAt(standing.score)).flatMap(
    (leg) => {
      const odds = Math.floor(
        (fairOdds(leg, chances) * 10_000_000) / (10_000 + matchRules.margins[leg.market]),
      )
      return odds >= leastOdds && odds <= mostOdds[leg.market] ? [{ pick: pickOf(leg), odds }] : []
    },
  )
}

function legsAt(score: Score): Leg[] {
  const results = (['home', 'draw', 'away'] as const).map((pick): Leg => ({ market: 'result', pick }))
  const handicaps = range(-12, 12).flatMap((line): Leg[] => [
    { market: 'handicap', pick: 'home', line, from: score },
    { market: 'handicap', pick: 'away', line, from: score },
  ])
  const soFar = (score.home + score.away) * 4
  const totals = range(soFar + 2, soFar + 22).flatMap((line): Leg[] => [
    { market: 'total', pick: 'over', line },
    { market: 'total', pick: 'under', line },
  ])
  const goals = range(0, scoreGoals)
  const scores = goals.flatMap((home) =>
    goals.map((away): Leg => ({ market: 'score', pick: { home, away } })),
  )
  return [...results, ...handicaps, ...totals, ...scores]
}

/** In a race somebody wins; lines stand between two points, and every final score is offered. */
function raceLegsAt(score: Score, { to }: Race): Leg[] {
  const results = (['home', 'away'] as const).map((pick): Leg => ({ market: 'result', pick }))
  // Before the first point half a point more or less is the winner once more.
  const isStart = score.home + score.away === 0
  const lines = range(-to, to - 1).filter((points) => !isStart || (points !== 0 && points !== -1))
  const handicaps = lines.flatMap((points): Leg[] => [
    { market: 'handicap', pick: 'home', line: points * 4 + 2, from: score },
    { market: 'handicap', pick: 'away', line: points * 4 + 2, from: score },
  ])
  const totals = range(to, 2 * to - 2).flatMap((points): Leg[] => [
    { market: 'total', pick: 'over', line: points * 4 + 2 },
    { market: 'total', pick: 'under', line: points * 4 + 2 },
  ])
  const scores = range(0, to - 1).flatMap((lost): Leg[] => [
    { market: 'score', pick: { home: to, away: lost } },
    { market: 'score', pick: { home: lost, away: to } },
  ])
  return [...results, ...handicaps, ...totals, ...scores]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

import {
  drawMatchOf,
  fixturesOf,
  leagueCodes,
  leagues,
  matchMinutes,
  matchRules,
  roundAt,
  scoreAfter,
  raceOf,
  weightsOf,
  isWon,
  type Goal,
} from '@saola/game-engines'
import { drawsOf } from '../seeds/fair-seeds.ts'
import type { Standing } from './match-chances.ts'
import { matchPrices } from './match-prices.ts'
import type { AskedMatch, Fixture, Look, MatchSource, Price } from './match-source.ts'

/** So many matches with what the model computed of them are kept at hand. */
const mostKept = 500

const { minuteMs, opensBeforeMs, kickOffPauseMs, goalPauseMs, lastMinute } = matchRules

/** The virtual leagues: fixtures by the clock, results from the seed of each match, odds from the model (games 67). */
export function createModelSource(): MatchSource {
  const drawn = new Map<string, Drawn>()
  return {
    isDrawn: true,
    fixtures: (now) => Promise.resolve(leagueCodes.flatMap((code) => fixturesOfLeague(code, now))),
    look(match, at) {
      if (drawn.size > mostKept) drawn.clear()
      const key = `${match.matchId}/${match.clientSeed ?? ''}`
      const known = drawn.get(key) ?? drawnMatch(match)
      drawn.set(key, known)
      return Promise.resolve(lookAt(match, known, at))
    },
  }
}

/** A match with its result, and the prices of each standing that was asked for. */
type Drawn = { weights: readonly number[]; goals: readonly Goal[]; prices: Map<string, readonly Price[]> }

function drawnMatch({ matchId, strengths, serverSeed, clientSeed }: AskedMatch): Drawn {
  if (!strengths || serverSeed === null) throw new Error(`the match ${matchId} has no seed to be drawn from`)
  const weights = weightsOf(matchId, strengths)
  return {
    weights,
    goals: clientSeed === null ? [] : goalsOf({ matchId, serverSeed, clientSeed }, weights),
    prices: new Map(),
  }
}

/** How a match goes. Before the kick-off nobody can know it: the bets on it are still to join its seed (games 83). */
function goalsOf(
  { matchId, serverSeed, clientSeed }: { matchId: string; serverSeed: string; clientSeed: string },
  weights: readonly number[],
): readonly Goal[] {
  return drawMatchOf(matchId, drawsOf({ serverSeed, clientSeed, nonce: 0 }), weights)
}

function lookAt({ matchId, kickOffAt }: AskedMatch, known: Drawn, at: number): Look {
  const passed = Math.floor((at - kickOffAt) / minuteMs)
  const minute = Math.min(matchMinutes, Math.max(0, passed))
  const goals = known.goals.filter((goal) => at >= goalAt(kickOffAt, goal))
  const score = scoreAfter(goals, minute)
  const race = raceOf(matchId)
  if (passed >= matchMinutes || (race && isWon(score, race.to))) {
    return { phase: 'over', minute, score, goals, isSuspended: false, prices: [] }
  }
  const isClosed = minute >= lastMinute || (race && !race.isLive && at >= kickOffAt)
  return {
    phase: at < kickOffAt ? 'before' : 'live',
    minute,
    score,
    goals,
    isSuspended:
      Math.abs(at - kickOffAt) < kickOffPauseMs ||
      goals.some((goal) => at < goalAt(kickOffAt, goal) + goalPauseMs),
    prices: isClosed ? [] : pricesOf(known, { minute, score, race }),
  }
}

function goalAt(kickOffAt: number, { minute }: Goal): number {
  return kickOffAt + minute * minuteMs
}

function pricesOf({ weights, prices }: Drawn, standing: Standing): readonly Price[] {
  const key = `${standing.minute}:${standing.score.home}:${standing.score.away}`
  const made = prices.get(key) ?? matchPrices(weights, standing)
  prices.set(key, made)
  return made
}

function fixturesOfLeague(code: (typeof leagueCodes)[number], now: number): Fixture[] {
  const league = leagues[code]
  // The match under way stands there already; a server that starts in the middle of one does not invent it.
  const first = roundAt(league, now)
  const last = roundAt(league, now + opensBeforeMs)
  return Array.from({ length: last - first }, (_, index) => first + index)
    .flatMap((round) => fixturesOf(league, round))
    .map(({ round, place, kickOffAt, home, away, strengths }) => ({
      matchId: `${code}-${round}-${place}`,
      league: code,
      round,
      names: { home, away },
      opensAt: kickOffAt - opensBeforeMs,
      kickOffAt,
      strengths,
    }))
}

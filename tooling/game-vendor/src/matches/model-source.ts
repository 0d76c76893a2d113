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

/** Of so many matches at most it is kept what the model computed: more are never open at once. */
const mostKept = 200
/** And the prices of so many standings of each: of the minute now, and of the one in which a delayed bet was placed. */
const tablesOfAMatch = 2

const { minuteMs, opensBeforeMs, kickOffPauseMs, goalPauseMs, lastMinute } = matchRules

/** What is kept of the matches that are open, by their ids. */
type DrawnMatches = Map<string, DrawnMatch>

/**
 * The virtual leagues: fixtures by the clock, results from the seed of each match, odds from the model (games 67). It keeps
 * in `drawn` what it computed of a match until that is over, and makes prices when they are read (games 100).
 */
export function createModelSource(drawn: DrawnMatches = new Map()): MatchSource {
  return {
    isDrawn: true,
    fixtures: (now) => Promise.resolve(leagueCodes.flatMap((code) => fixturesOfLeague(code, now))),
    look(match, at) {
      const { matchId, clientSeed } = match
      const known = drawn.get(matchId)
      const current = known?.clientSeed === clientSeed ? known : drawnMatch(match)
      const look = lookAt(match, current, at)
      // Who was asked for last stands last.
      drawn.delete(matchId)
      if (look.phase !== 'over') drawn.set(matchId, current)
      dropOldest(drawn, mostKept)
      return Promise.resolve(look)
    },
  }
}

function dropOldest(kept: Map<string, unknown>, most: number): void {
  const [oldest] = kept.keys()
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
}

/** A match with its result, and the prices of the standings that were asked for last. */
type DrawnMatch = {
  clientSeed: string | null
  weights: readonly number[]
  goals: readonly Goal[]
  tables: Map<string, readonly Price[]>
}

function drawnMatch({ matchId, strengths, serverSeed, clientSeed }: AskedMatch): DrawnMatch {
  if (!strengths || serverSeed === null) throw new Error(`the match ${matchId} has no seed to be drawn from`)
  const weights = weightsOf(matchId, strengths)
  return {
    clientSeed,
    weights,
    goals: clientSeed === null ? [] : goalsOf({ matchId, serverSeed, clientSeed }, weights),
    tables: new Map(),
  }
}

/** How a match goes. Before the kick-off nobody can know it: the bets on it are still to join its seed (games 83). */
function goalsOf(
  { matchId, serverSeed, clientSeed }: { matchId: string; serverSeed: string; clientSeed: string },
  weights: readonly number[],
): readonly Goal[] {
  return drawMatchOf(matchId, drawsOf({ serverSeed, clientSeed, nonce: 0 }), weights)
}

function lookAt({ matchId, kickOffAt }: AskedMatch, known: DrawnMatch, at: number): Look {
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
    get prices() {
      return isClosed ? [] : pricesOf(known, { minute, score, race })
    },
  }
}

function goalAt(kickOffAt: number, { minute }: Goal): number {
  return kickOffAt + minute * minuteMs
}

function pricesOf({ weights, tables }: DrawnMatch, standing: Standing): readonly Price[] {
  const key = `${standing.minute}:${standing.score.home}:${standing.score.away}`
  const made = tables.get(key) ?? matchPrices(weights, standing)
  tables.delete(key)
  tables.set(key, made)
  dropOldest(tables, tablesOfAMatch)
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

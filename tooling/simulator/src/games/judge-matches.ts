import {
  drawMatchOf,
  matchRules,
  scoreAfter,
  weightsOf,
  matchMinutes,
  type Strengths,
} from '@saola/game-engines'
import { drawsOf } from '@saola/game-vendor'
import type { LookFact, ToldSlip } from '../facts.ts'
import type { Brought } from './judge-games.ts'
import { isCommitted, isJoined, judgeBets, type Row } from './judge-shared.ts'
import { returnObviously, type ObviousLeg } from './obvious-legs.ts'

/** Matches with the bets on them: each match by its seed, each bet by what its legs say of the result. */
export function judgeMatches(
  {
    matches,
    bets,
    legs,
    told,
    looks,
  }: {
    matches: readonly Row[]
    bets: readonly Row[]
    legs: readonly Row[]
    told: readonly ToldSlip[]
    looks: readonly LookFact[]
  },
  gatewayBets: ReadonlyMap<string, Row>,
): { wrong: string[]; brought: Brought[] } {
  const byId = new Map(matches.map((row) => [String(row['match_id']), row]))
  const legsOf = Map.groupBy(legs, (row) => String(row['bet_id']))
  const early = new Map(told.map((fact) => [fact.key, fact.early]))
  const { wrong, brought } = judgeBets(bets, gatewayBets, (bet) => {
    const stake = Number(bet['stake'])
    // A sale is for no less than the member was told.
    if (bet['is_early'] === true) return { least: early.get(String(bet['bet_key'])) ?? 1, most: stake * 1000 }
    const own = legsOf.get(String(bet['bet_id'])) ?? []
    const amount = returnObviously(
      stake,
      own.map((leg) => toLeg(leg, byId.get(String(leg['match_id'])) ?? {})),
    )
    return { least: amount, most: amount }
  })
  for (const [id, match] of byId) {
    if (!isCommitted(match)) wrong.push(`the seed of match ${id} is not the one that was committed to`)
    if (match['client_seed'] !== null && !isJoined(id, match))
      wrong.push(`the bets that joined the seed of match ${id} are not those of its list`)
    const final = match['state'] === 'ended' ? scoreOf(match) : undefined
    const drawn = scoreAfter(goalsOf(id, match), matchMinutes)
    if (final && (final.home !== drawn.home || final.away !== drawn.away))
      wrong.push(`match ${id} ended ${final.home}:${final.away}, by its seed ${drawn.home}:${drawn.away}`)
  }
  for (const bet of bets) {
    for (const leg of legsOf.get(String(bet['bet_id'])) ?? []) {
      const match = byId.get(String(leg['match_id'])) ?? {}
      if (!isInTime(bet, leg, Number(match['kick_off_at'])))
        wrong.push(`bet ${String(bet['bet_id'])} was placed while its match took none`)
    }
  }
  const byKey = new Map(bets.map((row) => [String(row['bet_key']), row]))
  for (const { key, told: states, early: sold } of told) {
    const bet = byKey.get(key)
    if (states.includes('open') && bet?.['state'] !== 'paid')
      wrong.push(`${key} was told that it is open, and is ${String(bet?.['state'])}`)
    if (sold !== undefined && bet?.['is_early'] !== true)
      wrong.push(`${key} was told that it is sold, and is not`)
  }
  const seeds = matches.map((row) => String(row['server_seed']))
  for (const { text } of looks)
    if (seeds.some((seed) => text.includes(seed))) wrong.push('the seed of a match was shown before its end')
  return { wrong, brought }
}

function toLeg(leg: Row, match: Row): ObviousLeg {
  const isLive = leg['from_home'] !== null
  return {
    pick: String(leg['pick']),
    odds: Number(leg['odds']),
    from: isLive ? { home: Number(leg['from_home']), away: Number(leg['from_away']) } : undefined,
    final: match['state'] === 'void' ? undefined : scoreOf(match),
  }
}

/** Before the pause around the kick-off, or in play until the last minutes; one in play counts some seconds later. */
function isInTime(bet: Row, leg: Row, kickOffAt: number): boolean {
  const [placedAt, countsAt] = [Number(bet['placed_at']), Number(bet['counts_at'])]
  if (leg['from_home'] === null) return placedAt <= kickOffAt - matchRules.kickOffPauseMs
  const closesAt = kickOffAt + matchRules.lastMinute * matchRules.minuteMs
  return (
    placedAt >= kickOffAt + matchRules.kickOffPauseMs &&
    placedAt < closesAt &&
    countsAt === placedAt + matchRules.delayMs
  )
}

function scoreOf(match: Row): { home: number; away: number } {
  return { home: Number(match['home_goals']), away: Number(match['away_goals']) }
}

function goalsOf(id: string, match: Row): ReturnType<typeof drawMatchOf> {
  const weights = weightsOf(id, match['strengths'] as Strengths)
  const draws = drawsOf({
    serverSeed: String(match['server_seed']),
    clientSeed: String(match['client_seed']),
    nonce: 0,
  })
  return drawMatchOf(id, draws, weights)
}

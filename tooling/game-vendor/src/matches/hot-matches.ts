import { leagueCodes, leagues, matchMinutes, matchRules, raceOf } from '@saola/game-engines'
import type { Services } from '../services.ts'
import { lookAtAll, oddsIn } from './look-at.ts'
import type { Look, MatchSource } from './match-source.ts'
import { listMatches, type Match } from './match-store.ts'

/** So many matches of a league are shown in a lobby, and so many of them at most under way: they stand first. */
const mostOfALeague = 6
const mostUnderWay = 3

/** The matches of football to show in a lobby, each with the title that leads to it and the odds on who wins (games 75). */
export async function hotMatches(services: Pick<Services, 'db' | 'now' | 'settings'>, source: MatchSource) {
  const now = services.now()
  const shown = leagueCodes
    .filter((code) => !raceOf(code))
    .map(async (code) => {
      const matches = await listMatches(services, code, now - matchMinutes * matchRules.minuteMs)
      const looked = await lookAtAll(services, source, matches, now)
      const live = looked.filter(({ look }) => look.phase === 'live').slice(0, mostUnderWay)
      const next = looked.filter(({ look }) => look.phase === 'before')
      return [...live, ...next]
        .slice(0, mostOfALeague)
        .map(({ match, look }) => hotMatch(leagues[code].gameCode, match, look))
    })
  return (await Promise.all(shown)).flat()
}

function hotMatch(gameCode: string, match: Match, look: Look) {
  const { phase, minute, score } = look
  const [home, draw, away] = ['home', 'draw', 'away'].map((side) => oddsIn(look, `result:${side}`))
  const isWhole = home !== undefined && draw !== undefined && away !== undefined
  return {
    matchId: match.match_id,
    gameCode,
    names: match.names,
    startsAt: match.kick_off_at,
    isLive: phase === 'live',
    minute,
    score,
    ...(isWhole ? { odds: { home, draw, away } } : {}),
  }
}

import { text } from '../../kit/page-data.ts'
import { raceOf } from '../races.ts'

/** A goal in words, or the map or round that a side has won; `place` is how many fell before it. */
export function pointWords(
  matchId: string,
  { team, minute, place }: { team: string; minute: number; place: number },
): string {
  const race = raceOf(matchId)
  if (!race) return text('match.goal_at', { team, minute: String(minute) })
  return text(`match.won_${race.unit}`, { team, number: String(place + 1) })
}

/** How far a match under way is. */
export function timeWords({
  matchId,
  minute,
  score,
}: {
  matchId: string
  minute: number
  score: { home: number; away: number }
}): string {
  const race = raceOf(matchId)
  if (!race) return text('match.minute', { minute: String(minute) })
  return text(`match.now_${race.unit}`, { number: String(score.home + score.away + 1) })
}

import type { Services } from '../../services.ts'
import type { TakenLeg } from '../judge-slip.ts'
import { findMatches } from '../match-store.ts'
import { legOf } from '../pick.ts'
import { listStandingStops } from './stop-store.ts'
import { stopsOf } from './stops-of.ts'

/** Why a bet with these legs is not taken: staff have stopped bets on one of them since it was looked at (games 123). */
export async function refuseStopped(
  db: Services['db'],
  legs: readonly TakenLeg[],
): Promise<{ refusal: 'match.closed' | 'match.suspended'; field: string } | undefined> {
  const stops = await listStandingStops({ db })
  if (stops.length === 0) return undefined
  const ids = legs.map(({ matchId }) => matchId)
  const matches = new Map((await findMatches({ db }, ids)).map((match) => [match.match_id, match]))
  for (const [place, { matchId, pick }] of legs.entries()) {
    const match = matches.get(matchId)
    const own = match ? stopsOf(stops, match) : []
    const found = own.filter(({ market }) => market === null || market === legOf(pick)?.market)
    const isClosed = found.some((stop) => stop.is_final)
    if (found.length > 0)
      return { refusal: isClosed ? 'match.closed' : 'match.suspended', field: `picks.${place}` }
  }
  return undefined
}

import type { Look, MatchSource } from './match-source.ts'
import type { Services } from '../services.ts'
import { joinBetsOn, openMatchSeed, type Match } from './match-store.ts'
import { listStopsAt, type Stop } from './stops/stop-store.ts'
import { withStops, type SeenLook } from './stops/stops-of.ts'

type Looking = Pick<Services, 'db' | 'settings'>

/** A match at a moment as its source sees it, or as it was called off or stopped here. */
export async function lookAt(
  services: Looking,
  source: MatchSource,
  known: Match,
  at: number,
): Promise<SeenLook> {
  return look(services, source, known, { at, stops: await listStopsAt(services, at) })
}

/** The same of several matches at one moment. */
export async function lookAtAll(
  services: Looking,
  source: MatchSource,
  matches: readonly Match[],
  at: number,
): Promise<{ match: Match; look: SeenLook }[]> {
  const stops = await listStopsAt(services, at)
  return Promise.all(
    matches.map(async (match) => ({ match, look: await look(services, source, match, { at, stops }) })),
  )
}

async function look(
  services: Looking,
  source: MatchSource,
  known: Match,
  { at, stops }: { at: number; stops: readonly Stop[] },
): Promise<SeenLook> {
  const hasBegun = known.server_seed !== null && at >= known.kick_off_at
  const match = hasBegun && known.client_seed === null ? await joinBetsOn(services, known) : known
  const seen = await source.look(
    {
      matchId: match.match_id,
      kickOffAt: match.kick_off_at,
      strengths: match.strengths,
      serverSeed: openMatchSeed(services, match),
      clientSeed: match.client_seed,
    },
    at,
  )
  const isCalledOff = match.voided_at !== null && at >= match.voided_at
  return isCalledOff
    ? { ...seen, phase: 'void', isSuspended: false, prices: [] }
    : withStops(seen, match, stops)
}

/** The odds of a pick in thousandths; undefined where it is not on offer. */
export function oddsIn({ prices }: Look, pick: string): number | undefined {
  return prices.find((price) => price.pick === pick)?.odds
}

/** Whether bets are taken at the odds that stand there. */
export function takesBets({ phase, isSuspended, prices }: Look): boolean {
  return (phase === 'before' || phase === 'live') && !isSuspended && prices.length > 0
}

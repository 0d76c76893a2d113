import type { Look, MatchSource } from './match-source.ts'
import type { Services } from '../services.ts'
import { joinBetsOn, openMatchSeed, type Match } from './match-store.ts'

/** A match at a moment as its source sees it, or as it was called off here. */
export async function lookAt(
  services: Pick<Services, 'db' | 'settings'>,
  source: MatchSource,
  known: Match,
  at: number,
): Promise<Look> {
  const hasBegun = known.server_seed !== null && at >= known.kick_off_at
  const match = hasBegun && known.client_seed === null ? await joinBetsOn(services, known) : known
  const look = await source.look(
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
  return isCalledOff ? { ...look, phase: 'void', isSuspended: false, prices: [] } : look
}

/** The odds of a pick in thousandths; undefined where it is not on offer. */
export function oddsIn({ prices }: Look, pick: string): number | undefined {
  return prices.find((price) => price.pick === pick)?.odds
}

/** Whether bets are taken at the odds that stand there. */
export function takesBets({ phase, isSuspended, prices }: Look): boolean {
  return (phase === 'before' || phase === 'live') && !isSuspended && prices.length > 0
}

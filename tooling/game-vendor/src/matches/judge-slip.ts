import { matchRules } from '@saola/game-engines'
import type { Score } from '@saola/rules'
import type { Services } from '../services.ts'
import type { OddsPolicy } from './bet-store.ts'
import { lookAtAll, oddsIn, takesBets } from './look-at.ts'
import { totalOdds } from './match-payout.ts'
import type { MatchSource } from './match-source.ts'
import { findMatches, type Match } from './match-store.ts'
import { stopOfPick, type SeenLook } from './stops/stops-of.ts'

/** A pick of the slip, with the odds that the member saw, in thousandths. */
export type SlipPick = { readonly matchId: string; readonly pick: string; readonly odds: number }

/** A leg as it may be taken now. */
export type TakenLeg = {
  matchId: string
  pick: string
  seenOdds: number
  odds: number
  /** The score, where the match is under way. */
  from: Score | undefined
}

/** A pick as it stands now: its odds, or why it cannot be bet on. */
export type JudgedPick = { match: Match | undefined } & (
  | { leg: TakenLeg }
  | { refusal: 'match.closed' | 'match.suspended' | 'odds.gone' }
)

/** Looks at each pick of a slip as it stands at `at`. */
export async function judgePicks(
  services: Pick<Services, 'db' | 'settings'>,
  source: MatchSource,
  picks: readonly SlipPick[],
  at: number,
): Promise<JudgedPick[]> {
  const matches = await findMatches(
    services,
    picks.map(({ matchId }) => matchId),
  )
  const open = matches.filter((match) => at >= match.opens_at && match.state === 'held')
  const looks = new Map(
    (await lookAtAll(services, source, open, at)).map(({ match, look }) => [match.match_id, look]),
  )
  return picks.map((pick) => {
    const match = matches.find(({ match_id: matchId }) => matchId === pick.matchId)
    const look = looks.get(pick.matchId)
    return match && look ? judged(match, look, pick) : { match, refusal: 'match.closed' }
  })
}

function judged(match: Match, look: SeenLook, { matchId, pick, odds: seenOdds }: SlipPick): JudgedPick {
  const stopped = stopOfPick(look, pick)
  if (look.isSuspended || stopped === 'suspended') return { match, refusal: 'match.suspended' }
  if (!takesBets(look) || stopped === 'closed') return { match, refusal: 'match.closed' }
  const odds = oddsIn(look, pick)
  if (odds === undefined) return { match, refusal: 'odds.gone' }
  const from = look.phase === 'live' ? look.score : undefined
  return { match, leg: { matchId, pick, seenOdds, odds, from } }
}

/** Whether odds may be taken by who saw others (games 71). */
export function mayTake(policy: OddsPolicy, seen: number, now: number): boolean {
  switch (policy) {
    case 'any':
      return true
    case 'better':
      return now >= seen
    case 'none':
      return now === seen
    default:
      return policy satisfies never
  }
}

/** The largest stake at these odds: the largest of any bet, and no more than may be paid out (games 72). */
export function mostStake(odds: readonly number[]): number {
  const { maxStake, maxPayout } = matchRules
  return Math.min(maxStake, Math.floor((maxPayout * 1000) / totalOdds(odds)))
}

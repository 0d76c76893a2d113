import type { Services } from '../services.ts'
import type { MatchBet } from './bet-store.ts'
import { mayTake } from './judge-slip.ts'
import { lookAt, oddsIn, takesBets } from './look-at.ts'
import type { MatchSource } from './match-source.ts'
import { findMatches } from './match-store.ts'
import { stopOfPick } from './stops/stops-of.ts'

/** At which odds a bet counts, leg by leg, or why it does not. */
export type Counted = { odds: number[] } | { refusal: 'match.goal' | 'match.suspended' | 'odds.changed' }

/**
 * Judges a bet at the moment at which it counts (games 70). A leg that was placed before its match began counts as it was
 * placed. One in play counts at the odds of that moment, if its policy takes them and no goal fell meanwhile. Looks at
 * the past alone, so it says the same whenever it is asked.
 */
export async function countBet(
  services: Pick<Services, 'db' | 'settings'>,
  source: MatchSource,
  bet: MatchBet,
): Promise<Counted> {
  const matches = await findMatches(
    services,
    bet.legs.map((leg) => leg.match_id),
  )
  const odds: number[] = []
  for (const leg of bet.legs) {
    const match = matches.find(({ match_id: matchId }) => matchId === leg.match_id)
    if (!match) throw new Error(`the match ${leg.match_id} is gone`)
    if (leg.from_home === null) {
      odds.push(leg.odds)
      continue
    }
    const look = await lookAt(services, source, match, bet.counts_at)
    const isSameScore = look.score.home === leg.from_home && look.score.away === leg.from_away
    if (!isSameScore) return { refusal: 'match.goal' }
    if (!takesBets(look) || stopOfPick(look, leg.pick)) return { refusal: 'match.suspended' }
    const now = oddsIn(look, leg.pick)
    if (now === undefined || !mayTake(bet.policy, leg.seen_odds, now)) return { refusal: 'odds.changed' }
    odds.push(now)
  }
  return { odds }
}

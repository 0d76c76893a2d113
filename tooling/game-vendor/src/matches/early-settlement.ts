import { matchRules } from '@saola/game-engines'
import { decimalOdds, earlyReturn, type Odds } from '@saola/rules'
import type { Services } from '../services.ts'
import { moveBet, type MatchBet } from './bet-store.ts'
import { lookAt, oddsIn, takesBets } from './look-at.ts'
import type { MatchSource } from './match-source.ts'
import { findMatches } from './match-store.ts'
import { legOf, pickNow } from './pick.ts'
import { stopOfPick } from './stops/stops-of.ts'
import { endedLegs } from './settle-match-bet.ts'

/**
 * What an open bet is bought back for at `at`, in whole đồng (games 66); undefined while a match of it waits, where one of
 * its picks is no longer on offer, and where nothing would be left.
 */
export async function earlyAmount(
  services: Pick<Services, 'db' | 'settings'>,
  source: MatchSource,
  bet: MatchBet,
  at: number,
): Promise<number | undefined> {
  if (bet.state !== 'open') return undefined
  const running = bet.legs.filter(({ result }) => result === null)
  const matches = await findMatches(
    services,
    running.map((leg) => leg.match_id),
  )
  const open: { taken: Odds; fair: Odds }[] = []
  for (const leg of running) {
    const match = matches.find(({ match_id: matchId }) => matchId === leg.match_id)
    const look = match && (await lookAt(services, source, match, at))
    if (!look || !takesBets(look) || stopOfPick(look, leg.pick)) return undefined
    const from = { home: leg.from_home ?? 0, away: leg.from_away ?? 0 }
    const pick = pickNow(leg.pick, from, look.score)
    const now = oddsIn(look, pick)
    if (now === undefined) return undefined
    open.push({ taken: decimalOdds(leg.odds), fair: withoutMargin(pick, now) })
  }
  const amount = earlyReturn(bet.stake, open, endedLegs(bet), matchRules.earlyMargin)
  const most = bet.stake * matchRules.maxParlayOdds
  return amount > 0 && open.length > 0 ? Math.min(amount, most) : undefined
}

/** The fair odds behind those on offer, in which the margin of their market is (games 68). */
function withoutMargin(pick: string, odds: number): Odds {
  const market = legOf(pick)?.market
  const margin = market === undefined ? 0 : matchRules.margins[market]
  const { numerator, denominator } = decimalOdds(odds)
  return { numerator: numerator * BigInt(10_000 + margin), denominator: denominator * 10_000n }
}

/** Why a bet was not bought back; `amount` is what it would be worth now. */
export type EarlyRefusal = { refusal: 'early.closed' } | { refusal: 'early.changed'; amount: number }

/**
 * Buys an open bet back for no less than the member was told: priced again now, and refused where it is worth less by now.
 * The bet is then decided; `settleMatchBet` pays it.
 */
export async function settleEarly(
  services: Services,
  source: MatchSource,
  bet: MatchBet,
  told: number,
): Promise<{ bet: MatchBet } | EarlyRefusal> {
  // Asked for again after a lost answer: it is the same settlement.
  if (bet.is_early) return { bet }
  const amount = await earlyAmount(services, source, bet, services.now())
  if (amount === undefined) return { refusal: 'early.closed' }
  if (amount < told) return { refusal: 'early.changed', amount }
  const moved = await moveBet(services, bet, 'decided', { payout: amount, is_early: true })
  return moved.is_early ? { bet: moved } : { refusal: 'early.closed' }
}

import { calledOffAfterMs } from '@saola/rules'
import type { Services } from '../services.ts'
import { createWallets, type Wallets } from '../wallets/wallets.ts'
import { sportOf } from './bounds/sport-of.ts'
import { endLeg, listEndedBets, listLegsToSettle, listUnfinishedBets, type MatchBet } from './bet-store.ts'
import { lookAt } from './look-at.ts'
import type { Look, MatchSource } from './match-source.ts'
import { endMatch, listHeldMatches, publishMatches, voidMatch, type Match } from './match-store.ts'
import { resultOf } from './pick.ts'
import { settleMatchBet } from './settle-match-bet.ts'

/** A stake that its own request still takes is left to it for this long. */
const graceMs = 30_000

/**
 * Publishes what is due, ends the matches that are over, and takes each bet on as far as it goes. May run twice at once
 * and hours late, and ends the same (games 74). Answers how many bets it ended; one that fails is told and stays open for
 * the next time.
 */
export async function runMatches(services: Services, source: MatchSource): Promise<number> {
  const now = services.now()
  await publishMatches(services, await source.fixtures(now), source.isDrawn)
  for (const match of await listHeldMatches(services, now)) {
    const look = await lookAt(services, source, match, now)
    if (look.phase === 'over') await endMatch(services, match.match_id, look.score)
    if (look.phase === 'void' || isTooLate(match, look, now)) await voidMatch(services, match.match_id)
  }
  await endLegs(services)
  return finishBets(services, source, createWallets(services))
}

/** A match that was put off or broken off and is not played on in its time (games 126). */
function isTooLate({ league, kick_off_at: startsAt }: Match, { phase }: Look, now: number): boolean {
  return phase !== 'over' && now >= startsAt + calledOffAfterMs[sportOf(league)]
}

async function endLegs(services: Services): Promise<void> {
  for (const leg of await listLegsToSettle(services)) {
    const { home_goals: home, away_goals: away } = leg
    const final = home === null || away === null ? undefined : { home, away }
    await endLeg(services, leg, resultOf(leg, final))
  }
}

async function finishBets(services: Services, source: MatchSource, wallets: Wallets): Promise<number> {
  const unfinished = await listUnfinishedBets(services, 0)
  // Who creates a bet asks for its stake at once; only a process that stopped left it so.
  const isLeft = (bet: MatchBet): boolean =>
    bet.state !== 'created' || bet.counts_at <= services.now() - graceMs
  let ended = 0
  for (const bet of [...unfinished.filter(isLeft), ...(await listEndedBets(services))]) {
    try {
      const settled = await settleMatchBet(services, source, wallets[bet.wallet], { bet })
      if (settled.bet.state !== 'open') ended += 1
    } catch (error) {
      console.error(`[vendor] the bet ${bet.bet_id} stays open`, error)
    }
  }
  return ended
}

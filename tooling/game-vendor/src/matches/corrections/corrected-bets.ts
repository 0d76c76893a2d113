import type { Score } from '@saola/rules'
import type { Services } from '../../services.ts'
import { listBetsById, type MatchBet } from '../bet-store.ts'
import { mostPayout } from '../match-payout.ts'
import { resultOf } from '../pick.ts'
import type { ChangedBet, MovedSum } from './correction-store.ts'

/** So many bets are read by one statement. */
const page = 1000

/** A change with the bet as it stands before it. */
export type BetChange = ChangedBet & { bet: MatchBet }

/** What a result changes about bets that were settled by another one; a parlay is settled anew as a whole (games 128). */
export async function changesOf(
  services: Pick<Services, 'db'>,
  betIds: readonly string[],
  result: { matchId: string; score: Score },
): Promise<BetChange[]> {
  const changes: BetChange[] = []
  for (const some of pagesOf(betIds)) {
    for (const bet of await listBetsById(services, some)) {
      const before = bet.corrected_payout ?? bet.payout
      // One that runs on has no payout yet, and takes the corrected leg with it.
      if (bet.state === 'open' || before === null) continue
      const payout = payoutBy(bet, result)
      if (payout === before) continue
      changes.push({ betId: bet.bet_id, number: bet.corrections + 1, before, payout, bet })
    }
  }
  return changes
}

/** A long list in parts that a statement takes. */
export function pagesOf(betIds: readonly string[]): string[][] {
  const count = Math.ceil(betIds.length / page)
  return Array.from({ length: count }, (_, at) => betIds.slice(at * page, (at + 1) * page))
}

/** What changes move, by merchant; play money is nobody's. */
export function sumsOf(changes: readonly BetChange[]): MovedSum[] {
  const byMerchant = Map.groupBy(
    changes.filter(({ bet }) => bet.wallet !== 'demo'),
    ({ bet }) => bet.merchant ?? '',
  )
  return [...byMerchant].map(([merchant, own]) => ({
    merchant,
    bets: own.length,
    more: own.reduce((sum, { before, payout }) => sum + Math.max(payout - before, 0), 0),
    less: own.reduce((sum, { before, payout }) => sum + Math.max(before - payout, 0), 0),
  }))
}

function payoutBy({ stake, legs }: MatchBet, { matchId, score }: { matchId: string; score: Score }): number {
  return mostPayout(
    stake,
    legs.map((leg) => (leg.match_id === matchId ? { ...leg, result: resultOf(leg, score) } : leg)),
  )
}

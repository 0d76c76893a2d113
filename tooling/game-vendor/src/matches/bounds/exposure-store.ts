import { sql } from 'kysely'
import type { PossiblePayout } from '@saola/rules'
import type { Services } from '../../services.ts'
import { legOf } from '../pick.ts'

/** What bets of a merchant's members on a match may pay, alike ones together. */
export type OpenPayouts = ReadonlyMap<string, readonly PossiblePayout[]>

/**
 * What open bets of a merchant's members on some matches may pay, by match. A parlay that has lost a leg pays nothing, and play money
 * costs nobody anything.
 */
export async function listOpenPayouts(
  { db }: Pick<Services, 'db'>,
  merchant: string,
  matchIds: readonly string[],
): Promise<OpenPayouts> {
  if (matchIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('match_leg as leg')
    .innerJoin('match_bet as bet', 'bet.bet_id', 'leg.bet_id')
    .select(['leg.match_id', 'leg.pick', 'leg.from_home', 'leg.from_away'])
    .select(sql<number>`sum(bet.full_payout)::bigint`.as('amount'))
    .where('leg.match_id', 'in', matchIds)
    .where('leg.result', 'is', null)
    .where('bet.state', 'in', ['created', 'debited', 'open'])
    .where('bet.merchant', '=', merchant)
    .where('bet.wallet', '!=', 'demo')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('match_leg as other')
            .select('other.place')
            .whereRef('other.bet_id', '=', 'leg.bet_id')
            .where('other.result', '=', 'lost'),
        ),
      ),
    )
    .groupBy(['leg.match_id', 'leg.pick', 'leg.from_home', 'leg.from_away'])
    .execute()
  const byMatch = new Map<string, PossiblePayout[]>(matchIds.map((id) => [id, []]))
  for (const { match_id: id, pick, from_home: home, from_away: away, amount } of rows) {
    const leg = legOf(pick, home === null || away === null ? undefined : { home, away })
    if (leg) byMatch.get(id)?.push({ leg, amount: amount ?? 0 })
  }
  return byMatch
}

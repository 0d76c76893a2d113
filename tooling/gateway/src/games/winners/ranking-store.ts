import { leastRankedStake, rankedPlaces, type Span } from '@saola/rules'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { OddsColumns } from './odds-columns.ts'

/** A place of the ranking, as bets have it. */
export type RankedRow = {
  place: number
  account_id: number
  name: string
  name_vi: string
  name_en: string
  node_id: string
  bet_amount: number
  win_amount: number
  jackpot_amount: number
} & OddsColumns

/** The best bet of each member of a merchant in a span, in order: the first places, and that of one account (winners 5). */
export async function listRanked(
  db: Database,
  { merchantId, ownId, span }: { merchantId: number; ownId: number | undefined; span: Span },
): Promise<RankedRow[]> {
  const { rows } = await sql<RankedRow>`
    with best as (
      select distinct on (bet.account_id) bet.id, bet.account_id, account.name, bet.node_id, bet.bet_amount, bet.win_amount,
        bet.jackpot_amount
      from bet join account on account.id = bet.account_id
      where bet.settled_at >= ${span.from} and bet.settled_at < ${span.to} and bet.win_amount > bet.bet_amount
        and bet.status = 'settled' and bet.bet_amount >= ${leastRankedStake}
        and account.merchant_id = ${merchantId} and account.type <> 4
      order by bet.account_id, bet.win_amount::numeric / bet.bet_amount desc, bet.win_amount desc, bet.id
    ), placed as (
      select *, row_number() over (order by win_amount::numeric / bet_amount desc, win_amount desc, id)::integer as place
      from best
    )
    select placed.place, placed.account_id, placed.name, game.name_vi, game.name_en, placed.node_id, placed.bet_amount,
      placed.win_amount, placed.jackpot_amount, win_odds.tail as odds_tail, win_odds.above as odds_above,
      win_odds.fair_return as odds_fair_return, win_odds.is_about as odds_about
    from placed join game on game.node_id = placed.node_id left join win_odds on win_odds.code = game.win_odds_code
    where placed.place <= ${rankedPlaces} or placed.account_id = ${ownId ?? null}
    order by placed.place`.execute(db)
  return rows
}

import { sql } from 'kysely'
import { stuckMatchBetMs, stuckRoundMs } from '@saola/rules'
import type { Database } from '../../db/database.ts'

/** A round or bet that took a stake long ago and has no result. */
export type StuckRound = {
  id: number
  bet: string
  account: string
  accountId: number
  merchantId: number
  title: string
  family: string
  vendor: string
  stake: number
  /** What its round has paid so far. */
  paid: number
  placedAt: number
}

/** Which stuck rounds are asked for; without a merchant those of all, `after` one in the order of the answer. */
export type StuckAsked = {
  ownVendor: string
  now: number
  merchantId?: number
  after?: { placedAt: number; id: number } | undefined
  /** Only those that nobody was told of. */
  isNew?: boolean
}

/**
 * Rounds without a result a day after their stake, the oldest first; bets on draws are none, and those on matches of other vendors are
 * once their match should be over (games 122).
 */
export async function listStuckRounds(
  db: Database,
  { ownVendor, now, merchantId, after = { placedAt: 0, id: 0 }, isNew = false }: StuckAsked,
  most: number,
): Promise<StuckRound[]> {
  const { rows } = await sql<StuckRound>`
    select bet.id, bet.order_no as bet, account.name as account, account.id as "accountId",
      account.merchant_id as "merchantId", game.name_en as title, game.family, bet.vendor_code as vendor,
      bet.bet_amount as stake, bet.paid_amount as paid, bet.placed_at as "placedAt"
    from bet join account on account.id = bet.account_id join game on game.node_id = bet.node_id
    where bet.status = 'open'
      and bet.placed_at < case when game.family in ('SPORTS', 'ESPORTS') and bet.vendor_code <> ${ownVendor}
        then ${now - stuckMatchBetMs}::bigint else ${now - stuckRoundMs}::bigint end
      and (bet.placed_at, bet.id) > (${after.placedAt}::bigint, ${after.id}::bigint)
      and not exists (select from lottery_bet where lottery_bet.bet_id = bet.id)
      ${merchantId === undefined ? sql`` : sql`and account.merchant_id = ${merchantId}`}
      ${isNew ? sql`and not exists (select from stuck_round where stuck_round.bet_id = bet.id)` : sql``}
    order by bet.placed_at, bet.id limit ${most}`.execute(db)
  return rows
}

/** Notes that somebody is told of these; answers those that nobody was told of. */
export async function markStuck(
  trx: Database,
  rounds: readonly StuckRound[],
  now: number,
): Promise<StuckRound[]> {
  if (rounds.length === 0) return []
  const marked = await trx
    .insertInto('stuck_round')
    .values(rounds.map(({ id }) => ({ bet_id: id, found_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('bet_id')
    .execute()
  const ids = new Set(marked.map(({ bet_id: id }) => id))
  return rounds.filter(({ id }) => ids.has(id))
}

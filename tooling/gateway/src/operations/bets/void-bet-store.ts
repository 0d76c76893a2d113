import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** A bet as an operator finds it. */
export type FoundBet = {
  id: number
  orderNo: string
  accountId: number
  vendor: string
  roundId: string
  status: 'open' | 'settled' | 'cancelled'
  /** Whether it is on a draw, and no round of a vendor. */
  isOnDraw: boolean
  stake: number
  /** What its round or draw has paid. */
  paid: number
}

/** A bet of a merchant's member by its order number. */
export async function findBetOf(
  db: Database,
  merchantId: number,
  orderNo: string,
): Promise<FoundBet | undefined> {
  const { rows } = await sql<FoundBet>`
    select bet.id, order_no as "orderNo", account_id as "accountId", bet.vendor_code as vendor, round_id as "roundId", status,
      exists (select from lottery_bet where bet_id = bet.id) as "isOnDraw", bet_amount as stake,
      case when status = 'open' then paid_amount else win_amount end as paid
    from bet join account on account.id = account_id
    where order_no = ${orderNo} and merchant_id = ${merchantId}`.execute(db)
  return rows[0]
}

/** A bet that stands, by its number and by how it is known. */
export type StandingBet = { id: number; orderNo: string; stake: number; paid: number }

/**
 * Bets of a merchant on a draw that were placed from a moment on and stand, above a number, the earliest first. Bets are numbered as
 * they are placed.
 */
export async function listLateOnDraw(
  db: Database,
  { merchantId, drawId, from, above }: { merchantId: number; drawId: number; from: number; above: number },
  most: number,
): Promise<StandingBet[]> {
  const { rows } = await sql<StandingBet>`
    select bet.id, bet.order_no as "orderNo", bet.bet_amount as stake, bet.win_amount as paid
    from lottery_bet
    cross join lateral (select * from bet where bet.id = lottery_bet.bet_id offset 0) as bet
    join account on account.id = bet.account_id
    where lottery_bet.draw_id = ${drawId} and lottery_bet.bet_id > ${above}
      and account.merchant_id = ${merchantId} and bet.status <> 'cancelled' and bet.placed_at >= ${from}::bigint
    order by lottery_bet.bet_id limit ${most}`.execute(db)
  return rows
}

/** Which of some rounds of a vendor are standing bets of a merchant that can be given back here, and how many cannot. */
export async function listStandingRounds(
  db: Database,
  { merchantId, vendor, debitIds }: { merchantId: number; vendor: string; debitIds: readonly string[] },
): Promise<{ bets: StandingBet[]; elsewhere: number }> {
  const rows = await db
    .selectFrom('bet')
    .innerJoin('account', 'account.id', 'bet.account_id')
    .select([
      'bet.id',
      'bet.order_no as orderNo',
      'bet.bet_amount as stake',
      'bet.win_amount as paid',
      'bet.wallet',
    ])
    .where('bet.vendor_code', '=', vendor)
    .where('bet.debit_id', 'in', debitIds)
    .where('account.merchant_id', '=', merchantId)
    .where('bet.status', '!=', 'cancelled')
    .orderBy('bet.id')
    .execute()
  const bets = rows
    .filter(({ wallet }) => wallet === 'single')
    .map(({ id, orderNo, stake, paid }) => ({ id, orderNo, stake, paid }))
  return { bets, elsewhere: rows.length - bets.length }
}

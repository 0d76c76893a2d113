import type { Database } from '../../db/database.ts'

/** A jackpot that was paid, in whole đồng. */
export type PaidJackpot = {
  pool: string
  cycle: number
  amount: number
  account: string
  orderNo: string
  startedAt: number
  wonAt: number
}

/** So many are told at once. */
const most = 500

/** What the jackpots of a merchant paid in a time, the newest first. */
export function listWins(
  db: Database,
  merchantId: number,
  { from, until, least }: { from: number; until: number; least: number },
): Promise<PaidJackpot[]> {
  return db
    .selectFrom('jackpot_win')
    .innerJoin('account', 'account.id', 'jackpot_win.account_id')
    .select([
      'jackpot_win.pool',
      'jackpot_win.cycle',
      'jackpot_win.amount',
      'account.name as account',
      'jackpot_win.order_no as orderNo',
      'jackpot_win.started_at as startedAt',
      'jackpot_win.won_at as wonAt',
    ])
    .where('jackpot_win.merchant_id', '=', merchantId)
    .where('won_at', '>=', from)
    .where('won_at', '<', until)
    .where('amount', '>=', least)
    .orderBy('won_at', 'desc')
    .limit(most)
    .execute()
}

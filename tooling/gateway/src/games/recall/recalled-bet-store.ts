import type { Database } from '../../db/database.ts'

/** A bet of an account at a vendor's game that is over; one without a sitting is no round that anybody played. */
export function findOwnBet(
  db: Database,
  { accountId, orderNo, vendor }: { accountId: number; orderNo: string; vendor: string },
): Promise<{ round_id: string } | undefined> {
  return db
    .selectFrom('bet')
    .select('round_id')
    .where('order_no', '=', orderNo)
    .where('account_id', '=', accountId)
    .where('vendor_code', '=', vendor)
    .where('status', '!=', 'open')
    .where('play_session_id', 'is not', null)
    .executeTakeFirst()
}

/** A bet as an operator looks at it, with its member and its title. */
export type LookedAtBet = {
  orderNo: string
  roundId: string
  accountId: number
  member: string
  vendor: string
  gameCode: string
  titleVi: string
  titleEn: string
  status: 'open' | 'settled' | 'cancelled'
  stake: number
  won: number
  placedAt: number
  settledAt: number | null
}

/** A bet of a merchant's member, by its own number or by that of its round. */
export function findBetToLookAt(
  db: Database,
  merchantId: number,
  asked: { orderNo: string } | { vendor: string; debitId: string },
): Promise<LookedAtBet | undefined> {
  const bets = db
    .selectFrom('bet')
    .innerJoin('account', 'account.id', 'bet.account_id')
    .innerJoin('game', 'game.node_id', 'bet.node_id')
    .select([
      'bet.order_no as orderNo',
      'bet.round_id as roundId',
      'bet.account_id as accountId',
      'account.name as member',
      'bet.vendor_code as vendor',
      'game.game_code as gameCode',
      'game.name_vi as titleVi',
      'game.name_en as titleEn',
      'bet.status',
      'bet.bet_amount as stake',
      'bet.win_amount as won',
      'bet.placed_at as placedAt',
      'bet.settled_at as settledAt',
    ])
    .where('account.merchant_id', '=', merchantId)
  return 'orderNo' in asked
    ? bets.where('bet.order_no', '=', asked.orderNo).executeTakeFirst()
    : bets
        .where('bet.vendor_code', '=', asked.vendor)
        .where('bet.debit_id', '=', asked.debitId)
        .executeTakeFirst()
}

import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'

/** The bet that a debit opened, locked until the transaction ends. */
export function findBet(trx: Transaction<Schema>, request: { vendor: string; debitTransactionId: string }) {
  return trx
    .selectFrom('bet')
    .innerJoin('game', 'game.node_id', 'bet.node_id')
    .select(['bet.id', 'bet.account_id', 'bet.order_no', 'bet.bet_amount', 'bet.status', 'game.name_en'])
    .where('bet.vendor_code', '=', request.vendor)
    .where('bet.debit_id', '=', request.debitTransactionId)
    .forUpdate('bet')
    .executeTakeFirst()
}

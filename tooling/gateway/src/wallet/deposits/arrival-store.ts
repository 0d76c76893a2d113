import type { Database } from '../../db/database.ts'

/** The bank transfers that came for some deposits, in the order of their arrival. */
export function listArrivals(db: Database, depositIds: readonly number[]) {
  return db
    .selectFrom('bank_transfer')
    .select(['deposit_id', 'amount', 'outcome', 'held', 'state', 'received_at', 'account_id'])
    .where('deposit_id', 'in', depositIds)
    .orderBy('id')
    .execute()
}

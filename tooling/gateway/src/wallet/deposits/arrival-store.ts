import type { HeldWish } from '@saola/protocol'
import type { Database } from '../../db/database.ts'

/** The bank transfers that came for some deposits, in the order of their arrival. */
export function listArrivals(db: Database, depositIds: readonly number[]) {
  return (
    db
      .selectFrom('bank_transfer')
      .select(['deposit_id', 'amount', 'outcome', 'held', 'wish', 'state', 'received_at', 'account_id'])
      .where('deposit_id', 'in', depositIds)
      // What was taken back waits for a person: whose it is, nobody knows.
      .where(({ eb, or }) => or([eb('undone_at', 'is', null), eb('state', '<>', 'waiting')]))
      .orderBy('id')
      .execute()
  )
}

/** Notes what the owner of a deposit wants done with what came for it and is held. */
export async function updateWish(
  db: Database,
  { depositId, wish, now }: { depositId: number; wish: HeldWish; now: number },
): Promise<void> {
  await db
    .updateTable('bank_transfer')
    .set({ wish, wished_at: now })
    .where('deposit_id', '=', depositId)
    .where('state', '=', 'waiting')
    .where('held', 'is not', null)
    .execute()
}

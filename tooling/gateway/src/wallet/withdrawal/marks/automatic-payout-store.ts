import { dayMs, vietnamOffsetMs } from '@saola/rules'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'

/**
 * Takes an amount from what may be paid by itself to an account on the Vietnamese day of a moment; false, and nothing taken, where
 * the sum would pass `most`. The database decides: of two in one moment the second waits for the first and is counted with it.
 */
export async function takeFromDay(
  trx: Database,
  { accountId, amount, at, most }: { accountId: number; amount: number; at: number; most: number },
): Promise<boolean> {
  if (amount > most) return false
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('automatic_payout')
    .values({ account_id: accountId, day: Math.floor((at + vietnamOffsetMs) / dayMs), amount })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'day'])
        .doUpdateSet({ amount: sql<number>`automatic_payout.amount + excluded.amount` })
        .where(sql<boolean>`automatic_payout.amount + excluded.amount <= ${most}`),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

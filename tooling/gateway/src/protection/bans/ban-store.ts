import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** What closes play to an account besides its owner: the mark of staff, or the register of excluded persons. */
export type BanSource = 'staff' | 'register'

/** Closes play to an account from now on; false where the same source does already. */
export async function beginBan(
  trx: Database,
  accountId: number,
  { source, now }: { source: BanSource; now: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('protection_pause')
    .values({ account_id: accountId, kind: 'exclusion', starts_at: now, ends_at: null, source })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Opens play again as far as this source goes; false where it closed nothing. */
export async function endBan(
  trx: Database,
  accountId: number,
  { source, now }: { source: BanSource; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('protection_pause')
    .set({ ends_at: sql<number>`greatest(${now}::bigint, starts_at + 1)` })
    .where('account_id', '=', accountId)
    .where('source', '=', source)
    .where('ends_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Whether an account is marked as staff's. */
export async function isStaff(db: Database, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('protection_pause')
    .select('id')
    .where('account_id', '=', accountId)
    .where('source', '=', 'staff')
    .where('ends_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** The members that are marked as staff, by their names. */
export function listStaff(
  db: Database,
  merchantId: number,
  most: number,
): Promise<{ account: string; nickname: string }[]> {
  return db
    .selectFrom('protection_pause')
    .innerJoin('account', 'account.id', 'protection_pause.account_id')
    .select(['account.name as account', 'account.nickname'])
    .where('account.merchant_id', '=', merchantId)
    .where('source', '=', 'staff')
    .where('ends_at', 'is', null)
    .orderBy('account.name')
    .limit(most)
    .execute()
}

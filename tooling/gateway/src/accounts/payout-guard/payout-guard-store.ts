import { sql, type RawBuilder } from 'kysely'
import type { PayoutWaitReason } from '@saola/rules'
import type { Database } from '../../db/database.ts'

/** Makes payouts of an account wait from now on; a newer reason takes the place of an older one. */
export async function upsertPayoutWait(
  trx: Database,
  accountId: number,
  reason: PayoutWaitReason,
  now: number,
): Promise<void> {
  await trx
    .insertInto('payout_wait')
    .values({ account_id: accountId, reason, begun_at: now })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ reason, begun_at: now }))
    .execute()
}

/** What payouts of an account wait for, whether or not the wait is over. */
export function findPayoutWait(
  db: Database,
  accountId: number,
): Promise<{ reason: PayoutWaitReason; begunAt: number } | undefined> {
  return db
    .selectFrom('payout_wait')
    .select(['reason', 'begun_at as begunAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** Whether the `account` of a statement is locked by its owner. */
export function isPayoutLocked(): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from payout_lock where payout_lock.account_id = account.id
    and payout_lock.lifted_at is null)`
}

/** Whether payouts of an account are locked. */
export async function hasPayoutLock(db: Database, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('payout_lock')
    .select('id')
    .where('account_id', '=', accountId)
    .where('lifted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Locks the payouts of an account; one that is locked stays so. */
export async function insertPayoutLock(trx: Database, accountId: number, now: number): Promise<void> {
  await trx
    .insertInto('payout_lock')
    .values({ account_id: accountId, begun_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Lifts the lock of an account; false when there is none. */
export async function liftPayoutLock(
  db: Database,
  accountId: number,
  { by, note, now }: { by: string; note: string; now: number },
): Promise<boolean> {
  const lifted = await db
    .updateTable('payout_lock')
    .set({ lifted_at: now, lifted_by: by, note })
    .where('account_id', '=', accountId)
    .where('lifted_at', 'is', null)
    .executeTakeFirst()
  return lifted.numUpdatedRows === 1n
}

/** The accounts of a merchant whose payouts are locked, the longest lock first. */
export function listPayoutLocks(
  db: Database,
  merchantId: number,
  most: number,
): Promise<{ account: string; since: number }[]> {
  return db
    .selectFrom('payout_lock')
    .innerJoin('account', 'account.id', 'payout_lock.account_id')
    .select(['account.name as account', 'payout_lock.begun_at as since'])
    .where('account.merchant_id', '=', merchantId)
    .where('payout_lock.lifted_at', 'is', null)
    .orderBy('payout_lock.id')
    .limit(most)
    .execute()
}

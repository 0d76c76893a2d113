import { sql, type RawBuilder } from 'kysely'
import type { LineWaitReason, PayoutWaitReason } from '@saola/rules'
import type { Database } from '../../db/database.ts'

/** An account whose payouts its owner has locked, and since when. */
export type PayoutLock = { account: string; merchant: string; since: number }

/** What waits, and since when. */
export type Wait<Reason extends PayoutWaitReason> = { reason: Reason; begunAt: number }

/** Makes payouts of an account wait from now on; a newer reason takes the place of an older one. */
export async function upsertPayoutWait(
  trx: Database,
  accountId: number,
  reason: PayoutWaitReason,
  now: number,
): Promise<void> {
  const wait = {
    reason,
    begun_at: now,
    // A bank account does not end what the line waits for.
    ...(reason !== 'bank_card' && { line_reason: reason, line_begun_at: now }),
  }
  await trx
    .insertInto('payout_wait')
    .values({ account_id: accountId, ...wait })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(wait))
    .execute()
}

/** What payouts of an account wait for, whether or not the wait is over. */
export function findPayoutWait(db: Database, accountId: number): Promise<Wait<PayoutWaitReason> | undefined> {
  return db
    .selectFrom('payout_wait')
    .select(['reason', 'begun_at as begunAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** What money along the line waits for, the newest of several accounts that a move needs, whether or not the wait is over. */
export async function findLineWait(
  db: Database,
  accountIds: readonly number[],
): Promise<Wait<LineWaitReason> | undefined> {
  const row = await db
    .selectFrom('payout_wait')
    .select(['line_reason as reason', 'line_begun_at as begunAt'])
    .where('account_id', 'in', accountIds)
    .where('line_begun_at', 'is not', null)
    .orderBy('line_begun_at', 'desc')
    .executeTakeFirst()
  return row && row.reason !== null && row.begunAt !== null
    ? { reason: row.reason, begunAt: row.begunAt }
    : undefined
}

/** Whether the `account` of a statement is locked by its owner. */
export function isPayoutLocked(): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from payout_lock where payout_lock.account_id = account.id
    and payout_lock.lifted_at is null)`
}

/** Whether payouts of an account, or of any of several, are locked. */
export async function hasPayoutLock(db: Database, ...accountIds: readonly number[]): Promise<boolean> {
  const row = await db
    .selectFrom('payout_lock')
    .select('id')
    .where('account_id', 'in', accountIds)
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

/** Lifts the lock of an account, where one is named the one of that beginning alone; false when there is none. */
export async function liftPayoutLock(
  db: Database,
  accountId: number,
  { by, note, now, since }: { by: string; note: string; now: number; since?: number | undefined },
): Promise<boolean> {
  const lifted = await db
    .updateTable('payout_lock')
    .set({ lifted_at: now, lifted_by: by, note })
    .where('account_id', '=', accountId)
    .where('lifted_at', 'is', null)
    .$if(since !== undefined, (query) => query.where('begun_at', '=', since ?? 0))
    .executeTakeFirst()
  return lifted.numUpdatedRows === 1n
}

/** The accounts whose payouts are locked, the longest lock first; of one merchant, or of all. */
export function listPayoutLocks(
  db: Database,
  merchantId: number | undefined,
  most: number,
): Promise<PayoutLock[]> {
  return db
    .selectFrom('payout_lock')
    .innerJoin('account', 'account.id', 'payout_lock.account_id')
    .innerJoin('merchant', 'merchant.id', 'account.merchant_id')
    .select(['account.name as account', 'merchant.code as merchant', 'payout_lock.begun_at as since'])
    .where('payout_lock.lifted_at', 'is', null)
    .$if(merchantId !== undefined, (query) => query.where('account.merchant_id', '=', merchantId ?? 0))
    .orderBy('payout_lock.id')
    .limit(most)
    .execute()
}

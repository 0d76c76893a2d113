import type { Database } from '../../db/database.ts'

/** A member that the operator has locked. */
export type LockedMember = { account: string; nickname: string }

/** Locks a member, or unlocks one; false where it is so already, or closed by its owner, which stays. */
export async function updateLock(trx: Database, accountId: number, isLocked: boolean): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set({ active_flag: isLocked ? 0 : 1 })
    .where('id', '=', accountId)
    .where('type', '=', 0)
    .where('active_flag', '=', isLocked ? 1 : 0)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** The members that are locked, by their names. */
export function listLocked(db: Database, merchantId: number, most: number): Promise<LockedMember[]> {
  return db
    .selectFrom('account')
    .select(['name as account', 'nickname'])
    .where('merchant_id', '=', merchantId)
    .where('type', '=', 0)
    .where('active_flag', '=', 0)
    .where('closed_at', 'is', null)
    .orderBy('name')
    .limit(most)
    .execute()
}

import type { Database } from '../../db/database.ts'

/** Writes a link by its hash. */
export async function insertLockLink(
  db: Database,
  link: { tokenHash: string; accountId: number; now: number; expiresAt: number },
): Promise<void> {
  await db
    .insertInto('lock_link')
    .values({
      token_hash: link.tokenHash,
      account_id: link.accountId,
      created_at: link.now,
      expires_at: link.expiresAt,
    })
    .execute()
}

/** Removes the links of an account that open nothing any more. */
export async function deleteEndedLinks(db: Database, accountId: number, now: number): Promise<void> {
  await db
    .deleteFrom('lock_link')
    .where('account_id', '=', accountId)
    .where('expires_at', '<=', now)
    .execute()
}

/** Uses a link up; of two at the same moment one gets the account. */
export async function takeLockLink(
  trx: Database,
  tokenHash: string,
  now: number,
): Promise<number | undefined> {
  const taken = await trx
    .updateTable('lock_link')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst()
  return taken?.account_id
}

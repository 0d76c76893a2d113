import type { Database } from '../db/database.ts'

/** The stored hash of an account's transaction password; undefined for an account without one. */
export async function findPaymentPasswordHash(db: Database, accountId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_password')
    .select('password_hash')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.password_hash
}

/** Writes the transaction password of an account, in place of the one before. */
export async function upsertPaymentPassword(
  db: Database,
  accountId: number,
  passwordHash: string,
  now: number,
): Promise<void> {
  const row = { password_hash: passwordHash, changed_at: now }
  await db
    .insertInto('payment_password')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
}

/** The hash of the same password at today's cost; one that was changed meanwhile stays. */
export async function renewPaymentPasswordHash(
  db: Database,
  accountId: number,
  outdated: string,
  renewed: string,
): Promise<void> {
  await db
    .updateTable('payment_password')
    .set({ password_hash: renewed })
    .where('account_id', '=', accountId)
    .where('password_hash', '=', outdated)
    .execute()
}

import type { Database } from '../db/database.ts'

/** The account of a session that is open at a moment. */
export type CallerSession = { id: number; merchantId: number; name: string; type: number; expiresAt: number }

/** Who is signed in by a token; undefined when the session is over or the account is closed. */
export async function findSession(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<CallerSession | undefined> {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'account.id',
      'account.merchant_id as merchantId',
      'account.name',
      'account.type',
      'session.expires_at as expiresAt',
    ])
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', now)
    .where('account.active_flag', '=', 1)
    .executeTakeFirst()
}

/** Prolongs a session that was seen now. */
export async function updateExpiry(
  db: Database,
  tokenHash: string,
  { now, expiresAt }: { now: number; expiresAt: number },
): Promise<void> {
  await db
    .updateTable('session')
    .set({ expires_at: expiresAt, last_seen_at: now })
    .where('token_hash', '=', tokenHash)
    .execute()
}

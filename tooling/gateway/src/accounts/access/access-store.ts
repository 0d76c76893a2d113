import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** When an account's access was last ended: what was begun under another value opens nothing (session 42). */
export async function getAccessEnd(db: Database, accountId: number): Promise<number> {
  const row = await db
    .selectFrom('account')
    .select('access_ended_at')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return row.access_ended_at
}

/**
 * Writes that an account's access ends now, which locks its row until the transaction ends; the moment is later than every one
 * before. With `since`, only while nobody else has ended it since then. False when somebody has.
 */
export async function updateAccessEnd(
  trx: Database,
  accountId: number,
  { now, since }: { now: number; since: number | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set({ access_ended_at: sql<number>`greatest(access_ended_at + 1, ${now}::bigint)` })
    .where('id', '=', accountId)
    .$if(since !== undefined, (query) => query.where('access_ended_at', '=', since ?? 0))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Removes the tickets to other lines of an account. */
export async function deleteTickets(trx: Database, accountId: number): Promise<void> {
  await trx.deleteFrom('hand_over').where('account_id', '=', accountId).execute()
}

/** Removes the sign-ins of an account that wait for a second proof. */
export async function deleteChallenges(trx: Database, accountId: number): Promise<void> {
  await trx.deleteFrom('sign_in_challenge').where('account_id', '=', accountId).execute()
}

/** Uses up the codes that were sent to an account's own phone and mailbox to sign in, to prove a sign-in or for a new password. */
export async function voidCodes(trx: Database, accountId: number, now: number): Promise<void> {
  await sql`
    update verification_code set used_at = ${now}
    from account
    where account.id = ${accountId} and verification_code.merchant_id = account.merchant_id
      and verification_code.recipient in (account.mobile, lower(account.email))
      and (verification_code.purpose in ('login', 'reset') or verification_code.purpose like 'challenge:%')
      and verification_code.used_at is null and verification_code.expires_at > ${now}`.execute(trx)
}

/** Whether a session has not been ended. */
export async function isSessionThere(trx: Database, tokenHash: string): Promise<boolean> {
  const row = await trx
    .selectFrom('session')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row !== undefined
}

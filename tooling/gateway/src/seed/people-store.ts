import { minuteMs } from '@saola/rules'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** Makes an account's password old, so that its owner has to choose another one. */
export async function expirePassword(db: Database, accountId: number): Promise<void> {
  await db.updateTable('account').set({ password_expired: true }).where('id', '=', accountId).execute()
}

/** Gives accounts a transaction password, which they have had from the beginning: none of them changed it lately (wallet 45). */
export async function insertPaymentPasswords(
  db: Database,
  accountIds: readonly number[],
  passwordHash: string,
): Promise<void> {
  await sql`
    insert into payment_password (account_id, password_hash, changed_at)
    select id, ${passwordHash}, registered_at from account where id = any(${[...accountIds]}::bigint[])`.execute(
    db,
  )
}

/** Marks accounts as those of a demo: their passwords are published. */
export async function markAsDemo(db: Database, accountIds: readonly number[]): Promise<void> {
  await db.updateTable('account').set({ is_demo: true }).where('id', 'in', accountIds).execute()
}

/** Whoever has bet has signed in: a few minutes before the last bet. */
export async function signInPlayers(db: Database): Promise<void> {
  await sql`
    update account set last_login_at = played.last_at - ${5 * minuteMs}
    from (select account_id, max(placed_at) as last_at from bet group by account_id) played
    where account.id = played.account_id`.execute(db)
}

/** The name of a demo account; undefined where there is none. */
export async function findDemoAccount(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom('account')
    .select('name')
    .where('is_demo', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row?.name
}

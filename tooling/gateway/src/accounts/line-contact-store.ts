import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { isPaused } from './paused-store.ts'

/** By which number the line may contact an account now; undefined without its consent (member 16). */
export async function findReachable(
  db: Database,
  accountId: number,
  now: number,
): Promise<{ name: string; phone: string } | undefined> {
  const { rows } = await sql<{ name: string; phone: string }>`
    select name, mobile as phone from account
    where id = ${accountId} and line_contact_at is not null and mobile is not null and active_flag = 1
      and not ${isPaused(now)}`.execute(db)
  return rows[0]
}

/** Who stands above an account, its own number, and since when it lets itself be contacted. */
export async function getLineContact(
  db: Database,
  accountId: number,
): Promise<{ uplineId: number | null; mobile: string | null; since: number | null }> {
  return db
    .selectFrom('account')
    .select(['upline_id as uplineId', 'mobile', 'line_contact_at as since'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}

/** Gives the consent of an account, or takes it back with null. */
export async function updateLineContact(db: Database, accountId: number, at: number | null): Promise<void> {
  await db.updateTable('account').set({ line_contact_at: at }).where('id', '=', accountId).execute()
}

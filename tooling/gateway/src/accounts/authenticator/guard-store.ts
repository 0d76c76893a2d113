import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Whether an account has an authenticator that is on, or a passkey, so that its code is asked for (session 38 and 46). */
export async function isGuarded(db: Database, accountId: number): Promise<boolean> {
  const { rows } = await sql<{ guarded: boolean }>`
    select exists (select from authenticator where account_id = ${accountId} and confirmed_at is not null)
      or exists (select from passkey where account_id = ${accountId}) as guarded`.execute(db)
  return rows[0]?.guarded === true
}

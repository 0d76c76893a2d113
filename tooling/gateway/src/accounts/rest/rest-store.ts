import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** An account by its number and name. */
export type NamedAccount = { id: number; name: string }

/** Lets members of a merchant rest to whom nobody has signed in since a moment, the longest ago first, so many at once. */
export async function claimIdleAccounts(
  trx: Database,
  merchantId: number,
  { now, until, most }: { now: number; until: number; most: number },
): Promise<NamedAccount[]> {
  const { rows } = await sql<NamedAccount>`
    update account set rests_since = ${now}
    where id = any(array(
      select id from account
      where merchant_id = ${merchantId} and type = 0 and active_flag = 1 and not is_demo and rests_since is null
        and coalesce(last_login_at, registered_at) <= ${until}
      order by coalesce(last_login_at, registered_at) limit ${most} for update skip locked))
    returning id, name`.execute(trx)
  return rows
}

/** Whether an account rests. */
export async function isResting(db: Database, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('rests_since', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Ends the rest of an account; false where it did not rest. */
export async function wakeAccount(trx: Database, accountId: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set({ rests_since: null })
    .where('id', '=', accountId)
    .where('rests_since', 'is not', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** A member whose account rests, since when, and when its owner was last there. */
export type RestingAccount = { account: string; since: number; lastSignIn: number | null }

/** The accounts of a merchant that rest, by their names. */
export async function listResting(
  db: Database,
  merchantId: number,
  { after, most }: { after: string; most: number },
): Promise<RestingAccount[]> {
  const { rows } = await sql<RestingAccount>`
    select name as account, rests_since as since, last_login_at as "lastSignIn" from account
    where merchant_id = ${merchantId} and rests_since is not null and name > ${after}
    order by name limit ${most}`.execute(db)
  return rows
}

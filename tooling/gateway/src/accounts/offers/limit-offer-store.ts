import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/**
 * Takes on members to whom limits were last offered at or before a moment, or who registered then, the longest ago first; each
 * is handed out once, to one process.
 */
export async function claimDueOffers(
  trx: Database,
  { now, until, most }: { now: number; until: number; most: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update account set limits_offered_at = ${now}
    where id = any(array(
      select id from account
      where type = 0 and active_flag = 1 and not is_demo and coalesce(limits_offered_at, registered_at) <= ${until}
      order by coalesce(limits_offered_at, registered_at) limit ${most} for update skip locked))
    returning id`.execute(trx)
  return rows.map(({ id }) => id)
}

/** When limits were last offered to a member, in ms; undefined where they never were. */
export async function getOfferedAt(db: Database, accountId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('account')
    .select('limits_offered_at as offeredAt')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return row?.offeredAt ?? undefined
}

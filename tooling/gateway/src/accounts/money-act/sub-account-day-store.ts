import { startOfDay } from '@saola/rules'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Account } from '../../http/caller.ts'

/** What a sub-account may move in a Vietnamese day and has moved since its midnight, in đồng; undefined for anybody else. */
export async function findSubAccountDay(
  db: Database,
  { actorId }: Pick<Account, 'actorId'>,
  now: number,
): Promise<{ dailyCap: number; moved: number } | undefined> {
  if (actorId === undefined) return undefined
  const { rows } = await sql<{ dailyCap: number; moved: number }>`
    select daily_cap as "dailyCap", (
      select coalesce(sum((details ->> 'amount')::bigint), 0)::bigint from activity
      where actor_id = ${actorId}::bigint and kind in ('transfer', 'bill.pay') and at >= ${startOfDay(now)}::bigint
    ) as moved
    from sub_account where account_id = ${actorId}::bigint`.execute(db)
  return rows[0]
}

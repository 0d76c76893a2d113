import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/**
 * What an account was given of the rebate, in thousandths of a percent: its own, else its nearest upline's; undefined where
 * nobody above it was given any.
 */
export async function findRebateRate(db: Database, accountId: number): Promise<number | undefined> {
  const { rows } = await sql<{ rebate_rate: number }>`
    select account.rebate_rate from descent
    join account on account.id = descent.ancestor_id and account.rebate_rate is not null
    where descent.descendant_id = ${accountId}
    order by descent.depth
    limit 1`.execute(db)
  return rows[0]?.rebate_rate
}

/** Who opened an account of a name for its owner; undefined for no such account, null for one that its owner opened. */
export async function findOpenerOf(
  db: Database,
  merchantId: number,
  name: string,
): Promise<{ id: number; openedBy: number | null } | undefined> {
  const row = await db
    .selectFrom('account')
    .select(['id', 'opened_by'])
    .where('merchant_id', '=', merchantId)
    .where('name', '=', name)
    .executeTakeFirst()
  return row && { id: row.id, openedBy: row.opened_by }
}

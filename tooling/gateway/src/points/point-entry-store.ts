import { sql } from 'kysely'
import type { PointEntry } from '@saola/protocol'
import type { EarnType } from '@saola/rules'
import type { Database } from '../db/database.ts'

/** The points of an account; 0 before it had any. */
export async function readPointBalance(db: Database, accountId: number): Promise<number> {
  const row = await db
    .selectFrom('ledger_account')
    .select('balance')
    .where('owner_id', '=', accountId)
    .where('kind', '=', 'points')
    .executeTakeFirst()
  return row?.balance ?? 0
}

type Row = {
  id: number
  amount: number
  balance_after: number
  created_at: number
  type: EarnType | null
  points: number | null
  per_amount: number | null
  earned_with: number | null
}

/** One page of the changes of an account's points, newest first; pages are counted from 1. */
export async function listPointEntries(
  db: Database,
  accountId: number,
  page: { number: number; size: number },
): Promise<{ list: PointEntry[]; totalCount: number }> {
  const own = sql`(select id from ledger_account where owner_id = ${accountId} and kind = 'points')`
  const { rows } = await sql<Row>`
    select entry.id, entry.amount, entry.balance_after, entry.created_at, point_earning.type, point_earning.points,
      point_earning.per_amount, point_earning.amount as earned_with
    from entry left join point_earning on point_earning.transfer_id = entry.transfer_id
    where entry.ledger_account_id = ${own}
    order by entry.id desc limit ${page.size} offset ${(page.number - 1) * page.size}`.execute(db)
  const counted = await sql<{ count: number }>`
    select count(*) as count from entry where ledger_account_id = ${own}`.execute(db)
  return { list: rows.map(describe), totalCount: Number(counted.rows[0]?.count ?? 0) }
}

function describe(row: Row): PointEntry {
  const { points, per_amount: perAmount, earned_with: amount } = row
  return {
    entryId: String(row.id),
    type: row.type ?? 'redeem',
    changed: row.amount,
    balance: row.balance_after,
    rule:
      points === null || perAmount === null || amount === null ? undefined : { points, perAmount, amount },
    at: row.created_at,
  }
}

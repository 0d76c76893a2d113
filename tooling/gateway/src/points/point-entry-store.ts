import { sql } from 'kysely'
import type { PointEntry } from '@saola/protocol'
import type { EarnType } from '@saola/rules'
import type { Database } from '../db/database.ts'
import { countUpTo, isUpTo, readPage, type Page, type Paged } from '../http/page-store.ts'

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
  remark: string
}

/** One page of the changes of an account's points, newest first. */
export function listPointEntries(db: Database, accountId: number, page: Page): Promise<Paged<PointEntry>> {
  const own = (upTo: number | undefined) => sql`
    entry.ledger_account_id = (select id from ledger_account where owner_id = ${accountId} and kind = 'points')
      and ${isUpTo(sql`entry.id`, upTo)}`
  return readPage(db, page, {
    growsOnTop: true,
    count: (trx, upTo) => countUpTo(trx, sql`entry.id`, sql`from entry where ${own(upTo)}`),
    rows: async (trx, { upTo, limit, offset }) => {
      const { rows } = await sql<Row>`
        select entry.id, entry.amount, entry.balance_after, entry.created_at, point_earning.type, point_earning.points,
          point_earning.per_amount, point_earning.amount as earned_with, transfer.remark
        from entry join transfer on transfer.id = entry.transfer_id
        left join point_earning on point_earning.transfer_id = entry.transfer_id
        where ${own(upTo)} order by entry.id desc limit ${limit} offset ${offset}`.execute(trx)
      return rows.map(describe)
    },
  })
}

function describe(row: Row): PointEntry {
  const { points, per_amount: perAmount, earned_with: amount } = row
  return {
    entryId: String(row.id),
    type: row.type ?? (row.remark === 'points.type.debt' ? 'debt' : 'redeem'),
    changed: row.amount,
    balance: row.balance_after,
    rule:
      points === null || perAmount === null || amount === null ? undefined : { points, perAmount, amount },
    at: row.created_at,
  }
}

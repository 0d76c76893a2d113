import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** Whether the database has the tables of the ledger. */
export async function hasLedger(db: Database): Promise<boolean> {
  const { rows } = await sql<{ name: string | null }>`select to_regclass('entry')::text as name`.execute(db)
  return Boolean(rows[0]?.name)
}

/** How much the ledger holds: counts of its rows, and what its accounts have together. */
export type LedgerSize = {
  accounts: number
  transfers: number
  entries: number
  money: number
  points: number
}

/** How much the ledger holds now. */
export async function getLedgerSize(db: Database): Promise<LedgerSize> {
  const { rows } = await sql<LedgerSize>`
    select (select count(*) from ledger_account) as accounts, (select count(*) from transfer) as transfers,
      (select count(*) from entry) as entries,
      coalesce(sum(balance) filter (where currency = 'VND'), 0)::bigint as money,
      coalesce(sum(balance) filter (where currency = 'PTS'), 0)::bigint as points
    from ledger_account where owner_id is not null`.execute(db)
  return rows[0] ?? { accounts: 0, transfers: 0, entries: 0, money: 0, points: 0 }
}

import { sql } from 'kysely'
import type { Database } from '../db/open-database.ts'
import { checks } from './reconcile-checks.ts'

/** What a look at the whole book found. */
export type Reconciliation = { clean: boolean; lines: string[] }

/** Differences told per check; the count is told in full. */
const mostShown = 20

/**
 * Proves that entries, balances, transfers, deposits, bets and holds agree. It looks at one moment, so a gateway on a
 * server may go on meanwhile; an embedded database belongs to one process, so there the gateway must be stopped.
 */
export async function reconcile(db: Database): Promise<Reconciliation> {
  const { rows } = await sql<{ book: string | null }>`select to_regclass('entry')::text as book`.execute(db)
  if (!rows[0]?.book) return { clean: false, lines: ['There is no book here yet: run migrate first.'] }
  if (db.isTransaction) return look(db)
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(look)
}

async function look(db: Database): Promise<Reconciliation> {
  const lines = [await describeSize(db)]
  let differences = 0
  for (const check of checks) {
    const { rows } = await check.query.execute(db)
    differences += rows.length
    lines.push(`${rows.length === 0 ? 'ok  ' : 'FAIL'} ${check.name}`)
    lines.push(...rows.slice(0, mostShown).map((row) => `       ${row.what}`))
    if (rows.length > mostShown) lines.push(`       and ${rows.length - mostShown} more`)
  }
  lines.push(differences === 0 ? 'The book agrees.' : `The book does not agree: ${differences} differences.`)
  return { clean: differences === 0, lines }
}

async function describeSize(db: Database): Promise<string> {
  const { rows } = await sql<{
    books: number
    transfers: number
    entries: number
    money: number
    points: number
  }>`
    select (select count(*) from book_account) as books, (select count(*) from transfer) as transfers,
      (select count(*) from entry) as entries,
      coalesce(sum(balance) filter (where currency = 'VND'), 0)::bigint as money,
      coalesce(sum(balance) filter (where currency = 'PTS'), 0)::bigint as points
    from book_account where owner_id is not null`.execute(db)
  const size = rows[0] ?? { books: 0, transfers: 0, entries: 0, money: 0, points: 0 }
  const holdings = `accounts hold ${size.money} VND and ${size.points} points`
  return `${size.books} books, ${size.transfers} transfers, ${size.entries} entries; ${holdings}.`
}

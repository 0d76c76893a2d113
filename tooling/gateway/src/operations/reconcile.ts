import type { Database } from '../db/database.ts'
import { getLedgerSize, hasLedger } from './ledger-size-store.ts'
import { checks } from './reconcile-check-store.ts'
import type { Check } from '../wallet/withdrawal/withdrawal-check-store.ts'

/** What a look at the whole ledger found. */
export type Reconciliation = { clean: boolean; lines: string[] }

/** Differences told per check; the count is told in full. */
const mostShown = 20

/**
 * Proves that entries, balances, transfers, deposits, bets and holds agree. It looks at one moment, so a gateway on a
 * server may go on meanwhile; an embedded database belongs to one process, so there the gateway must be stopped.
 */
export async function reconcile(db: Database): Promise<Reconciliation> {
  if (!(await hasLedger(db))) {
    return { clean: false, lines: ['There is no ledger here yet: run migrate first.'] }
  }
  if (db.isTransaction) return look(db)
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(look)
}

async function look(db: Database): Promise<Reconciliation> {
  const lines = [await describeSize(db)]
  let differences = 0
  for (const check of checks) {
    const rows = await findWrong(db, check)
    differences += rows.length
    lines.push(`${rows.length === 0 ? 'ok  ' : 'FAIL'} ${check.name}`)
    lines.push(...rows.slice(0, mostShown).map((row) => `       ${row.what}`))
    if (rows.length > mostShown) lines.push(`       and ${rows.length - mostShown} more`)
  }
  lines.push(
    differences === 0 ? 'The ledger agrees.' : `The ledger does not agree: ${differences} differences.`,
  )
  return { clean: differences === 0, lines }
}

/** What a check finds wrong. */
export async function findWrong(db: Database, check: Check): Promise<{ what: string }[]> {
  return 'find' in check ? check.find(db) : (await check.query.execute(db)).rows
}

async function describeSize(db: Database): Promise<string> {
  const size = await getLedgerSize(db)
  const holdings = `accounts hold ${size.money} VND and ${size.points} points`
  return `${size.accounts} ledger accounts, ${size.transfers} transfers, ${size.entries} entries; ${holdings}.`
}

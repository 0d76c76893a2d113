import { sql } from 'kysely'
import type { Database } from '../db/open-database.ts'
import type { Account } from '../http/caller.ts'
import { Fault } from '../http/fault.ts'

/**
 * The id of an account in the caller's own line, the caller included. Somebody else's is `not_found` like one that
 * nobody has, so that ids cannot be tried out.
 */
export async function requireBranch(db: Database, caller: Account, customerId: string): Promise<number> {
  if (!/^\d{1,15}$/.test(customerId)) throw new Fault('not_found')
  const { rows } = await sql<{ id: number }>`
    select account.id from account
    join descent on descent.descendant_id = account.id and descent.ancestor_id = ${caller.id}
    where account.id = ${Number(customerId)} and account.merchant_id = ${caller.merchantId}`.execute(db)
  const found = rows[0]
  if (!found) throw new Fault('not_found')
  return found.id
}

export type PathStep = { customerId: string; customerName: string }

/** The way from the caller down to an account, both included. Nothing above the caller is told. */
export async function readPath(db: Database, callerId: number, accountId: number): Promise<PathStep[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select account.id, account.name
    from descent below
    join descent line on line.ancestor_id = below.descendant_id and line.descendant_id = ${accountId}
    join account on account.id = line.ancestor_id
    where below.ancestor_id = ${callerId}
    order by below.depth`.execute(db)
  return rows.map((row) => ({ customerId: String(row.id), customerName: row.name }))
}

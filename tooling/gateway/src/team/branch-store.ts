import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Account } from '../http/caller.ts'

/** The id of an account that is the caller or stands below it. */
export async function findInBranch(
  db: Database,
  caller: Pick<Account, 'id' | 'merchantId'>,
  accountId: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select account.id from account
    join descent on descent.descendant_id = account.id and descent.ancestor_id = ${caller.id}
    where account.id = ${accountId} and account.merchant_id = ${caller.merchantId}`.execute(db)
  return rows[0]?.id
}

/** One account on the way down a line. */
export type PathStep = { customerId: string; customerName: string }

/** The way from the caller down to an account, both included. Nothing above the caller is told. */
export async function listPath(db: Database, callerId: number, accountId: number): Promise<PathStep[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select account.id, account.name
    from descent below
    join descent line on line.ancestor_id = below.descendant_id and line.descendant_id = ${accountId}
    join account on account.id = line.ancestor_id
    where below.ancestor_id = ${callerId}
    order by below.depth`.execute(db)
  return rows.map((row) => ({ customerId: String(row.id), customerName: row.name }))
}

import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** An account that could be on a side of a contract. */
export type Party = {
  id: number
  merchantId: number
  name: string
  type: number
  /** Null at the top. */
  uplineId: number | null
  /** 1 is fine. */
  activeFlag: number
}

/** An account by its id, whosever it is: check the line first. */
export async function getParty(db: Database, accountId: number): Promise<Party> {
  const { rows } = await sql<Party>`
    select id, merchant_id as "merchantId", name, type, upline_id as "uplineId", active_flag as "activeFlag"
    from account where id = ${accountId}`.execute(db)
  const [found] = rows
  if (!found) throw new Error(`there is no account ${accountId}`)
  return found
}

/** An account below another one, at whatever depth; undefined for everybody else, the upline itself included. */
export async function findBelow(
  db: Database,
  upline: { id: number; merchantId: number },
  accountId: number,
): Promise<Party | undefined> {
  const { rows } = await sql<{ id: number }>`
    select account.id from account
    join descent on descent.descendant_id = account.id
    where account.id = ${accountId} and account.merchant_id = ${upline.merchantId}
      and descent.ancestor_id = ${upline.id} and descent.depth > 0`.execute(db)
  return rows[0] && getParty(db, rows[0].id)
}

import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Account } from '../../http/caller.ts'
import { namesAre, namesLike } from '../../accounts/names/names-like-store.ts'
import { isPaused } from '../../accounts/paused-store.ts'

/** Somebody on the caller's line that money may go to; `level` counts from the caller, an upline has none. */
export type Recipient = {
  id: number
  name: string
  type: number
  activeFlag: number
  direction: 'down' | 'up'
  level: number | null
}

type Caller = Pick<Account, 'id' | 'merchantId'>

/**
 * An account below the caller or directly above, by its name; nobody for all others, the caller included, and where several look as was
 * typed (team 42).
 */
export function findRecipientByName(
  db: Database,
  caller: Caller,
  name: string,
): Promise<Recipient | undefined> {
  return find(db, caller, namesAre(sql`account.name`, name.toLowerCase()))
}

/** The same by its id. */
export function findRecipient(
  db: Database,
  caller: Caller,
  accountId: number,
): Promise<Recipient | undefined> {
  return find(db, caller, sql`account.id = ${accountId}`)
}

/** Who stands directly above the caller. */
export function findUpline(db: Database, caller: Caller): Promise<Recipient | undefined> {
  return find(db, caller, sql`account.id = own.upline_id`)
}

/** Accounts below whose names hold a text, by name, without those that receive nothing now (team 22), and how many there are. */
export async function searchRecipients(
  db: Database,
  caller: Caller,
  { name, now, limit }: { name: string; now: number; limit: number },
): Promise<{ rows: { id: number; name: string; type: number; level: number }[]; total: number }> {
  const below = sql`descent join account on account.id = descent.descendant_id
    where descent.ancestor_id = ${caller.id} and descent.depth > 0 and account.type in (0, 1, 2)
      and account.active_flag = 1 and not ${isPaused(now)} and ${namesLike(sql`account.name`, name)}`
  const { rows } = await sql<{ id: number; name: string; type: number; level: number }>`
    select account.id, account.name, account.type, descent.depth as level from ${below}
    order by account.name collate "C" limit ${limit}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*) as total from ${below}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

async function find(
  db: Database,
  caller: Caller,
  which: RawBuilder<unknown>,
): Promise<Recipient | undefined> {
  const { rows } = await sql<Recipient>`
    select account.id, account.name, account.type, account.active_flag as "activeFlag",
      case when account.id = own.upline_id then 'up' else 'down' end as direction, below.depth as level
    from account own
    join account on account.merchant_id = own.merchant_id
    left join descent below on below.ancestor_id = own.id and below.descendant_id = account.id and below.depth > 0
    where own.id = ${caller.id} and own.merchant_id = ${caller.merchantId} and ${which}
      and (below.depth is not null or account.id = own.upline_id)`.execute(db)
  return rows.length === 1 ? rows[0] : undefined
}

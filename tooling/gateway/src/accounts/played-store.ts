import { accountType } from '@saola/protocol'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** A member who played. */
export type Played = { id: number; merchantId: number }

/** Notes who played since VIP levels were last looked at; who is noted already is not noted twice. */
export async function notePlayed(trx: Database, accountIds: readonly number[]): Promise<void> {
  await sql`insert into vip_due (account_id) select id from unnest(${[...accountIds]}::bigint[]) as played (id)
    order by id on conflict do nothing`.execute(trx)
}

/** Takes who played: they are gone when the transaction ends. Agents and trial accounts have no level. */
export async function takePlayed(trx: Database, most: number): Promise<{ count: number; members: Played[] }> {
  const { rows } = await sql<Played & { type: number }>`
    with taken as (
      delete from vip_due where account_id in (
        select account_id from vip_due order by account_id limit ${most} for update skip locked
      ) returning account_id
    )
    select account.id, account.merchant_id as "merchantId", account.type
    from taken join account on account.id = taken.account_id order by account.id`.execute(trx)
  return { count: rows.length, members: rows.filter(({ type }) => type === accountType.member) }
}

import { sql, type Selectable } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

/** The tables whose rows an account asked for, each once per idempotency key; ids rise with time. */
export type MoneyActTable = 'deposit' | 'withdrawal' | 'vendor_transfer' | 'agent_transfer' | 'redemption'

/** The row that an account asked for under a key. */
export async function findByKey<Table extends MoneyActTable>(
  db: Database,
  table: Table,
  accountId: number,
  key: string,
): Promise<Selectable<Schema[Table]> | undefined> {
  const { rows } = await sql<Selectable<Schema[Table]>>`
    select * from ${sql.table(table)} where account_id = ${accountId} and idempotency_key = ${key}
  `.execute(db)
  return rows[0]
}

/** One page of an account's rows, newest first, with the count over all pages; pages are counted from 1. */
export async function listPage<Table extends MoneyActTable>(
  db: Database,
  table: Table,
  accountId: number,
  page: { number: number; size: number },
): Promise<{ rows: Selectable<Schema[Table]>[]; totalCount: number }> {
  const { rows } = await sql<Selectable<Schema[Table]>>`
    select * from ${sql.table(table)} where account_id = ${accountId}
    order by id desc limit ${page.size} offset ${(page.number - 1) * page.size}
  `.execute(db)
  const counted = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where account_id = ${accountId}
  `.execute(db)
  return { rows, totalCount: Number(counted.rows[0]?.count ?? 0) }
}

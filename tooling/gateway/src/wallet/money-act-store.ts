import { sql, type Selectable } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import { countUpTo, isUpTo, readPage, type Page, type Paged } from '../http/page-store.ts'

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

/** One page of an account's rows, newest first, with the count over all pages. */
export function listPage<Table extends MoneyActTable>(
  db: Database,
  table: Table,
  accountId: number,
  page: Page,
): Promise<Paged<Selectable<Schema[Table]>>> {
  const own = (upTo: number | undefined) =>
    sql`from ${sql.table(table)} where account_id = ${accountId} and ${isUpTo(sql`id`, upTo)}`
  return readPage(db, page, {
    growsOnTop: true,
    count: (trx, upTo) => countUpTo(trx, sql`id`, own(upTo)),
    rows: async (trx, { upTo, limit, offset }) => {
      const { rows } = await sql<Selectable<Schema[Table]>>`
        select * ${own(upTo)} order by id desc limit ${limit} offset ${offset}`.execute(trx)
      return rows
    },
  })
}

import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../db/database.ts'
import { tableNames, whoseRows, type TableName } from './whose-rows.ts'

/** Which rows of a table are a merchant's; of a shared table all, of a passing one none. */
export function rowsOf(table: TableName, merchantId: number): RawBuilder<boolean> {
  const whose = whoseRows[table]
  if (whose === 'shared') return sql`true`
  if (whose === 'passing') return sql`false`
  if (table === 'merchant') return sql`id = ${merchantId}`
  if (whose === 'merchant') return sql`merchant_id = ${merchantId}`
  const accounts = sql`select id from account where merchant_id = ${merchantId}`
  const ledgerAccounts = sql`select id from ledger_account where merchant_id = ${merchantId}
    or owner_id in (${accounts})`
  if (table === 'ledger_account') return sql`merchant_id = ${merchantId} or owner_id in (${accounts})`
  if (whose === 'ledger') {
    return sql`id in (select transfer_id from entry where ledger_account_id in (${ledgerAccounts}))`
  }
  if (whose.table === 'ledger_account') return sql`${sql.id(whose.column)} in (${ledgerAccounts})`
  return sql`${sql.id(whose.column)} in (select id from ${sql.table(whose.table)}
    where ${rowsOf(whose.table, merchantId)})`
}

/** The tables in an order in which each comes after those that its rows lead to, and after those by which they are known as a merchant's. */
export async function listInOrder(db: Database): Promise<TableName[]> {
  const { rows } = await sql<{ name: TableName; leadsTo: TableName }>`
    select conrelid::regclass::text as name, confrelid::regclass::text as "leadsTo" from pg_constraint
    where contype = 'f' and not condeferrable and conrelid <> confrelid
      and connamespace = current_schema()::regnamespace`.execute(db)
  const waiting = new Map(tableNames.map((name) => [name, new Set(knownBy(name))]))
  for (const { name, leadsTo } of rows) waiting.get(name)?.add(leadsTo)
  const inOrder: TableName[] = []
  while (waiting.size > 0) {
    const ready = [...waiting].filter(([, before]) => [...before].every((name) => !waiting.has(name)))
    if (ready.length === 0) throw new Error(`tables lead to each other: ${[...waiting.keys()].join(', ')}`)
    for (const [name] of ready) {
      inOrder.push(name)
      waiting.delete(name)
    }
  }
  return inOrder
}

function knownBy(name: TableName): TableName[] {
  const whose = whoseRows[name]
  if (name === 'transfer') return ['entry']
  if (name === 'ledger_account') return ['account']
  if (typeof whose === 'object') return [whose.table]
  return whose === 'merchant' && name !== 'merchant' ? ['merchant'] : []
}

/** The columns of a table that are written, not computed. */
export async function listColumns(db: Database, table: TableName): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(db)
  return rows.map(({ name }) => name)
}

/** How many rows of a table are a merchant's. */
export async function countRows(db: Database, table: TableName, merchantId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}
    where ${rowsOf(table, merchantId)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** How many rows of a table are a merchant's, and a number that another value in any of them would change. */
export async function weighRows(
  db: Database,
  table: TableName,
  merchantId: number,
): Promise<{ rows: number; sum: string }> {
  const { rows } = await sql<{ rows: number; sum: string }>`select count(*) as rows,
      coalesce(sum(hashtextextended(row_to_json(own)::text, 0)), 0)::text as sum
    from ${sql.table(table)} as own where ${rowsOf(table, merchantId)}`.execute(db)
  return rows[0] ?? { rows: 0, sum: '0' }
}

/** The rows of a merchant in a table, page by page, each as the database writes it: an array in JSON. Within a transaction. */
export async function* readRows(
  trx: Database,
  { table, merchantId, pageSize }: { table: TableName; merchantId: number; pageSize: number },
): AsyncGenerator<string> {
  await sql`declare rows_of_merchant no scroll cursor for select row_to_json(own)::text as row
    from (select * from ${sql.table(table)} where ${rowsOf(table, merchantId)}) as own`.execute(trx)
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(pageSize)} from rows_of_merchant`.execute(trx)
    if (rows.length > 0) yield `[${rows.map(({ row }) => row).join(',')}]`
    if (rows.length < pageSize) break
  }
  await sql`close rows_of_merchant`.execute(trx)
}

/** Writes rows as `readRows` gave them, with the numbers that they had. */
export async function writeRows(
  trx: Database,
  { table, columns }: { table: TableName; columns: readonly string[] },
  page: string,
): Promise<void> {
  const names = sql.join(columns.map((name) => sql.id(name)))
  await sql`insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${page}::json)`.execute(trx)
}

/** Takes the rows of a table away: those of a merchant, or all. */
export async function deleteRows(trx: Database, table: TableName, merchantId?: number): Promise<void> {
  const which = merchantId === undefined ? sql`true` : rowsOf(table, merchantId)
  await sql`delete from ${sql.table(table)} where ${which}`.execute(trx)
}

/** What rows cause and forbid on their way in does not happen to rows that are carried over whole; until `mindRows`. */
export async function carryRows(trx: Database, tables: readonly TableName[]): Promise<void> {
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx)
  await sql`set constraints all deferred`.execute(trx)
}

/** The guards of tables again. */
export async function mindRows(trx: Database, tables: readonly TableName[]): Promise<void> {
  await sql`set constraints all immediate`.execute(trx)
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(trx)
}

/** Has each table number its next row after its last. */
export async function goOnCounting(trx: Database): Promise<void> {
  const { rows } = await sql<{ name: string; column: string }>`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(trx)
  for (const { name, column } of rows) {
    await sql`select setval(pg_get_serial_sequence(${name}, ${column}), (
      select coalesce(max(${sql.id(column)}), 0) + 1 from ${sql.table(name)}), false)`.execute(trx)
  }
}

/** Transfers of a merchant that another merchant's money, or nobody's, was part of. */
export async function countShared(db: Database, merchantId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(distinct transfer_id) as count from entry
    where transfer_id in (select id from transfer where ${rowsOf('transfer', merchantId)})
      and ledger_account_id not in (select id from ledger_account where ${rowsOf('ledger_account', merchantId)})`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

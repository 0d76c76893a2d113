import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../db/database.ts'
import { whoseRows, type TableName } from './whose-rows.ts'

/** A column of a merchant's rows that leads to rows which are some merchant's. */
type Way = { name: TableName; column: string; leadsTo: TableName; key: string }

/** Rows of a merchant that lead to a row of another. */
export type RowsAcross = { way: string; rows: number }

/** How many rows lead from one merchant to another, by the column that leads there; where merchants stand apart there are none (system 42). */
export async function listRowsAcross(db: Database): Promise<RowsAcross[]> {
  const { rows: ways } = await sql<Way>`
    select conrelid::regclass::text as name, own.attname as column, confrelid::regclass::text as "leadsTo",
      other.attname as key
    from pg_constraint
    join pg_attribute own on own.attrelid = conrelid and own.attnum = conkey[array_length(conkey, 1)]
    join pg_attribute other on other.attrelid = confrelid and other.attnum = confkey[array_length(confkey, 1)]
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db)
  const found: RowsAcross[] = []
  for (const { name, column, leadsTo, key } of ways.filter(leadsToOwned)) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)} as own
      join ${sql.table(leadsTo)} as other on other.${sql.id(key)} = own.${sql.id(column)}
      where ${merchantOf(name, 'own')} <> ${merchantOf(leadsTo, 'other')}`.execute(db)
    const count = rows[0]?.count ?? 0
    if (count > 0) found.push({ way: `${name}.${column}`, rows: count })
  }
  return found
}

/** Terms of a contract are known by its number and theirs, of which the first is the contract's own. */
function leadsToOwned({ name, leadsTo }: Way): boolean {
  return (
    [name, leadsTo].every((table) => isOwned(table)) && leadsTo !== 'merchant' && leadsTo !== 'contract_terms'
  )
}

function isOwned(table: TableName): boolean {
  const whose = whoseRows[table]
  return whose !== 'shared' && whose !== 'passing'
}

/** The merchant of a row. */
function merchantOf(table: TableName, row: string): RawBuilder<number> {
  const whose = whoseRows[table]
  if (table === 'ledger_account') {
    return sql`coalesce(${sql.ref(`${row}.merchant_id`)}, (
      select merchant_id from account where id = ${sql.ref(`${row}.owner_id`)}))`
  }
  if (table === 'transfer') {
    return sql`(select ${merchantOf('ledger_account', 'held')} from entry
      join ledger_account as held on held.id = ledger_account_id
      where transfer_id = ${sql.ref(`${row}.id`)} order by entry.id limit 1)`
  }
  if (typeof whose !== 'object') return sql`${sql.ref(`${row}.merchant_id`)}`
  const by = `of_${whose.table}`
  return sql`(select ${merchantOf(whose.table, by)} from ${sql.table(whose.table)} as ${sql.id(by)}
    where ${sql.ref(`${by}.id`)} = ${sql.ref(`${row}.${whose.column}`)})`
}

import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** Written by `post_transfers` alone, which has its owner's rights. */
const ledgerTables = ['transfer', 'entry', 'money_entry', 'ledger_account']

/** Written by migrations alone. */
const ownersTables = [...ledgerTables, 'migration']

/**
 * Gives a role of the database what the gateway serves with: it reads every table of a schema, writes all but the ledger's,
 * and posts transfers by their function. Rights that it had on the ledger's tables are taken.
 */
export async function grantServing(trx: Database, schema: string, role: string): Promise<void> {
  const to = sql.id(role)
  const place = sql.id(schema)
  const tables = (names: readonly string[]) => sql.join(names.map((name) => sql.id(schema, name)))
  await sql`grant usage on schema ${place} to ${to}`.execute(trx)
  await sql`grant select, insert, update, delete on all tables in schema ${place} to ${to}`.execute(trx)
  await sql`grant usage on all sequences in schema ${place} to ${to}`.execute(trx)
  await sql`revoke insert, update, delete on ${tables(ownersTables)} from ${to}`.execute(trx)
  // An account is opened where it is first asked for, and locked, which PostgreSQL gives to who may update a column: this one never changes.
  await sql`grant insert, update (id) on ${sql.id(schema, 'ledger_account')} to ${to}`.execute(trx)
  // An event is written once and sealed once.
  await sql`revoke update, delete on ${sql.id(schema, 'significant_event')} from ${to}`.execute(trx)
  await sql`grant update (place, hash) on ${sql.id(schema, 'significant_event')} to ${to}`.execute(trx)
  const { rows } = await sql<{ name: string }>`select oid::regprocedure::text as name from pg_proc
    where pronamespace = ${schema}::regnamespace and proname = 'post_transfers'`.execute(trx)
  for (const { name } of rows) await sql`grant execute on function ${sql.raw(name)} to ${to}`.execute(trx)
}

/** Gives a role a schema that its own work fills: the queue of jobs. */
export async function grantQueue(trx: Database, queue: string, role: string): Promise<void> {
  const [place, to] = [sql.id(queue), sql.id(role)]
  await sql`grant usage, create on schema ${place} to ${to}`.execute(trx)
  await sql`grant all on all tables in schema ${place} to ${to}`.execute(trx)
  await sql`grant all on all sequences in schema ${place} to ${to}`.execute(trx)
}

/** Why a role cannot serve: it is unknown, or rights do not hold it. */
export async function readRole(db: Database, role: string): Promise<'unknown' | 'unbound' | 'bound'> {
  const { rows } = await sql<{ bound: boolean }>`select
      not (rolsuper or pg_has_role(rolname, current_user, 'usage')) as bound
    from pg_roles where rolname = ${role}`.execute(db)
  const [row] = rows
  if (row === undefined) return 'unknown'
  return row.bound ? 'bound' : 'unbound'
}

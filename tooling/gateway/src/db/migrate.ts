import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from './open-database.ts'

const folder = new URL('../../migrations/', import.meta.url)
/** Any number will do; it keeps two processes from migrating one server at once. */
const migrationLock = 728_471_002

/** Brings the schema up to date and returns the names of the migrations that ran. */
export async function migrate(db: Database): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(trx)
    await sql`create table if not exists migration (name text primary key, ran_at timestamptz not null default now())`.execute(
      trx,
    )
    const done = await sql<{ name: string }>`select name from migration`.execute(trx)
    const known = new Set(done.rows.map((row) => row.name))
    const ran: string[] = []
    for (const name of migrationNames()) {
      if (known.has(name)) continue
      await sql.raw(readFileSync(new URL(name, folder), 'utf8')).execute(trx)
      await sql`insert into migration (name) values (${name})`.execute(trx)
      ran.push(name)
    }
    return ran
  })
}

function migrationNames(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
}

import { readdirSync, readFileSync } from 'node:fs'
import { sql, type Kysely, type QueryExecutorProvider } from 'kysely'
import { misnumbered } from './migration-names.ts'
import { liftTimeLimits } from './server-pool.ts'
import { usualSchema } from './schema-name.ts'
import { StartRefused } from './start-refused.ts'

/** Any number will do; it keeps two processes from migrating one server at once. */
const migrationLock = 728_471_002

/** The database was made by another version of the program, whose migrations this one does not have. */
export class UnknownMigration extends StartRefused {
  constructor(names: readonly string[]) {
    super(
      `The database was made by another version: it ran ${names.join(', ')}, which this version does not know. ` +
        'Use that version, or an empty database (delete the data folder of a demo).',
    )
  }
}

/**
 * Runs the SQL files of a folder that have not run yet, in the order of their numbers and in one transaction, and
 * returns their names. `schema` is where the tables stand, and is made when it is
 * missing; unless it says otherwise, that of the connection.
 */
export async function migrate<Schema>(
  db: Kysely<Schema>,
  { folder, schema: named }: { folder: URL; schema?: string },
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    await liftTimeLimits(trx)
    await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(trx)
    const schema = named ?? (await ownSchema(trx))
    await sql`create schema if not exists ${sql.id(schema)}`.execute(trx)
    await sql`set local search_path to ${sql.id(schema)}`.execute(trx)
    await sql`create table if not exists migration (name text primary key, ran_at timestamptz not null default now())`.execute(
      trx,
    )
    const done = await sql<{ name: string }>`select name from migration order by name`.execute(trx)
    const names = migrationNames(folder)
    const unknown = done.rows.map((row) => row.name).filter((name) => !names.includes(name))
    if (unknown.length > 0) throw new UnknownMigration(unknown)
    const known = new Set(done.rows.map((row) => row.name))
    const waiting = names.filter((name) => !known.has(name))
    for (const name of waiting) {
      await sql.raw(readFileSync(new URL(name, folder), 'utf8')).execute(trx)
      await sql`insert into migration (name) values (${name})`.execute(trx)
    }
    return waiting
  })
}

async function ownSchema(trx: QueryExecutorProvider): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(trx)
  return rows[0]?.name ?? usualSchema
}

function migrationNames(folder: URL): string[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
  const [wrong] = misnumbered(names)
  if (wrong) throw new Error(wrong)
  return names
}

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

/** The schema is behind this version, and the user of the database may only use what is there. */
export class MigrationsWait extends StartRefused {
  constructor(names: readonly string[]) {
    super(
      `The database has yet to run ${names.join(', ')}, and this user of it may not make tables. ` +
        'Run `gateway grant ROLE` as the owner of the database, then start again.',
    )
  }
}

/**
 * Runs the SQL files of a folder that have not run yet, in the order of their numbers and in one transaction, and
 * returns their names. `schema` is where the tables stand, and is made when it is
 * missing; unless it says otherwise, that of the connection. Throws `MigrationsWait` where some have to run and the role may not.
 */
export async function migrate<Schema>(
  db: Kysely<Schema>,
  { folder, schema: named }: { folder: URL; schema?: string },
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    await liftTimeLimits(trx)
    await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(trx)
    const schema = named ?? (await ownSchema(trx))
    await makeList(trx, schema)
    await sql`set local search_path to ${sql.id(schema)}`.execute(trx)
    const done = await sql<{ name: string }>`select name from migration order by name`.execute(trx)
    const names = migrationNames(folder)
    const unknown = done.rows.map((row) => row.name).filter((name) => !names.includes(name))
    if (unknown.length > 0) throw new UnknownMigration(unknown)
    const known = new Set(done.rows.map((row) => row.name))
    const waiting = names.filter((name) => !known.has(name))
    if (waiting.length > 0 && !(await mayMake(trx, schema))) throw new MigrationsWait(waiting)
    for (const name of waiting) {
      await sql.raw(readFileSync(new URL(name, folder), 'utf8')).execute(trx)
      await sql`insert into migration (name) values (${name})`.execute(trx)
    }
    return waiting
  })
}

/** Where the list stands nothing is made, so that a role that may make nothing starts on what is there. */
async function makeList(trx: QueryExecutorProvider, schema: string): Promise<void> {
  const { rows } =
    await sql`select from pg_tables where schemaname = ${schema} and tablename = 'migration'`.execute(trx)
  if (rows.length > 0) return
  await sql`create schema if not exists ${sql.id(schema)}`.execute(trx)
  await sql`create table ${sql.id(schema, 'migration')}
    (name text primary key, ran_at timestamptz not null default now())`.execute(trx)
}

async function mayMake(trx: QueryExecutorProvider, schema: string): Promise<boolean> {
  const { rows } = await sql<{
    may: boolean
  }>`select has_schema_privilege(${schema}, 'create') as may`.execute(trx)
  return rows[0]?.may ?? false
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

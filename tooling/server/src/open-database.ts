import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types, type QueryResult } from 'pg'
import { embeddedOptions } from './embedded-options.ts'
import { openChannel, type Channel } from './channel.ts'
import { openFolder } from './open-folder.ts'
import { namedIn, urlInSchema, usualSchema } from './schema-name.ts'
import { refuseServer } from './refuse-server.ts'
import { createServerPool, patience, type Patience } from './server-pool.ts'

/** Sends text as it stands, one statement or many, and answers the rows of all of them. */
export type RunSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

/** An open database with typed queries, and the engine behind it. */
export type OpenDatabase<Schema> = {
  db: Kysely<Schema>
  /** Typed queries over another schema of the same database. */
  inSchema: <Other>(name: string) => Kysely<Other>
  runSql: RunSql
  engine: 'embedded' | 'server'
  /** Where the tables of `db` stand. */
  schema: string
  /** Hears each notice of this schema on a channel (NOTIFY) with its word from now on, whoever sent it, until the database is closed. */
  listen: (channel: string, hear: (word?: string) => void) => Promise<void>
  /** A copy of an embedded database, to start another one from. */
  snapshot?: () => Promise<Blob>
  close: () => Promise<void>
}

const int8 = 20
const numeric = 1700

/** Whole numbers beyond 2^53 would be rounded, so they are refused. */
function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`a number in the database is too large: ${text}`)
  return value
}

types.setTypeParser(int8, wholeNumber)
// Sums of whole numbers are numeric too; a fraction is a measure, like the seconds of the job queue's clock.
types.setTypeParser(numeric, (text) => (text.includes('.') ? Number(text) : wholeNumber(text)))

/** Where the addresses of both kinds of database stand, for the words of a refusal. */
const usualVariables = { url: 'DATABASE_URL', folder: 'SAOLA_DATA' }

/**
 * Opens a PostgreSQL server (`url`), an embedded folder (`folder`, locked against a second process) or,
 * with neither, an embedded database in memory; `snapshot` fills the latter two when they are new. `schema` is where the tables
 * stand, `public` unless it says otherwise, and is made when it is missing. Throws `StartRefused` where it is not to be had.
 */
export async function openDatabase<Schema>(place: {
  url?: string | undefined
  folder?: string | undefined
  snapshot?: Blob | undefined
  schema?: string | undefined
  poolSize?: number
  /** How long a server lets its connections go on; as for requests unless it says otherwise. */
  limits?: Patience
  variables?: { url: string; folder: string }
}): Promise<OpenDatabase<Schema>> {
  const variables = place.variables ?? usualVariables
  const schema = place.schema ?? usualSchema
  if (place.url) {
    const url = urlInSchema(place.url, schema)
    const pool = createServerPool(url, {
      size: place.poolSize ?? 10,
      limits: place.limits ?? patience.requests,
    })
    try {
      await refuseServer(pool, place.url, variables.url)
      await makeSchema(pool, schema)
    } catch (error) {
      await pool.end()
      throw error
    }
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
    const channels: Channel[] = []
    return {
      db,
      inSchema: inSchemaOf(pool),
      runSql: runSqlOn(pool),
      engine: 'server',
      schema,
      listen: async (name, hear) => void channels.push(openChannel(url, namedIn(schema, name), hear)),
      close: async () => {
        await Promise.all(channels.map((channel) => channel.close()))
        await db.destroy()
      },
    }
  }
  const content = place.snapshot ? { loadDataDir: place.snapshot } : {}
  const { pglite, release } = place.folder
    ? await openFolder(place.folder, variables.folder, content)
    : { pglite: await PGlite.create({ ...embeddedOptions, ...content }), release: () => undefined }
  const pool = new Pool({
    ...createPgConfig(pglite),
    max: 1,
    connectionTimeoutMillis: 20_000,
  } as ConstructorParameters<typeof Pool>[0])
  await makeSchema(pool, schema)
  // The one session of all connections.
  await pool.query(`set search_path to ${schema}`)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    inSchema: inSchemaOf(pool),
    runSql: runSqlOn(pool),
    engine: 'embedded',
    schema,
    listen: async (name, hear) => void (await pglite.listen(namedIn(schema, name), hear)),
    snapshot: () => pglite.dumpDataDir('none'),
    close: async () => {
      await db.destroy()
      await pglite.close()
      release()
    },
  }
}

/** A role that may not make schemas serves from one that is there. */
async function makeSchema(pool: Pool, schema: string): Promise<void> {
  const { rowCount } = await pool.query('select from pg_namespace where nspname = $1', [schema])
  if (rowCount === 0) await pool.query(`create schema if not exists ${schema}`)
}

function runSqlOn(pool: Pool): RunSql {
  return async (text, values) => {
    const result: QueryResult | QueryResult[] = await pool.query(text, values)
    return { rows: [result].flat().flatMap((each) => each.rows) }
  }
}

function inSchemaOf(pool: Pool): OpenDatabase<never>['inSchema'] {
  return <Other>(name: string) =>
    new Kysely<Other>({ dialect: new PostgresDialect({ pool }) }).withSchema(name)
}

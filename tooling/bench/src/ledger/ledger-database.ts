import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { Client } from 'pg'
import { openDatabase, type OpenDatabase } from '@saola/server'
import { migrate, type Schema } from '@saola/gateway'
import { postTransfers } from '@saola/testkit/post-transfers'

/** Where the measurements run unless `SAOLA_BENCH_DATABASE_URL` says otherwise. */
const server = process.env['SAOLA_BENCH_DATABASE_URL'] || 'postgres://postgres@127.0.0.1:5432/postgres'

const connections = 8
/** Each member starts with this much, so that no draw of small amounts ever empties a wallet. */
export const openingBalance = 1_000_000_000

/** A migrated database with members who have money, and one ledger account of the operator. */
export type Stage = {
  opened: OpenDatabase<Schema>
  members: number[]
  operator: number
  close: () => Promise<void>
}

/** A stage on the embedded database, in memory. */
export async function embeddedStage(members: number): Promise<Stage> {
  const opened = await openDatabase<Schema>({})
  return { opened, ...(await fill(opened, members)), close: opened.close }
}

/** A stage in a database of its own on the server, dropped afterwards; undefined when nothing answers there. */
export async function serverStage(members: number): Promise<Stage | undefined> {
  const name = `saola_bench_${randomBytes(6).toString('hex')}`
  if (!(await onServer(`create database ${name}`))) return undefined
  const opened = await openDatabase<Schema>({ url: serverUrl(name), poolSize: connections })
  const close = async () => {
    await opened.close()
    await onServer(`drop database if exists ${name} with (force)`)
  }
  return { opened, ...(await fill(opened, members)), close }
}

/** The address of a database on the server. */
export function serverUrl(database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

/** Runs a statement on the server itself; false when nothing answers there. */
export async function onServer(statement: string): Promise<boolean> {
  const client = new Client({ connectionString: server, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
  } catch {
    // Nobody there: the caller says so.
    return false
  }
  await client.query(statement)
  await client.end()
  return true
}

/** Brings the ledger to a number of entries: old transfers with the operator, posted in large statements. */
export async function grow({ opened: { db }, operator, members }: Stage, entries: number): Promise<void> {
  const inOne = 50_000
  for (let written = 0; written * 2 < entries; written += inOne) {
    const count = Math.min(inOne, entries / 2 - written)
    const past = sql`select 'bench-past', gen_random_uuid()::text, md5(number::text) || md5(number::text), 'adjustment',
        'PAST' || number, 'Limbo', 1700000000000 + number,
        array[${operator}::bigint, (${members}::bigint[])[1 + number::bigint * 7919 % ${members.length}::integer]],
        array[-1::bigint, 1::bigint]
      from generate_series(${written + 1}::integer, ${written + count}::integer) as number
      order by number`
    await postTransfers(db, past)
  }
  // What a server does by itself from time to time.
  await sql`vacuum analyze`.execute(db)
}

async function fill(
  { db }: OpenDatabase<Schema>,
  count: number,
): Promise<{ members: number[]; operator: number }> {
  await migrate(db)
  await sql`insert into merchant (code, name, settings) values ('bench', 'Bench', '{}')`.execute(db)
  await sql`insert into account (merchant_id, name, nickname, type, password_hash, registered_at)
    select 1, 'member' || number, '', 0, '', 1 from generate_series(1, ${count}::integer) as number`.execute(
    db,
  )
  await sql`insert into ledger_account (kind, may_be_negative) values ('vendor:BENCH', true)`.execute(db)
  // As on a server that has been up for a minute: without sizes the openings below are joined the long way round.
  await sql`analyze account, ledger_account`.execute(db)
  const { rows } = await sql<{ id: number; owner_id: number | null; kind: string }>`
    select id, owner_id, kind from ledger_account order by id`.execute(db)
  const operator = rows.find(({ kind }) => kind === 'vendor:BENCH')?.id ?? 0
  const members = rows.filter(({ owner_id: owner }) => owner !== null).map(({ id }) => id)
  const openings = sql`select 'bench-opening', id::text, '', 'adjustment', 'opening', '', 1,
      array[${operator}::bigint, id], array[-${openingBalance}::bigint, ${openingBalance}::bigint]
    from unnest(${members}::bigint[]) as member (id)`
  await postTransfers(db, openings)
  return { members, operator }
}

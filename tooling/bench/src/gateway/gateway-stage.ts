import { createHash, randomBytes } from 'node:crypto'
import { demoData } from '@saola/demo'
import {
  connectServedVendor,
  createServices,
  migrate,
  seed,
  type Database,
  type Schema,
} from '@saola/gateway'
import { openDatabase } from '@saola/server'
import { sql } from 'kysely'
import { onServer, serverUrl } from '../ledger/ledger-database.ts'

/** What a member who is signed in sends. */
export const token = 'token-of-the-bench'

/** A database of its own on the server, with the demo data; undefined where no server answers. */
export async function createDemoDatabase(): Promise<{ url: string; drop: () => Promise<void> } | undefined> {
  const name = `saola_bench_${randomBytes(6).toString('hex')}`
  if (!(await onServer(`create database ${name}`))) return undefined
  return {
    url: serverUrl(name),
    drop: async () => {
      await onServer(`drop database if exists ${name} with (force)`)
    },
  }
}

/** Fills a database with the demo data and signs its first member in; tells which account that is. */
export async function fillDemo(db: Database): Promise<number> {
  await migrate(db)
  const services = createServices({ db, settings: { vendorSecret: randomBytes(20).toString('hex') } })
  const { memberOrigin } = services.settings
  await seed(services, () => demoData({ now: services.now(), memberOrigin }))
  await connectServedVendor(services)
  const now = Date.now()
  const { rows } = await sql<{ account_id: number }>`
    insert into session (token_hash, account_id, created_at, expires_at, ip, user_agent)
    select ${createHash('sha256').update(token).digest('hex')}, id, ${now}, ${now + 86_400_000}, '127.0.0.1', 'bench'
    from account where name = 'member01' returning account_id`.execute(db)
  await sql`vacuum analyze`.execute(db)
  return rows[0]?.account_id ?? 0
}

/** Opens the database of the measurement: that of an address, or an embedded one in memory. */
export function openStage(url: string | undefined) {
  return openDatabase<Schema>({ url })
}

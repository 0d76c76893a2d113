import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { createPostgres, type Postgres } from '@saola/testkit/postgres'
import { demoData } from '@saola/demo'
import {
  createGateway,
  createServices,
  migrate,
  mount,
  seed,
  type Database,
  type Schema,
} from '@saola/gateway'
import { openDatabase, patience } from '@saola/server'
import { postgresFolder } from './serving-gateway.ts'

const demo = () => demoData({ now: Date.now(), memberOrigin: 'http://127.0.0.1:4001' })
const short = { statementMs: 300, lockMs: 200, idleInTransactionMs: 300 }

describe.skipIf(!postgresFolder)('time limits of connections to a PostgreSQL server', () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await createPostgres(postgresFolder ?? '')
    await postgres.start()
    const { db, close } = await openDatabase<Schema>({ url: postgres.url })
    await migrate(db)
    await seed(createServices({ db }), demo)
    await close()
  })
  afterAll(() => postgres.close())

  it.each([
    ['statement_timeout', '15s', '0'],
    ['lock_timeout', '5s', '1min'],
    ['idle_in_transaction_session_timeout', '15s', '0'],
  ])('%s is %s for requests, on every connection, and %s for commands', async (name, usual, forCommands) => {
    const show = async (limits?: typeof short): Promise<string[]> => {
      const { db, close } = await openDatabase<Schema>({
        url: postgres.url,
        poolSize: 3,
        ...(limits && { limits }),
      })
      const all = await Promise.all(
        [1, 2, 3].map(() =>
          sql<Record<string, string>>`select current_setting(${name}) as value, pg_sleep(0.05)`.execute(db),
        ),
      )
      await close()
      return all.map(({ rows }) => rows[0]?.['value'] ?? '')
    }
    expect(await show()).toEqual([usual, usual, usual])
    expect(await show(patience.commands)).toEqual([forCommands, forCommands, forCommands])
  })

  it.each<[string, (db: Database) => Promise<unknown>]>([
    ['a statement that takes too long', (db) => sql`select pg_sleep(5)`.execute(db)],
    ['a row that stays locked', (db) => sql`update merchant set code = code`.execute(db)],
    [
      'a transaction that does nothing for too long',
      (db) =>
        db.transaction().execute(async (trx) => {
          await sql`select 1`.execute(trx)
          await new Promise((done) => setTimeout(done, 800))
          await sql`select 1`.execute(trx)
        }),
    ],
  ])('%s is ended, and the caller may come back', async (what, work) => {
    const { db, close } = await openDatabase<Schema>({ url: postgres.url, limits: short })
    const other = await openDatabase<Schema>({ url: postgres.url })
    const row = mount(calls.system.status, async () => {
      await work(db)
      throw new Error('it was not ended')
    })
    const gateway = createGateway(createServices({ db }), [row])
    const ask = () => gateway.request(calls.system.status.path, { headers: { Merchant: 'saola' } })
    const answer = what.includes('locked')
      ? await other.db.transaction().execute(async (trx) => {
          await sql`select * from merchant for update`.execute(trx)
          return ask()
        })
      : await ask()
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('1')
    expect(await answer.json()).toMatchObject({ success: false, errorCode: 'system.unavailable' })
    // The connection is as good as before, or another took its place.
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
    await Promise.all([close(), other.close()])
  })

  it.each<[string, (db: Database) => Promise<unknown>, string]>([
    ['a migration', migrate, 'select pg_advisory_xact_lock(728471002)'],
    ['the seed', (db) => seed(createServices({ db }), demo), 'lock table merchant'],
  ])('do not stop %s that has to wait', async (_what, work, lock) => {
    const { db, close } = await openDatabase<Schema>({ url: postgres.url, limits: short })
    const other = await openDatabase<Schema>({ url: postgres.url })
    const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>()
    const holding = other.db.transaction().execute(async (trx) => {
      await sql.raw(lock).execute(trx)
      isLocked()
      await new Promise((done) => setTimeout(done, 800))
    })
    await locked
    await work(db)
    await holding
    await Promise.all([close(), other.close()])
  })
})

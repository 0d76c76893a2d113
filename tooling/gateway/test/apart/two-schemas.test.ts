import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { openDatabase } from '@saola/server'
import { createSignals, migrate, type Schema } from '@saola/gateway'
import { runJobs } from '../../src/jobs/run-jobs.ts'
import { holdLateBets } from '../../src/contracts/settlement/settlement-store.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { refusal } from '../http/visitor.ts'
import { serverOf } from '../kept/second-process.ts'
import { fill } from '../seeded-database.ts'
import { serveOn, startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf, fund } from '../wallet/people.ts'

const schema = 'sen'

/** The first one stands in the usual schema, the other in one of its own of the same database. */
let first: TestGateway
let second: TestGateway
let url: string
beforeAll(async () => {
  first = await startGateway()
  url = (await serverOf(first)) ?? ''
  if (url === '') return
  const opened = await openDatabase<Schema>({ url, schema })
  await fill(opened)
  second = await serveOn(opened)
})
afterAll(async () => {
  await second?.close()
  await first.close()
})

/** What a schema is made of. */
async function made({ runSql }: TestGateway, place: string): Promise<unknown[]> {
  const { rows } = await runSql(
    `select 'table ' || relname as what from pg_class where relkind = 'r' and relnamespace = $1::regnamespace
     union all select 'function ' || proname from pg_proc where pronamespace = $1::regnamespace
     union all select 'rule ' || conname from pg_constraint where connamespace = $1::regnamespace
     union all select 'trigger ' || tgname from pg_trigger join pg_class on pg_class.oid = tgrelid
       where relnamespace = $1::regnamespace and not tgisinternal order by 1`,
    [place],
  )
  return rows
}

describe.skipIf(!process.env['DATABASE_URL'])('two schemas of one database stand apart (system 41)', () => {
  it('with the same tables, functions and rules in each', async () => {
    expect(await made(second, schema)).toEqual(await made(first, 'public'))
  })

  it('with accounts of the same names, whose sessions open one of them', async () => {
    const here = await addPerson(first, 'twin')
    const there = await addPerson(second, 'twin')
    await first.runSql(`update session set token_hash = 'x' || token_hash where account_id = $1`, [here.id])
    expect((await refusal(first.client(there.token).send(calls.wallet.balance))).code).toBe(
      'login.not.session',
    )
    expect((await second.client(there.token).send(calls.member.info)).account).toBe('twin')
  })

  it('with money under the same keys, each of its own', async () => {
    const [here, there] = [await addPerson(first, 'payee'), await addPerson(second, 'payee')]
    await fund(first, here, 70_000)
    expect([await balanceOf(first, here.wallet), await balanceOf(second, there.wallet)]).toEqual([70_000, 0])
    await expectReconciled(first.services.db)
    await expectReconciled(second.services.db)
  })

  it('with notices that the other does not hear', async () => {
    const heard = { first: 0, second: 0 }
    await first.listen('saola_changes', () => (heard.first += 1))
    await second.listen('saola_changes', () => (heard.second += 1))
    const news = { first: 0, second: 0 }
    const signals = {
      first: createSignals({ redisUrl: undefined, databaseUrl: url, schema: 'public' }),
      second: createSignals({ redisUrl: undefined, databaseUrl: url, schema }),
    }
    signals.first.listen(() => (news.first += 1))
    signals.second.listen(() => (news.second += 1))
    // Each connection that comes to stand is heard too, so these settle first.
    await new Promise((done) => setTimeout(done, 1_000))
    const before = { heard: { ...heard }, news: { ...news } }
    await second.runSql(`update merchant set name = name`)
    await signals.second.send()
    await expect.poll(() => heard.second).toBeGreaterThan(before.heard.second)
    await expect.poll(() => news.second).toBeGreaterThan(before.news.second)
    expect([heard.first, news.first]).toEqual([before.heard.first, before.news.first])
    await Promise.all([signals.first.close(), signals.second.close()])
  })

  it('with jobs that each runs for itself', async () => {
    const runs = { first: 0, second: 0 }
    const job = (place: keyof typeof runs) => ({
      name: 'test.apart',
      everyMs: 3_600_000,
      run: () => Promise.resolve((runs[place] += 1)),
    })
    const running = [
      await runJobs(first.services, first, [job('first')]),
      await runJobs(second.services, second, [job('second')]),
    ]
    await expect.poll(() => runs, { timeout: 20_000 }).toEqual({ first: 1, second: 1 })
    await Promise.all(running.map(({ stop }) => stop()))
  })

  it('with a lock of its own in each, so that a settlement of one waits for no bet of the other', async () => {
    await first.services.db.transaction().execute(async (here) => {
      await holdLateBets(here)
      await second.services.db.transaction().execute(async (there) => holdLateBets(there))
    })
  })
})

it('an embedded database keeps its tables in a schema of its own too', async () => {
  const opened = await openDatabase<Schema>({ schema })
  await migrate(opened.db)
  const { rows } = await opened.runSql(
    `select distinct relnamespace::regnamespace::text as place from pg_class
     where relname in ('account', 'entry', 'migration')`,
  )
  expect(rows).toEqual([{ place: schema }])
  await opened.close()
})

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startOfDay } from '@saola/i18n'
import { calls } from '@saola/protocol'
import { postTransfers } from '@saola/testkit/post-transfers'

import { pageOf } from '../../src/records/statement-store.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { accountOfOperator, addPerson, fund, type TestPerson } from './people.ts'

const day = 86_400_000
/** Enough that a plan without the index would be seen; a server gets the size of a busy member. */
const rows = process.env['DATABASE_URL'] ? 200_000 : 4_000
/** What a page may take at most on a busy machine; a scan of every ledger account would be far beyond it. */
const boundMs = 3_000

let gateway: TestGateway
let person: TestPerson
beforeAll(async () => {
  gateway = await startGateway()
  person = await addPerson(gateway, 'busymember')
  await fund(gateway, person, 1_000_000_000)
  const services = await accountOfOperator(gateway.services.db, 'vendor:TEST')
  const now = gateway.clock.now()
  // A year of small stakes, in batches that the ledger takes at once.
  const batch = 4_000
  for (let from = 0; from < rows; from += batch) {
    const stakes = sql`select 'plan', n::text, 'x', 'bet', 'PLAN' || n, 'Plan', ${now}::bigint - (${rows}::bigint - n) * ${365 * day}::bigint / ${rows}::bigint,
        array[${person.wallet}, ${services}]::bigint[], array[-1000, 1000]::bigint[]
      from generate_series(${from}::bigint + 1, ${from + batch}::bigint) as n`
    await postTransfers(gateway.services.db, stakes)
  }
  await sql`analyze`.execute(gateway.services.db)
}, 240_000)
afterAll(() => gateway.close())

const month = () => ({
  startTime: startOfDay(gateway.clock.now(), -30),
  endTime: startOfDay(gateway.clock.now(), 1) - 1,
})

describe(`the statement of a member with ${rows} entries`, () => {
  it('finds a month by ledger account and time, by the index', async () => {
    const filter = { wallet: person.wallet, kinds: ['bet'] as const, ...month() }
    const plan = await sql<{
      'QUERY PLAN': string
    }>`explain ${pageOf(filter, { limit: 20, offset: 0 })}`.execute(gateway.services.db)
    const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(text).toContain('entry_ledger_account_time')
    expect(text).not.toContain('Seq Scan on entry')
  })

  it.each([1, 100])('answers page %i within its bound', async (page) => {
    const began = performance.now()
    const reply = await gateway
      .client(person.token)
      .send(calls.wallet.transactions, { ...month(), page, size: 20 })
    const took = performance.now() - began
    expect(reply.totalCount).toBeGreaterThan(rows / 20)
    expect(took).toBeLessThan(boundMs)
  })

  it('answers one entry and the lifetime sums within the same', async () => {
    const began = performance.now()
    const client = gateway.client(person.token)
    const { list } = await client.send(calls.wallet.transactions, { ...month(), page: 1, size: 1 })
    await client.send(calls.wallet.transaction, { txId: list[0]?.txId ?? '' })
    await client.send(calls.wallet.lifetime)
    expect(performance.now() - began).toBeLessThan(boundMs)
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApiClient, isApiError, type ApiClient } from '@saola/api-client'
import { calls } from '@saola/protocol'
import { addPerson } from '@saola/gateway/testing/wallet/people.ts'
import { postgresFolder, startServingGateway, type ServingGateway } from './serving-gateway.ts'

const clients = 32

/** What the clients of one storm were told: an answer by idempotency key, and how every failure looked. */
type Told = { deposits: Map<string, string>; failures: Set<string>; reads: number }

// A whole gateway whose server goes away and comes back: the gate's kill test ends processes, not PostgreSQL.
describe.skipIf(!postgresFolder)('a gateway whose PostgreSQL connections break', { tags: 'round' }, () => {
  let gateway: ServingGateway
  let apis: ApiClient[]
  beforeAll(async () => {
    gateway = await startServingGateway(postgresFolder ?? '')
    apis = []
    for (let place = 0; place < clients; place++) {
      const { token } = await addPerson(gateway, `storm${place}`)
      apis.push(clientOf(gateway.origin, token))
    }
  })
  afterAll(() => gateway.close())

  it.each([
    ['pg_ctl restart -m immediate', () => gateway.postgres.restart()],
    [
      'pg_terminate_backend on every connection, busy or idle',
      async () => {
        const others = sql`select pg_terminate_backend(pid) from pg_stat_activity
          where pid <> pg_backend_pid() and backend_type = 'client backend'`
        await others.execute(gateway.services.db)
      },
    ],
  ])(
    'lives through %s under 32 clients',
    async (what, breakThem) => {
      const told: Told = { deposits: new Map(), failures: new Set(), reads: 0 }
      let isOver = false
      const storm = apis.map((api, place) => act(api, `${what.slice(0, 12)}-${place}`, told, () => isOver))
      // As long as it takes, on a slow machine too: everybody acts, connections break, somebody notices, and all go on.
      await expect.poll(() => told.reads, { timeout: 20_000 }).toBeGreaterThan(clients)
      // All that break at once may be idle, and nobody notices: they break until somebody does.
      const breakOnce = async (): Promise<number> => {
        await breakThem()
        await wait(500)
        return told.failures.size
      }
      await expect.poll(breakOnce, { timeout: 20_000 }).toBeGreaterThan(0)
      await wait(1_500)
      isOver = true
      await Promise.all(storm)

      expect(gateway.process.exitCode, gateway.printed()).toBeNull()
      // Whoever met it was told to come back, and nothing else.
      expect([...told.failures]).toEqual(['503 system.unavailable'])
      // Every deposit that a client was told of is there once.
      const rows = await gateway.services.db.selectFrom('deposit').select(['id', 'idempotency_key']).execute()
      for (const [key, id] of told.deposits)
        expect(rows.filter((row) => row.idempotency_key === key).map((row) => String(row.id))).toEqual([id])
      for (const api of apis) await api.send(calls.wallet.balance)
    },
    60_000,
  )

  it('ends what a broken transaction began, and the same request under the same key is done once', async () => {
    const [api] = apis
    const key = 'broken-transaction-0001'
    // Every new deposit waits in the middle of its transaction until this one lets go.
    const { promise: letGo, resolve: release } = Promise.withResolvers<void>()
    const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>()
    const holding = gateway.services.db.transaction().execute(async (trx) => {
      await sql`lock table deposit in exclusive mode`.execute(trx)
      isLocked()
      await letGo
    })
    await locked
    const asked = api?.send(calls.wallet.deposit, { amount: 50_000 }, { idempotencyKey: key })
    const refused = expect(asked).rejects.toMatchObject({ status: 503, code: 'system.unavailable' })
    await expect
      .poll(async () => {
        const waiting = sql<{ done: boolean }>`select pg_terminate_backend(pid) as done from pg_stat_activity
          where wait_event_type = 'Lock' and pid <> pg_backend_pid()`
        return (await waiting.execute(gateway.services.db)).rows.length
      })
      .toBeGreaterThan(0)
    await refused
    release()
    await holding
    const first = await api?.send(calls.wallet.deposit, { amount: 50_000 }, { idempotencyKey: key })
    const second = await api?.send(calls.wallet.deposit, { amount: 50_000 }, { idempotencyKey: key })
    expect(second).toEqual(first)
    expect(gateway.process.exitCode).toBeNull()
  })

  it('says on both ports that it cannot answer while PostgreSQL is away, and answers once it is back', async () => {
    const ask = async () => {
      const answers = await Promise.all([
        fetch(`${gateway.origin}/healthz`),
        fetch(`${gateway.vendorOrigin}/play/limbo`),
      ])
      return answers.map(({ status }) => status)
    }
    await gateway.postgres.kill()
    expect(await ask()).toEqual([503, 503])
    await gateway.postgres.start()
    await expect.poll(ask).toEqual([200, 200])
    expect(gateway.process.exitCode).toBeNull()
  })

  it('goes on with its jobs', async () => {
    const doneBy = async (): Promise<number> => {
      const rows = sql<{
        runs: number
      }>`select count(*)::int as runs from pgboss.job where state = 'completed'`
      return (await rows.execute(gateway.services.db)).rows[0]?.runs ?? 0
    }
    await gateway.postgres.restart()
    const before = await doneBy()
    await expect.poll(doneBy, { timeout: 30_000, interval: 500 }).toBeGreaterThan(before + 4)
  }, 60_000)
})

function clientOf(origin: string, token: string): ApiClient {
  return createApiClient({
    baseUrl: origin,
    merchant: 'saola',
    language: () => 'EN',
    token: () => token,
    cipher: 'jwe',
  })
}

/** Reads and pays in until the time is over; what was asked for is asked again, under its key, until it is answered. */
async function act(api: ApiClient, name: string, told: Told, isOver: () => boolean): Promise<void> {
  const untilAnswered = async <Value>(ask: () => Promise<Value>): Promise<Value> => {
    for (let tries = 0; ; tries++) {
      try {
        return await ask()
      } catch (error) {
        told.failures.add(isApiError(error) ? `${error.status} ${error.code}` : String(error))
        if (tries > 100) throw error
        await wait(50)
      }
    }
  }
  for (let turn = 0; !isOver(); turn++) {
    const key = `${name}-${turn}`.replaceAll(/\W/g, '-').padEnd(16, '-')
    const deposit = await untilAnswered(() =>
      api.send(calls.wallet.deposit, { amount: 50_000 }, { idempotencyKey: key }),
    )
    told.deposits.set(key, deposit.depositId)
    await untilAnswered(() => api.send(calls.wallet.balance))
    told.reads += 1
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}

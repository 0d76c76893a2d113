import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { fakeClock, type FakeClock } from '@saola/testkit'
import { createApiClient, type ApiClient } from '@saola/api-client'
import {
  createGateway,
  createHouse,
  migrate,
  openDatabase,
  type GatewaySettings,
  type House,
} from '@saola/gateway'
import { seed } from '../src/seed/seed.ts'

/** A gateway for one test file: the whole product on a database of its own, with a clock that tests move. */
export type TestGateway = {
  house: House
  clock: FakeClock
  fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>
  /** A client as a browser would have it; `token` signs it in. */
  client: (token?: string, language?: 'VI' | 'EN') => ApiClient
  close: () => Promise<void>
}

/** Starts on PGlite in memory, or on a fresh database of the server at `DATABASE_URL`. */
export async function startGateway(settings: Partial<GatewaySettings> = {}): Promise<TestGateway> {
  const url = await freshDatabase(process.env['DATABASE_URL'])
  const opened = await openDatabase({ url })
  const clock = fakeClock()
  const house = createHouse({ db: opened.db, now: clock.now, settings })
  await migrate(opened.db)
  await seed(house)
  const app = createGateway(house)
  const fetch: TestGateway['fetch'] = async (input, init) => app.fetch(new Request(input, init))
  return {
    house,
    clock,
    fetch,
    client: (token, language = 'VI') =>
      createApiClient({
        baseUrl: 'http://gateway.test',
        merchant: 'saola',
        language: () => language,
        token: () => token,
        cipher: 'jwe',
        fetch,
      }),
    close: async () => {
      await opened.close()
      await dropDatabase(process.env['DATABASE_URL'], url)
    },
  }
}

async function freshDatabase(server: string | undefined): Promise<string | undefined> {
  if (!server) return undefined
  const name = `saola_test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function dropDatabase(server: string | undefined, url: string | undefined): Promise<void> {
  if (server && url)
    await onServer(server, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`)
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}

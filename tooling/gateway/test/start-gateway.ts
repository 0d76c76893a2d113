import { inject } from 'vitest'
import { fakeClock, type FakeClock } from '@saola/testkit'
import { createApiClient, type ApiClient } from '@saola/api-client'
import { createGateway, createHouse, type GatewaySettings, type House, type RunSql } from '@saola/gateway'
import { openCopy } from './seeded-database.ts'

/** A gateway for one test file: the whole product on a database of its own, with a clock that tests move. */
export type TestGateway = {
  house: House
  runSql: RunSql
  clock: FakeClock
  fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>
  /** A client as a browser would have it; `token` signs it in. */
  client: (token?: string, language?: 'VI' | 'EN') => ApiClient
  close: () => Promise<void>
}

/** Starts on a copy of the seeded database: PGlite in memory, or a database of the server at `DATABASE_URL`. */
export async function startGateway(settings: Partial<GatewaySettings> = {}): Promise<TestGateway> {
  const opened = await openCopy(inject('seededDatabase'))
  const clock = fakeClock()
  const house = createHouse({ db: opened.db, now: clock.now, settings })
  const app = createGateway(house)
  const fetch: TestGateway['fetch'] = async (input, init) => app.fetch(new Request(input, init))
  return {
    house,
    runSql: opened.runSql,
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
    close: opened.close,
  }
}

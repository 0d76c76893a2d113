import { inject } from 'vitest'
import { fakeClock, type FakeClock, type ToldClient } from '@saola/testkit'
import { createApiClient } from '@saola/api-client'
import { namedIn, type OpenDatabase, type RunSql } from '@saola/server'
import { demoArt } from '@saola/demo'
import { schemaName, type Database as VendorDatabase, type Schema as VendorSchema } from '@saola/game-vendor'
import {
  connectServedVendor,
  createGateway,
  createSealingKeys,
  createServices,
  type GatewaySettings,
  type Schema,
  type Services,
} from '@saola/gateway'
import { quickPasswords } from './quick-passwords.ts'
import { openCopy } from './seeded-database.ts'

/** Finding the primes of new keys takes longer than most tests, and no test asks for a gateway's own. */
const keys = createSealingKeys('for-tests')

/** A gateway for one test file: the whole product on a database of its own, with a clock that tests move. */
export type TestGateway = {
  services: Services
  runSql: RunSql
  listen: OpenDatabase<never>['listen']
  schema: string
  /** The tables of our own games, which stand beside the gateway's. */
  vendorDb: VendorDatabase
  app: ReturnType<typeof createGateway>
  clock: FakeClock
  fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>
  /** A client as a browser would have it; `token` signs it in. */
  client: (token?: string, language?: 'VI' | 'EN') => ToldClient
  close: () => Promise<void>
}

/** Starts on a copy of the seeded database: PGlite in memory, or a database of the server at `DATABASE_URL`. */
export async function startGateway(settings: Partial<GatewaySettings> = {}): Promise<TestGateway> {
  return serveOn(await openCopy(inject('seededDatabase')), settings)
}

/** The same on a database that is open, and is closed with it. */
export async function serveOn(
  opened: OpenDatabase<Schema>,
  settings: Partial<GatewaySettings> = {},
): Promise<TestGateway> {
  const clock = fakeClock()
  const services = createServices({
    db: opened.db,
    now: clock.now,
    art: demoArt,
    keys,
    passwords: quickPasswords,
    // A request of a test comes from this process, where the tests play the edge that names a visitor.
    settings: {
      bankPageOrigin: 'http://gateway.test',
      trustedProxies: ['127.0.0.1'],
      vendorSecret: 'signs-the-calls-of-our-own-games',
      ...settings,
    },
  })
  await connectServedVendor(services)
  const app = createGateway(services)
  const fetch: TestGateway['fetch'] = async (input, init) => app.fetch(new Request(input, init))
  return {
    services,
    runSql: opened.runSql,
    listen: opened.listen,
    schema: opened.schema,
    vendorDb: opened.inSchema<VendorSchema>(namedIn(opened.schema, schemaName)),
    app,
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
        // The reference gateway tells what came of each act.
      }) as ToldClient,
    close: opened.close,
  }
}

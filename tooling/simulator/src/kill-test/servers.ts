import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort, type Postgres } from '@saola/testkit/postgres'
import { createServerProcess, type ServerProcess } from './server-process.ts'
import { withClient } from './with-client.ts'

/** What the servers trust each other by. */
export const secrets = {
  bank: 'kill-test-bank',
  ops: 'kill-test-ops',
  vendor: 'kill-test-vendor',
  vendorStore: 'kill-test-vendor-store',
} as const

/** The gateway, and the in-house vendor on a database of its own: each in a process that may be killed. */
export type Servers = {
  gateway: ServerProcess
  vendor: ServerProcess
  /** Where the vendor's database is. */
  vendorUrl: string
  /** Makes the vendor's database, once PostgreSQL runs. */
  prepare: () => Promise<void>
  start: () => Promise<void>
  kill: () => Promise<void>
}

const mainOf = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

export async function createServers(postgres: Postgres, folder: string): Promise<Servers> {
  const [gatewayPort, vendorPort] = [await freePort(), await freePort()]
  const vendorUrl = postgres.url.replace(/[^/]*$/, 'games')
  const vendor = createServerProcess({
    words: [mainOf('game-vendor/src/main.ts')],
    port: vendorPort,
    ready: '/favicon.ico',
    logFile: join(folder, 'vendor.log'),
    environment: {
      VENDOR_DATABASE_URL: vendorUrl,
      VENDOR_PORT: String(vendorPort),
      GATEWAY_ORIGIN: `http://127.0.0.1:${gatewayPort}`,
      SAOLA_VENDOR_SECRET: secrets.vendor,
      VENDOR_STORE_SECRET: secrets.vendorStore,
    },
  })
  const gateway = createServerProcess({
    words: [mainOf('scripts/src/gateway.ts'), 'serve'],
    port: gatewayPort,
    ready: '/healthz',
    logFile: join(folder, 'gateway.log'),
    environment: {
      DATABASE_URL: postgres.url,
      REDIS_URL: '',
      SAOLA_LOCAL: '1',
      GATEWAY_PORT: String(gatewayPort),
      IDENTITY_PORT: String(await freePort()),
      // A laptop's gateway brings games of its own, which nobody plays here.
      VENDOR_PORT: String(await freePort()),
      LAUNCH_PORT: String(await freePort()),
      VENDOR_ORIGIN: vendor.origin,
      SAOLA_VENDOR_SECRET: secrets.vendor,
      SAOLA_BANK_SECRET: secrets.bank,
      SAOLA_OPS_SECRET: secrets.ops,
    },
  })
  return {
    gateway,
    vendor,
    vendorUrl,
    prepare: () =>
      withClient(postgres.url, async (client) => void (await client.query('create database games'))),
    start: async () => {
      await gateway.start()
      await vendor.start()
    },
    kill: async () => {
      await vendor.kill()
      await gateway.kill()
    },
  }
}

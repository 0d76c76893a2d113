/**
 * The in-house vendor alone: a process of its own with a database of its own, which reaches a gateway by HTTP. The
 * only file that reads the environment or opens a port.
 *
 * @module
 */
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import {
  onStop,
  nameRelease,
  openDatabase,
  openPort,
  openRelease,
  orTell,
  readAddress,
  readPort,
  readSchema,
  readVariable,
  StartRefused,
} from '@saola/server'
import { openVendor } from './open-vendor.ts'
import { looksIn } from './pages/brand-look.ts'
import { schemaName } from './database.ts'
import type { Schema } from './schema.ts'

/** How long the port waits for the answers that are under way when it closes. */
const drainMs = 10_000

await orTell(async () => {
  const environment = readEnvironment()
  const opened = await openDatabase({
    url: environment.databaseUrl,
    folder: environment.dataFolder,
    variables: { url: 'VENDOR_DATABASE_URL', folder: 'VENDOR_DATA' },
  })
  const services = {
    db: opened.inSchema<Schema>(environment.schema),
    now: Date.now,
    randomBytes,
    settings: {
      code: 'SAOLA',
      gatewayOrigin: environment.gatewayOrigin,
      secret: environment.secret,
      storeSecret: environment.storeSecret,
    },
    sendToGateway: (request: Request) => fetch(request),
    engineVersion: await nameRelease(openRelease(fileURLToPath(new URL('../../../', import.meta.url)))),
    looks: looksIn(readVariable(process.env, 'SAOLA_BRANDS')),
  }
  const vendor = await openVendor(services, environment.schema)
  const port = await openPort(getRequestListener(vendor.fetch), environment.port, { variable: 'VENDOR_PORT' })
  console.log(`games ready on http://127.0.0.1:${environment.port} (${opened.engine} database)`)
  vendor.recover().catch((error: unknown) => console.error('[vendor]', error))
  onStop(async () => {
    vendor.close()
    await port.drain(drainMs)
    await opened.close()
    process.exit(0)
  })
})

function readEnvironment() {
  return {
    databaseUrl: readAddress(process.env, 'VENDOR_DATABASE_URL', {
      protocols: ['postgres:', 'postgresql:'],
      example: 'postgres://user:password@127.0.0.1:5432/games',
    }),
    schema: readSchema(process.env, 'VENDOR_SCHEMA', schemaName),
    dataFolder:
      readVariable(process.env, 'VENDOR_DATA') ??
      fileURLToPath(new URL('../../../.data/vendor', import.meta.url)),
    port: readPort(process.env, 'VENDOR_PORT', 4003),
    gatewayOrigin: readVariable(process.env, 'GATEWAY_ORIGIN') ?? 'http://127.0.0.1:4000',
    secret: readSecret('SAOLA_VENDOR_SECRET', 'the secret that this vendor and the gateway share'),
    storeSecret: readSecret('VENDOR_STORE_SECRET', 'seals the seeds in the database, the same for good'),
  }
}

function readSecret(name: string, what: string): string {
  const secret = readVariable(process.env, name)
  if (secret === undefined) throw new StartRefused(`${name} is missing: ${what}.`)
  return secret
}

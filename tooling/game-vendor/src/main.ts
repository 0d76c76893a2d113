/**
 * The in-house vendor alone: a process of its own with a database of its own, which reaches a gateway by HTTP. The
 * only file that reads the environment or opens a port.
 *
 * @module
 */
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { onStop, openDatabase, openPort } from '@saola/server'
import { openVendor } from './open-vendor.ts'
import { schemaName } from './database.ts'
import type { Schema } from './schema.ts'

/** How long the port waits for the answers that are under way when it closes. */
const drainMs = 10_000

const environment = {
  databaseUrl: process.env['VENDOR_DATABASE_URL'],
  dataFolder: process.env['VENDOR_DATA'] ?? fileURLToPath(new URL('../../../.data/vendor', import.meta.url)),
  port: Number(process.env['VENDOR_PORT'] ?? 4003),
  gatewayOrigin: process.env['GATEWAY_ORIGIN'] ?? 'http://127.0.0.1:4000',
  secret: process.env['SAOLA_VENDOR_SECRET'] ?? '',
}
if (environment.secret === '') {
  console.error('SAOLA_VENDOR_SECRET is missing: the secret that this vendor and the gateway share.')
  process.exit(1)
}

const opened = await openDatabase({ url: environment.databaseUrl, folder: environment.dataFolder })
const vendor = await openVendor({
  db: opened.inSchema<Schema>(schemaName),
  now: Date.now,
  randomBytes,
  settings: { code: 'SAOLA', gatewayOrigin: environment.gatewayOrigin, secret: environment.secret },
  sendToGateway: (request) => fetch(request),
})
const port = await openPort(getRequestListener(vendor.fetch), environment.port, { variable: 'VENDOR_PORT' })
console.log(`games ready on http://127.0.0.1:${environment.port} (${opened.engine} database)`)
vendor.recover().catch((error: unknown) => console.error('[vendor]', error))

async function stop(): Promise<void> {
  vendor.close()
  await port.drain(drainMs)
  await opened.close()
  process.exit(0)
}
onStop(stop)

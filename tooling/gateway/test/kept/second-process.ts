import { sql } from 'kysely'
import { openDatabase, openPort, type OpenPort } from '@saola/server'
import {
  createGateway,
  createListener,
  createServices,
  keepReads,
  type Schema,
  type Services,
} from '@saola/gateway'
import type { TestGateway } from '../start-gateway.ts'

/** Another process of a gateway, which keeps what it reads. */
export type SecondProcess = { services: Services; port: OpenPort; close: () => Promise<void> }

/**
 * Opens a second process on a gateway's database: on a server with connections of its own. The clock of what it keeps stands,
 * so that only a notice makes it ask anew. `take` stands in for its limits.
 */
export async function openSecondProcess(
  gateway: TestGateway,
  take: () => Promise<number> = async () => 0,
): Promise<SecondProcess> {
  const url = await serverOf(gateway)
  const second = url === undefined ? undefined : await openDatabase<Schema>({ url })
  const made = createServices({
    db: second?.db ?? gateway.services.db,
    now: gateway.clock.now,
    keys: gateway.services.keys,
    passwords: gateway.services.passwords,
    kept: await keepReads(second ?? gateway, () => 0),
    settings: gateway.services.settings,
  })
  const services = { ...made, limiter: { ...made.limiter, take } }
  const port = await openPort(createListener(createGateway(services), services), 0)
  const close = async (): Promise<void> => {
    await port.drain(1_000)
    await second?.close()
  }
  return { services, port, close }
}

/** The address of the database that a gateway of a test stands on; undefined where it is embedded. */
export async function serverOf(gateway: TestGateway): Promise<string | undefined> {
  const server = process.env['DATABASE_URL'] ?? ''
  if (server === '') return undefined
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(gateway.services.db)
  const url = new URL(server)
  url.pathname = `/${rows[0]?.name ?? ''}`
  return url.href
}

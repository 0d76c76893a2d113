/**
 * The gateway alone, as it serves the world: `serve` (default), `migrate`, `grant`, `reconcile`,
 * `copy-merchant` and `remove-merchant`. The only file that reads the
 * environment or opens a port.
 *
 * @module
 */
import {
  onStop,
  openDatabase,
  openPort,
  orTell,
  patience,
  type OpenDatabase,
  type Patience,
} from '@saola/server'
import manifest from '../package.json' with { type: 'json' }
import { createServices } from './create-services.ts'
import { migrate } from './db/migrate.ts'
import type { Schema } from './db/schema.ts'
import { drainMs, readEnvironment, readOtherPlace, type Environment } from './environment.ts'
import { refuseStoreSecret } from './games/jackpot/refuse-store-secret.ts'
import { fillOwnVendor } from './vendors/own-vendor.ts'
import { createGateway } from './gateway.ts'
import { createRedisLimiter } from './http/redis-limiter.ts'
import { createListener } from './create-listener.ts'
import { appendEvent } from './events/event-store.ts'
import { keepReads } from './http/kept/keep-reads.ts'
import { jobs } from './jobs/jobs.ts'
import { runJobs } from './jobs/run-jobs.ts'
import { copyMerchant, removeMerchant, type Carried, type Move } from './operations/moving/move-merchant.ts'
import { grant } from './grant-role.ts'
import { mend } from './operations/mend.ts'
import { watchItself } from './operations/proving/watch-itself.ts'
import { reconcile } from './operations/reconcile.ts'
import { createSignals } from './services/signals/create-signals.ts'
import type { Services } from './services/services.ts'
import { refuseDemoAccounts } from './seed/refuse-demo-accounts.ts'

function open(environment: Environment, limits: Patience): Promise<OpenDatabase<Schema>> {
  const { databaseUrl: url, dataFolder: folder, schema } = environment
  return openDatabase({ url, folder, schema, limits })
}

/** A process that begins or stops to serve is a significant event (system 56), with what it is. */
function noteProcess(
  { db, now, settings }: Services,
  kind: 'gateway.started' | 'gateway.stopped',
  after: Record<string, unknown> = {},
): Promise<void> {
  const versions = { version: manifest.version, node: process.version, ...after }
  const subject = settings.gatewayOrigin
  return appendEvent(db, { merchantId: null, at: now(), kind, actor: 'gateway', subject, after: versions })
}

async function serveGateway(): Promise<void> {
  const environment = readEnvironment(process.env)
  const opened = await open(environment, patience.requests)
  await migrate(opened.db)
  await refuseDemoAccounts(opened.db)
  const shared = environment.redisUrl
    ? createRedisLimiter(environment.redisUrl, Date.now, environment.schema)
    : undefined
  await shared?.settled
  const signals = createSignals(environment)
  const closing = new AbortController()
  const services = createServices({
    db: opened.db,
    signals,
    kept: await keepReads(opened),
    closing: closing.signal,
    ...(shared ? { limiter: shared } : {}),
    settings: environment.settings,
  })
  await refuseStoreSecret(services)
  await fillOwnVendor(services)
  const gateway = createGateway(services)
  const running = await runJobs(services, opened, jobs)
  const port = await openPort(createListener(gateway, services), environment.gatewayPort, {
    variable: 'GATEWAY_PORT',
  })
  await noteProcess(services, 'gateway.started', { engine: opened.engine })
  console.log(`gateway ready on ${services.settings.gatewayOrigin} (${opened.engine} database)`)
  const watch = watchItself(services)
  if (services.settings.trustedProxies.length === 0) {
    console.warn('No proxy is trusted (SAOLA_TRUSTED_PROXIES), so all visitors of one proxy count as one.')
  }
  const stop = async (): Promise<void> => {
    closing.abort()
    const cut = await port.drain(drainMs)
    await running.stop()
    await watch.stop()
    await noteProcess(services, 'gateway.stopped', { cut }).catch((error: unknown) => {
      console.warn(`[events] the stop was not written down: ${String(error)}`)
    })
    await signals.close()
    await opened.close()
    shared?.close()
    if (cut > 0) console.warn(`${cut} answers were not ready in time and were cut`)
    process.exit(0)
  }
  onStop(stop)
}

async function once(work: (opened: OpenDatabase<Schema>) => Promise<number>): Promise<void> {
  const opened = await open(readEnvironment(process.env, { serves: false }), patience.commands)
  process.exitCode = await work(opened).finally(() => opened.close())
}

/** A step of moving a merchant to another database, and how many rows it was. */
function moving(work: (move: Move) => Promise<Carried[]>, done: string): () => Promise<void> {
  return () =>
    once(async ({ db: from }) => {
      const code = process.argv[3] ?? ''
      const other = await openDatabase<Schema>({
        ...readOtherPlace(process.env),
        limits: patience.commands,
        variables: { url: 'SAOLA_TO_DATABASE_URL', folder: '' },
      })
      await migrate(other.db)
      const carried = await work({ from, to: other.db, code }).finally(() => other.close())
      const rows = carried.reduce((sum, each) => sum + each.rows, 0)
      console.log(`${done} ${rows} rows of "${code}".`)
      return 0
    })
}

const commands: Record<string, () => Promise<void>> = {
  serve: serveGateway,
  migrate: () =>
    once(async ({ db }) => {
      const ran = await migrate(db)
      console.log(ran.length === 0 ? 'The schema is up to date.' : `Ran ${ran.join(', ')}.`)
      return 0
    }),
  grant: () =>
    once(async (opened) => {
      const role = process.argv[3] ?? ''
      await grant(opened, role)
      console.log(
        `"${role}" may serve: it writes no table of the ledger, and posts transfers by their function.`,
      )
      return 0
    }),
  reconcile: () =>
    once(async ({ db }) => {
      if (process.argv[3] === '--mend') console.log((await mend(db, Date.now())).lines.join('\n'))
      const report = await reconcile(db)
      console.log(report.lines.join('\n'))
      return report.clean ? 0 : 1
    }),
  'copy-merchant': moving(copyMerchant, 'Copied'),
  'remove-merchant': moving(removeMerchant, 'Removed'),
}

const name = process.argv[2] ?? 'serve'
const command = commands[name]
if (!command) {
  console.error(`Unknown command ${name}. Commands: ${Object.keys(commands).join(', ')}.`)
  process.exit(2)
}
await orTell(command)

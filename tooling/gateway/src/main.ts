/**
 * The gateway's command line: `serve` (default), `migrate`, `seed`, `reconcile`. The only file that reads the
 * environment or opens a port.
 *
 * @module
 */
import { createServer } from 'node:http'
import { serve } from '@hono/node-server'
import { createGateway } from './gateway.ts'
import { createHouse } from './create-house.ts'
import { openDatabase, type OpenDatabase } from './db/open-database.ts'
import { FolderInUse } from './db/folder-lock.ts'
import { migrate } from './db/migrate.ts'
import type { House } from './house.ts'
import type { RateLimiter } from './http/rate-limiter.ts'
import { createRedisLimiter } from './http/redis-limiter.ts'
import { localIdentity } from './local/identity/local-identity.ts'
import { readProviders } from './local/identity/read-providers.ts'
import { seed } from './seed/seed.ts'
import { reconcile } from './wallet/reconcile.ts'
import { readyCatalogue } from './games/get-catalogue.ts'
import { jobs } from './jobs/jobs.ts'
import { runJobs } from './jobs/run-jobs.ts'
import { recoverRounds } from './vendor/recover-rounds.ts'
import { createVendor } from './vendor/vendor.ts'

/** How often rounds that lost their player are brought to an end, and how old they must be. */
const sweepMs = 60_000

const environment = {
  databaseUrl: process.env['DATABASE_URL'],
  redisUrl: process.env['REDIS_URL'],
  dataFolder: process.env['SAOLA_DATA'] ?? new URL('../../../.data', import.meta.url).pathname,
  gatewayPort: Number(process.env['GATEWAY_PORT'] ?? 4000),
  vendorPort: Number(process.env['VENDOR_PORT'] ?? 4003),
  memberPort: Number(process.env['MEMBER_PORT'] ?? 4001),
  opsSecret: process.env['SAOLA_OPS_SECRET'] ?? '',
  bankSecret: process.env['SAOLA_BANK_SECRET'] ?? '',
  /** Whether the house plays the outside parties itself: development, never production. */
  isLocal: process.env['NODE_ENV'] !== 'production',
}

const identityPort = Number(process.env['IDENTITY_PORT'] ?? 4004)
const { named, played } = readProviders(process.env, {
  isLocal: environment.isLocal,
  origin: `http://127.0.0.1:${identityPort}`,
})

function open(): Promise<OpenDatabase> {
  return openDatabase({ url: environment.databaseUrl, folder: environment.dataFolder })
}

async function prepare(opened: OpenDatabase, limiter?: RateLimiter): Promise<House> {
  const house = createHouse({
    db: opened.db,
    ...(limiter ? { limiter } : {}),
    settings: {
      gatewayOrigin: `http://127.0.0.1:${environment.gatewayPort}`,
      vendorOrigin: `http://127.0.0.1:${environment.vendorPort}`,
      memberOrigin: `http://127.0.0.1:${environment.memberPort}`,
      opsSecret: environment.opsSecret,
      bankSecret: environment.bankSecret,
      localBank: environment.isLocal,
      localOutbox: environment.isLocal,
      localDesk: environment.isLocal,
      identityProviders: { ...named, ...played },
    },
  })
  await migrate(opened.db)
  await seed(house)
  return house
}

async function serveGateway(): Promise<void> {
  const startedAt = performance.now()
  const opened = await open()
  const shared = environment.redisUrl ? createRedisLimiter(environment.redisUrl, Date.now) : undefined
  await shared?.settled
  const house = await prepare(opened, shared)
  const gateway = createGateway(house)
  const sendToGateway = (request: Request) => Promise.resolve(gateway.fetch(request))
  const vendor = createVendor(house, sendToGateway)
  const ended = await recoverRounds(house, sendToGateway)
  if (ended > 0) console.log(`${ended} interrupted rounds were finished or returned`)
  const sweep = setInterval(() => {
    recoverRounds(house, sendToGateway, sweepMs).catch((error: unknown) => console.error('[vendor]', error))
  }, sweepMs)
  const running = await runJobs(house, opened.runSql, jobs)
  const servers = [
    serve({ fetch: gateway.fetch, hostname: '127.0.0.1', port: environment.gatewayPort }),
    serve({ fetch: vendor.fetch, hostname: '127.0.0.1', port: environment.vendorPort }),
  ]
  if (Object.keys(played).length > 0) {
    const identity = localIdentity({ memberOrigin: house.settings.memberOrigin, providers: played })
    servers.push(createServer(identity).listen(identityPort, '127.0.0.1'))
  }
  for (const server of servers) {
    server.on('error', (error: NodeJS.ErrnoException) => {
      const port = 'port' in error ? ` ${String(error.port)}` : ''
      console.error(
        `The port${port} cannot be opened (${error.code}). Is another house open? Ports are set by the environment.`,
      )
      process.exit(1)
    })
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`gateway ready on ${house.settings.gatewayOrigin} (${opened.engine} database) in ${seconds} s`)
  // Packed ahead of the first visitor; should it fail, the first request tries again.
  readyCatalogue(house).catch(() => undefined)
  const stop = async (): Promise<void> => {
    clearInterval(sweep)
    for (const server of servers) server.close()
    await running.stop()
    await opened.close()
    shared?.close()
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
}

async function once(work: (opened: OpenDatabase) => Promise<number>): Promise<void> {
  const opened = await open()
  const code = await work(opened).finally(() => opened.close())
  process.exitCode = code
}

const commands: Record<string, () => Promise<void>> = {
  serve: serveGateway,
  migrate: () =>
    once(async ({ db }) => {
      const ran = await migrate(db)
      console.log(ran.length === 0 ? 'The schema is up to date.' : `Ran ${ran.join(', ')}.`)
      return 0
    }),
  seed: () =>
    once(async (opened) => {
      await prepare(opened)
      console.log('The demo data is in place.')
      return 0
    }),
  reconcile: () =>
    once(async ({ db }) => {
      const report = await reconcile(db)
      console.log(report.lines.join('\n'))
      return report.clean ? 0 : 1
    }),
}

const name = process.argv[2] ?? 'serve'
const command = commands[name]
if (!command) {
  console.error(`Unknown command ${name}. Commands: ${Object.keys(commands).join(', ')}.`)
  process.exit(2)
}
try {
  await command()
} catch (error) {
  if (!(error instanceof FolderInUse)) throw error
  console.error(error.message)
  process.exit(1)
}

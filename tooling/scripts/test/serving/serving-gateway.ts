import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createPostgres, findPostgres, freePort, type Postgres } from '@saola/testkit/postgres'
import { openDatabase } from '@saola/server'
import { createServices, type Services, type Schema } from '@saola/gateway'

/** The gateway as people run it: a process, on a PostgreSQL that the test may break. */
export type ServingGateway = {
  origin: string
  vendorOrigin: string
  identityOrigin: string
  process: ChildProcess
  postgres: Postgres
  /** The same database, for what a test prepares and looks at. */
  services: Services
  /** Everything that the process printed so far. */
  printed: () => string
  close: () => Promise<void>
}

/** Where PostgreSQL is installed; tests that need one of their own are skipped where it is not. */
export const postgresFolder = findPostgres()

const mainFile = fileURLToPath(new URL('../../src/gateway.ts', import.meta.url))
const readyWithinMs = 60_000

/** Starts PostgreSQL, fills it, and starts a gateway on it that waits for requests. */
export async function startServingGateway(bin: string): Promise<ServingGateway> {
  const postgres = await createPostgres(bin)
  await postgres.start()
  const [port, vendorPort, identityPort, launchPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  const env = {
    ...process.env,
    DATABASE_URL: postgres.url,
    REDIS_URL: '',
    SAOLA_LOCAL: '1',
    GATEWAY_PORT: String(port),
    VENDOR_PORT: String(vendorPort),
    IDENTITY_PORT: String(identityPort),
    LAUNCH_PORT: String(launchPort),
  }
  const node = ['--disable-warning=ExperimentalWarning', mainFile]
  spawnSync(process.execPath, [...node, 'seed'], { env })
  const child = spawn(process.execPath, [...node, 'serve'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const opened = await openDatabase<Schema>({ url: postgres.url })
  const origin = `http://127.0.0.1:${port}`
  await untilReady(origin, child, () => printed)
  return {
    origin,
    vendorOrigin: `http://127.0.0.1:${vendorPort}`,
    identityOrigin: `http://127.0.0.1:${identityPort}`,
    process: child,
    postgres,
    services: createServices({ db: opened.db }),
    printed: () => printed,
    async close() {
      await opened.close()
      await ended(child, 'SIGKILL')
      await postgres.close()
    },
  }
}

/** Sends a signal and waits for the end; answers the exit code, null after a signal that nobody caught. */
export async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const exit = new Promise<number | null>((done) => child.once('exit', done))
  child.kill(signal)
  return exit
}

async function untilReady(origin: string, child: ChildProcess, printed: () => string): Promise<void> {
  const until = performance.now() + readyWithinMs
  while (performance.now() < until && child.exitCode === null) {
    const isReady = await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`the gateway did not become ready: ${printed()}`)
}

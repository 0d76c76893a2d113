import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'

/** A PostgreSQL of a test's own, on a port of its own, that may be killed. */
export type Postgres = {
  url: string
  start: () => Promise<void>
  /** `kill -9` on its first process. */
  kill: () => Promise<void>
  /** As `pg_ctl restart -m immediate` does it: connections break in the middle of their statements. */
  restart: () => Promise<void>
  /** Stops it and removes its files. */
  close: () => Promise<void>
}

const installed = '/usr/lib/postgresql'
const readyWithinMs = 30_000
const inMemory = '/dev/shm'
const roomBytes = 4 * 1024 ** 3

/** The folder of the newest installed server; undefined on a machine that has none. */
export function findPostgres(): string | undefined {
  if (!existsSync(installed)) return undefined
  const versions = readdirSync(installed).toSorted((a, b) => Number(b) - Number(a))
  return versions
    .map((version) => join(installed, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))
}

/**
 * For a server that nobody kills and whose data nobody keeps: it waits for no disk, and many tests open it at once.
 */
export const inHaste: readonly string[] = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=1GB',
  'checkpoint_timeout=1h',
  'shared_buffers=256MB',
  'max_connections=400',
]

/**
 * A folder whose files are kept in memory, where the machine has one with room for what many tests write; else the
 * folder of temporary files. The gateway's tests, which make and drop 155 databases, took 153 s on a disk and 101 s there.
 */
export function quickestFolder(): string {
  if (!existsSync(inMemory)) return tmpdir()
  const { bavail, bsize } = statfsSync(inMemory)
  return bavail * bsize >= roomBytes ? inMemory : tmpdir()
}

/**
 * Prepares one from the programs in `bin`; `settings` are lines of its configuration, such as `fsync=off`. Its files are
 * in a folder of their own in `parent`.
 */
export async function createPostgres(
  bin: string,
  settings: readonly string[] = [],
  parent: string = tmpdir(),
): Promise<Postgres> {
  const folder = mkdtempSync(join(parent, 'saola-postgres-'))
  const data = join(folder, 'data')
  const asServer = beTheServer(folder)
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const [initdb, ...words] = asServer([
    join(bin, 'initdb'),
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
  ])
  const made = spawnSync(initdb, words, { encoding: 'utf8', cwd: folder })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  let server: ChildProcess | undefined

  function launch(): void {
    const [postgres, ...options] = asServer([
      join(bin, 'postgres'),
      '-D',
      data,
      '-p',
      String(port),
      '-k',
      folder,
      '-h',
      '127.0.0.1',
      ...settings.flatMap((setting) => ['-c', setting]),
    ])
    server = spawn(postgres, options, { stdio: 'ignore', cwd: folder })
  }

  async function end(signal: 'SIGINT' | 'SIGKILL' | 'SIGQUIT'): Promise<void> {
    const running = server
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const ended = new Promise((done) => running.once('exit', done))
    running.kill(signal)
    await ended
  }

  async function start(): Promise<void> {
    const until = performance.now() + readyWithinMs
    launch()
    while (performance.now() < until) {
      if (await answers(url)) return
      // What a killed server left behind may need a moment to go; until then a new one refuses to start.
      if (server?.exitCode !== null || server.signalCode !== null) launch()
      await new Promise((done) => setTimeout(done, 100))
    }
    throw new Error('PostgreSQL did not become ready')
  }

  return {
    url,
    start,
    kill: () => end('SIGKILL'),
    async restart() {
      await end('SIGQUIT')
      await start()
    },
    async close() {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root, so root steps down to the user that came with it. */
function beTheServer(folder: string): (command: [string, ...string[]]) => [string, ...string[]] {
  if (process.getuid?.() !== 0) return (command) => command
  chownSync(folder, idOfServer('-u'), idOfServer('-g'))
  return (command) => ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', ...command]
}

function idOfServer(flag: '-u' | '-g'): number {
  return Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Runs one statement at a server, such as one that makes or drops a database. */
export async function tellServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A port that nobody uses at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

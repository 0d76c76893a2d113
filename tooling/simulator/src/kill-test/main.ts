/**
 * `pnpm kill-test [--seconds 60] [--clients 64] [--postgres-only]`: members move money, play games of their own, sit at
 * shared tables, bet on matches and order on draws over real HTTP, while the gateway and the in-house vendor are killed in
 * turn, each every 5 seconds, and their PostgreSQL every 15, or once in a shorter test. Nothing that was acknowledged may be
 * lost, nothing may be done twice, and no stake may be left without an outcome. `--postgres-only` restarts PostgreSQL at
 * once every 5 seconds, and one process of each server lives through all of it.
 *
 * @module
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { seededRandom } from '@saola/testkit'
import { createPostgres, findPostgres, quickestFolder } from '@saola/testkit/postgres'
import { audit } from './audit.ts'
import { startClient, type Counts } from './client.ts'
import { findTitles } from './find-titles.ts'
import { addPeople } from './people.ts'
import { createServers, secrets } from './servers.ts'
import { untilSettled } from './until-settled.ts'
import { withClient } from './with-client.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    clients: { type: 'string', default: '64' },
    'postgres-only': { type: 'boolean', default: false },
  },
})
const isPostgresOnly = values['postgres-only']
/** A server lives so long: gateway and vendor fall in turn. */
const serverLivesMs = 5_000
const databaseLivesMs = isPostgresOnly ? 5_000 : Math.min(15_000, Number(values.seconds) * 600)
/** When one has just become ready, all of them serve at least for so long. */
const leastServiceMs = 1_500

const bin = findPostgres()
if (!bin) {
  console.log('kill test: skipped, no PostgreSQL is installed under /usr/lib/postgresql')
  process.exit(0)
}

const folder = mkdtempSync(join(tmpdir(), 'saola-kill-test-log-'))
// What a killed process has written stays in memory as it stays on a disk; only a machine that falls would lose it.
const postgres = await createPostgres(bin, [], quickestFolder())
const servers = await createServers(postgres, folder)
const { gateway, vendor } = servers
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
const closeAll = async (): Promise<void> => {
  await servers.kill()
  await postgres.close()
}
// Whoever ends the test early must not find its servers still running.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void closeAll().then(() => process.exit(1)))
let wrong: string[] = []
try {
  await postgres.start()
  await servers.prepare()
  await servers.start()
  wrong = await test()
} finally {
  await closeAll()
}
for (const line of wrong.slice(0, 40)) console.log(line)
if (wrong.length === 0) rmSync(folder, { recursive: true, force: true })
else console.log(`what the servers said: ${folder}`)
console.log(
  wrong.length === 0
    ? 'kill test: nothing lost, nothing twice, no stake without an outcome, no drift'
    : `kill test: ${wrong.length} wrong`,
)
process.exit(wrong.length === 0 ? 0 : 1)

async function test(): Promise<string[]> {
  const people = await withClient(postgres.url, (client) => addPeople(client, Number(values.clients)))
  const titles = await withClient(postgres.url, findTitles)
  const counts: Counts = { acknowledged: 0, refused: 0, retried: 0 }
  const kills = { gateway: 0, vendor: 0, database: 0 }
  const firstPids = [gateway.pid(), vendor.pid()]
  const over = performance.now() + Number(values.seconds) * 1_000
  const isOver = () => performance.now() > over
  const runs = people.map((person, place) =>
    startClient(person, {
      origin: gateway.origin,
      bankSecret: secrets.bank,
      titles,
      random: seededRandom(place + 1),
      counts,
      isOver,
    }),
  )
  const clients = Promise.all(runs.map(({ finished }) => finished))
  if (isPostgresOnly) await Promise.race([Promise.all([restartDatabase(), clients]), whenOneIsGone()])
  else await Promise.all([killServers(), killDatabase(), clients])
  console.log(
    `${counts.acknowledged} acknowledged, ${counts.refused} refused, ${counts.retried} retried; ` +
      `gateway killed ${kills.gateway} times, vendor ${kills.vendor} times, ` +
      `PostgreSQL ${isPostgresOnly ? 'restarted' : 'killed'} ${kills.database} times`,
  )
  const all = (kind: 'games' | 'tables' | 'matches' | 'orders') =>
    runs.reduce((sum, { told }) => sum + told[kind].length, 0)
  console.log(
    `${all('games')} rounds at ${titles.games.length} titles, ${all('tables')} bets at ${titles.tables.length} tables, ` +
      `${all('matches')} slips on matches, ${all('orders')} orders on draws`,
  )
  const firstOrNot = [gateway.pid(), vendor.pid()].map((pid, place) => pid === firstPids[place])
  // Who went away in the middle of a round is not waited for a day: the day passes now.
  const unsettled = await untilSettled(postgres.url, { url: servers.vendorUrl, restart: restartVendor })
  const found = await withClient(postgres.url, (client) =>
    withClient(servers.vendorUrl, (games) => audit({ client, games, url: postgres.url }, runs)),
  )
  const own = gateway.ownEnds() + vendor.ownEnds()
  return [
    ...(isPostgresOnly && firstOrNot.includes(false) ? ['a server is not the process that it was'] : []),
    ...(unsettled > 0 ? [`${unsettled} things are still not settled`] : []),
    ...(own > 0 ? [`servers ended ${own} times by themselves`] : []),
    ...found,
  ]

  async function restartVendor(): Promise<void> {
    await vendor.kill()
    await vendor.start()
  }

  async function killServers(): Promise<void> {
    let last = performance.now()
    for (let turn = 0; !isOver(); turn++) {
      await wait(Math.max(last + serverLivesMs / 2 - performance.now(), leastServiceMs))
      last = performance.now()
      const [server, name] = turn % 2 === 0 ? ([gateway, 'gateway'] as const) : ([vendor, 'vendor'] as const)
      await server.kill()
      kills[name] += 1
      await server.start()
    }
  }

  async function killDatabase(): Promise<void> {
    for (;;) {
      await wait(databaseLivesMs)
      if (isOver()) return
      await postgres.kill()
      kills.database += 1
      await postgres.start()
    }
  }

  /** Clients would ask a dead server for ever. */
  async function whenOneIsGone(): Promise<never> {
    while (gateway.pid() === firstPids[0] && vendor.pid() === firstPids[1]) await wait(200)
    throw new Error(`a server's process ended; see ${folder}`)
  }

  async function restartDatabase(): Promise<void> {
    for (;;) {
      await wait(databaseLivesMs)
      if (isOver()) return
      await postgres.restart()
      kills.database += 1
    }
  }
}

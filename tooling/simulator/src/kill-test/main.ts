/**
 * `pnpm kill-test [--seconds 60] [--clients 64] [--postgres-only]`: members over real HTTP while the gateway is killed
 * every 5 seconds and its PostgreSQL every 15. Nothing that was acknowledged may be lost, and nothing may be done twice.
 * `--postgres-only` restarts PostgreSQL at once every 5 seconds, and one gateway process lives through all of it.
 *
 * @module
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { seededRandom } from '@saola/testkit'
import { createPostgres, findPostgres, freePort } from '@saola/testkit/postgres'
import { Client } from 'pg'
import { audit } from './audit.ts'
import { startClient, type Counts } from './client.ts'
import { createGatewayProcess } from './gateway.ts'
import { addPeople } from './people.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    clients: { type: 'string', default: '64' },
    'postgres-only': { type: 'boolean', default: false },
  },
})
const isPostgresOnly = values['postgres-only']
const gatewayLivesMs = 5_000
const databaseLivesMs = isPostgresOnly ? 5_000 : 15_000
/** A gateway that has just become ready serves at least for so long. */
const leastServiceMs = 1_500
const restWithinMs = 60_000
const secrets = { bank: 'kill-test-bank', ops: 'kill-test-ops' }

const bin = findPostgres()
if (!bin) {
  console.log('kill test: skipped, no PostgreSQL is installed under /usr/lib/postgresql')
  process.exit(0)
}

const folder = mkdtempSync(join(tmpdir(), 'saola-kill-test-log-'))
const logFile = join(folder, 'gateway.log')
const postgres = await createPostgres(bin)
const gateway = createGatewayProcess({
  port: await freePort(),
  logFile,
  environment: {
    DATABASE_URL: postgres.url,
    REDIS_URL: '',
    SAOLA_LOCAL: '1',
    IDENTITY_PORT: String(await freePort()),
    VENDOR_PORT: String(await freePort()),
    SAOLA_BANK_SECRET: secrets.bank,
    SAOLA_OPS_SECRET: secrets.ops,
  },
})
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
const closeAll = async (): Promise<void> => {
  await gateway.kill()
  await postgres.close()
}
// Whoever ends the test early must not find its servers still running.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void closeAll().then(() => process.exit(1)))
let wrong: string[] = []
try {
  await postgres.start()
  await gateway.start()
  wrong = await test()
} finally {
  await closeAll()
}
for (const line of wrong.slice(0, 40)) console.log(line)
if (wrong.length === 0) rmSync(folder, { recursive: true, force: true })
else console.log(`what the gateway said: ${logFile}`)
console.log(
  wrong.length === 0
    ? 'kill test: nothing lost, nothing twice, no drift'
    : `kill test: ${wrong.length} wrong`,
)
process.exit(wrong.length === 0 ? 0 : 1)

async function test(): Promise<string[]> {
  await allowTransfers()
  const people = await withClient((client) => addPeople(client, Number(values.clients)))
  const counts: Counts = { acknowledged: 0, refused: 0, retried: 0 }
  const kills = { gateway: 0, database: 0 }
  const firstPid = gateway.pid()
  const over = performance.now() + Number(values.seconds) * 1_000
  const isOver = () => performance.now() > over
  const runs = people.map((person, place) =>
    startClient(person, {
      origin: gateway.origin,
      bankSecret: secrets.bank,
      random: seededRandom(place + 1),
      counts,
      isOver,
    }),
  )
  const clients = Promise.all(runs.map(({ finished }) => finished))
  if (isPostgresOnly) await Promise.race([Promise.all([restartDatabase(), clients]), whenGatewayIsGone()])
  else await Promise.all([killGateway(), killDatabase(), clients])
  console.log(
    `${counts.acknowledged} acknowledged, ${counts.refused} refused, ${counts.retried} retried; ` +
      `gateway killed ${kills.gateway} times, PostgreSQL ${isPostgresOnly ? 'restarted' : 'killed'} ${kills.database} times`,
  )
  const unsettled = await untilSettled()
  const found = await withClient((client) => audit(client, postgres.url, runs))
  const own = gateway.ownEnds()
  return [
    ...(isPostgresOnly && gateway.pid() !== firstPid ? ['the gateway is not the process that it was'] : []),
    ...(unsettled > 0 ? [`${unsettled} things are still not settled`] : []),
    ...(own > 0 ? [`the gateway ended ${own} times by itself`] : []),
    ...found,
  ]

  async function killGateway(): Promise<void> {
    let last = performance.now()
    while (!isOver()) {
      await wait(Math.max(last + gatewayLivesMs - performance.now(), leastServiceMs))
      last = performance.now()
      await gateway.kill()
      kills.gateway += 1
      await gateway.start()
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

  /** Its clients would ask a dead gateway for ever. */
  async function whenGatewayIsGone(): Promise<never> {
    while (gateway.pid() === firstPid) await wait(200)
    throw new Error(`the gateway's process ended; see ${logFile}`)
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

/** One wallet for all vendors is the rule; here members move money to one. */
async function allowTransfers(): Promise<void> {
  const answer = await fetch(`${gateway.origin}/ops/merchant`, {
    method: 'POST',
    headers: { 'X-Ops-Secret': secrets.ops },
    body: JSON.stringify({ merchant: 'saola', wallet: { isSingle: false } }),
  })
  if (!answer.ok) throw new Error(`the merchant could not be changed: ${answer.status}`)
}

/** Gives the jobs time to end what was left open; answers how much still is. */
async function untilSettled(): Promise<number> {
  const until = performance.now() + restWithinMs
  for (;;) {
    const open = await withClient(async (client) => {
      const { rows } = await client.query<{ open: number }>(
        `select ((select count(*) from vendor_transfer where state = 'pending')
          + (select count(*) from bank_transfer where state = 'waiting' and deposit_id is not null)
          + (select count(*) from withdrawal where state in ('in_process', 'approved') and amount <= 1000000))::int as open`,
      )
      return rows[0]?.open ?? 0
    })
    if (open === 0 || performance.now() > until) return open
    await wait(1_000)
  }
}

async function withClient<Value>(work: (client: Client) => Promise<Value>): Promise<Value> {
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  return work(client).finally(() => client.end())
}

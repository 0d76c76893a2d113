import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { createApiClient, isApiError, type ApiClient } from '@saola/api-client'
import { createGateway, createServices, type Services } from '@saola/gateway'
import { calls } from '@saola/protocol'
import { seededRandom } from '@saola/testkit'
import type { Stage } from '../ledger/ledger-database.ts'
import { percentile } from '../measure.ts'
import type { Figure } from '../report.ts'
import { addDraw, drawLines, gameCode } from './round-stage.ts'

const bettors = 2_000
const inFlight = 64
const warmMs = 2_000
const lastMs = 10_000
const goalTaken = 1_000
const goalMs = 100

/**
 * Everybody bets in the last ten seconds before a lock, through the whole gateway but the network: bets taken a second, how
 * long one waits, and that none is taken after the lock. Two seconds on another draw come before, as a gateway has served long
 * before a lock.
 */
export async function betUntilLock(stage: Stage): Promise<Figure[]> {
  const { db } = stage.opened
  const services = createServices({ db })
  const clients = await signIn(services)
  const random = seededRandom(1)
  await betOn(await addDraw(db, 'seconds-before', Date.now() + warmMs), { clients, random })
  const locksAt = Date.now() + lastMs
  const drawId = await addDraw(db, 'last-seconds', locksAt)
  const waits = await betOn(drawId, { clients, random })
  const { late } = await db
    .selectFrom('lottery_order')
    .innerJoin('lottery_bet', 'lottery_bet.order_id', 'lottery_order.id')
    .select(({ fn }) => fn.countAll<number>().as('late'))
    .where('lottery_bet.draw_id', '=', drawId)
    .where('lottery_order.placed_at', '>=', locksAt)
    .executeTakeFirstOrThrow()
  const what = `PostgreSQL, the last ten seconds before a lock, ${inFlight} in flight`
  const taken = waits.length / (lastMs / 1_000)
  const slowest = percentile(waits, 0.99)
  return [
    {
      what: `${what}: orders of ten lines`,
      value: taken,
      unit: 'a second',
      goal: goalTaken.toLocaleString('en-US'),
      met: taken >= goalTaken,
    },
    { what: `${what}: p99`, value: slowest, unit: 'ms', goal: `${goalMs} ms`, met: slowest <= goalMs },
    {
      what: `${what}: taken after the lock`,
      value: Number(late),
      unit: 'orders',
      goal: '0',
      met: Number(late) === 0,
    },
  ]
}

/** Bets until the draw has locked; how long each order waited. */
async function betOn(
  drawId: number,
  { clients, random }: { clients: readonly ApiClient[]; random: () => number },
): Promise<number[]> {
  const waits: number[] = []
  let turn = 0

  async function bet(): Promise<void> {
    for (;;) {
      turn += 1
      const client = clients[turn % clients.length]
      if (client === undefined) return
      const startedAt = performance.now()
      const isTaken = await place(client, {
        key: `last-seconds-${drawId}-${String(turn).padStart(9, '0')}`,
        drawId: String(drawId),
        lines: drawLines(random),
      })
      if (!isTaken) return
      waits.push(performance.now() - startedAt)
    }
  }

  await Promise.all(Array.from({ length: inFlight }, bet))
  return waits
}

async function place(
  client: ApiClient,
  { key, drawId, lines }: { key: string; drawId: string; lines: ReturnType<typeof drawLines> },
): Promise<boolean> {
  const slip = {
    gameCode,
    lines: lines.map(({ type, numbers, base, odds }) => ({ type, numbers, base, odds })),
    draws: [{ drawId, multiplier: 1 }],
    stopOnWin: false,
  }
  try {
    await client.send(calls.lottery.place, slip, { idempotencyKey: key })
    return true
  } catch (error) {
    if (isApiError(error) && error.code === 'lottery.draw.locked') return false
    throw error
  }
}

async function signIn(services: Services): Promise<ApiClient[]> {
  const app = createGateway(services)
  const { rows } = await sql<{ id: number }>`select id from account order by id limit ${bettors}`.execute(
    services.db,
  )
  const clients: ApiClient[] = []
  for (const { id } of rows) {
    const token = `bench-${id}`
    await services.db
      .insertInto('session')
      .values({
        token_hash: createHash('sha256').update(token).digest('hex'),
        account_id: id,
        created_at: Date.now(),
        expires_at: Date.now() + 30 * 86_400_000,
        ip: '127.0.0.1',
        user_agent: 'bench',
      })
      .execute()
    clients.push(
      createApiClient({
        baseUrl: 'http://gateway.bench',
        merchant: 'bench',
        language: () => 'EN',
        token: () => token,
        cipher: 'jwe',
        fetch: async (input, init) => app.fetch(new Request(input, init)),
      }),
    )
  }
  return clients
}

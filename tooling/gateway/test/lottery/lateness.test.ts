import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { hourMs } from '@saola/rules'
import { createServices, type Schema, type Services } from '@saola/gateway'
import { openDatabase, type OpenDatabase } from '@saola/server'
import { openSeed, prizesOf } from '../../src/lottery/draws/draw-seed.ts'
import { scheduleDraws } from '../../src/lottery/draws/schedule-draws.ts'
import { settleDraws } from '../../src/lottery/draws/settle-draws.ts'
import { stepDraws } from '../../src/lottery/draws/step-draws.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, type TestPerson } from '../wallet/people.ts'

const server = process.env['DATABASE_URL'] ?? ''

let gateway: TestGateway
let member: TestPerson
beforeAll(async () => {
  gateway = await startGateway()
  member = await addPerson(gateway, 'lateness')
  await scheduleDraws.run(gateway.services)
})
afterAll(() => gateway.close())

const scheduled = () =>
  gateway.services.db
    .selectFrom('lottery_draw')
    .selectAll()
    .where('state', 'in', ['scheduled', 'open', 'locked'])
    .orderBy('draws_at')
    .execute()

describe('nobody learns a result before it is out (lottery 37)', () => {
  it('from any reply of a lottery, whatever is asked for', async () => {
    const ahead = await scheduled()
    const secrets = ahead.flatMap(({ sealed_seed: sealed, game_code: gameCode, numero }) =>
      sealed === null ? [] : [sealed, openSeed(gateway.services, { gameCode, numero }, sealed)],
    )
    expect(secrets.length).toBeGreaterThan(300)
    const api = gateway.client(member.token)
    const games = [...new Set(ahead.map(({ game_code: gameCode }) => gameCode))]
    const replies: unknown[] = [
      await api.send(calls.lottery.gameMenus, {}),
      await api.send(calls.lottery.vnOpenedNumbers, { count: 100 }),
      await api.send(calls.lottery.openedNumbers, {}),
      await api.send(calls.lottery.results, { groupCode: 'NORTH', day: '2026-11-01' }),
    ]
    for (const gameCode of games) {
      replies.push(await api.send(calls.lottery.game, { gameCode }))
      const { draws } = await api.send(calls.lottery.history, { gameCode, count: 200 })
      expect(draws.every(({ drawsAt }) => drawsAt <= gateway.clock.now())).toBe(true)
    }
    const told = JSON.stringify(replies)
    expect(secrets.filter((secret) => told.includes(secret))).toEqual([])
  })

  it('from the draw itself, up to the last millisecond', async () => {
    const [first] = await scheduled()
    if (!first) throw new Error('nothing is on the schedule')
    gateway.clock.advance(first.draws_at - 1 - gateway.clock.now())
    await stepDraws.run(gateway.services)
    const draw = await gateway.client().send(calls.lottery.draw, { drawId: String(first.id) })
    expect([draw.state, draw.seed, draw.prizes]).toEqual(['locked', undefined, []])
  })
})

describe('a night without power (lottery 38)', () => {
  it('is caught up with: every draw of the schedule is drawn from its own seed, the earliest first', async () => {
    const missed = await scheduled()
    gateway.clock.advance(9 * hourMs)
    const due = missed.filter(({ draws_at: at }) => at <= gateway.clock.now())
    expect(due.length).toBeGreaterThan(300)
    await stepDraws.run(gateway.services)
    await settleDraws.run(gateway.services)
    const drawn = await gateway.services.db
      .selectFrom('lottery_draw')
      .selectAll()
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .execute()
    expect(drawn.every(({ state }) => state === 'settled')).toBe(true)
    for (const { kind, game_code: gameCode, numero, seed, bets_hash: betsHash, prizes } of drawn) {
      const made = prizesOf(kind, { gameCode, numero }, { seed: seed ?? '', betsHash: betsHash ?? '' })
      expect(prizes).toEqual(made)
    }
  })

  it('is not made up for: the schedule goes on from now', async () => {
    await scheduleDraws.run(gateway.services)
    const fresh = await scheduled()
    expect(fresh.every(({ locks_at: locksAt }) => locksAt > gateway.clock.now())).toBe(true)
  })

  it('leaves nothing to do for a second run', async () => {
    expect(await stepDraws.run(gateway.services)).toBeGreaterThanOrEqual(0)
    expect(await stepDraws.run(gateway.services)).toBe(0)
    expect(await settleDraws.run(gateway.services)).toBe(0)
  })
})

// The embedded database belongs to one process and has one connection.
describe.skipIf(server === '')('two processes, each with connections of its own (lottery 8)', () => {
  let second: OpenDatabase<Schema>
  let workers: Services[]
  beforeAll(async () => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
      gateway.services.db,
    )
    const url = new URL(server)
    url.pathname = `/${rows[0]?.name ?? ''}`
    second = await openDatabase<Schema>({ url: url.href })
    workers = [gateway.services, createServices({ db: second.db, now: gateway.clock.now })]
  })
  afterAll(() => second.close())

  it('put each draw on the schedule once and take each step once', async () => {
    gateway.clock.advance(hourMs)
    await Promise.all(workers.map((services) => scheduleDraws.run(services)))
    const before = (await scheduled()).filter(({ state }) => state === 'scheduled')
    gateway.clock.advance(hourMs)
    const due = before.filter(({ draws_at: at }) => at <= gateway.clock.now())
    const steps = await Promise.all(workers.map((services) => stepDraws.run(services)))
    await Promise.all(workers.map((services) => settleDraws.run(services)))
    const { told } = await gateway.services.db
      .selectFrom('lottery_news')
      .select(({ fn }) => fn.countAll<number>().as('told'))
      .where(
        'draw_id',
        'in',
        due.map(({ id }) => id),
      )
      .executeTakeFirstOrThrow()
    // Open, locked, drawn and settled: four news of each draw, whoever took the step.
    expect(told).toBe(4 * due.length)
    expect(steps.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(3 * due.length)
  })
})

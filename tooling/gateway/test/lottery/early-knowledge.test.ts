import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, type LotteryDraw } from '@saola/protocol'
import { sealSeed } from '../../src/lottery/draws/draw-seed.ts'
import { scheduleDraws } from '../../src/lottery/draws/schedule-draws.ts'
import { settleDraws } from '../../src/lottery/draws/settle-draws.ts'
import { stepDraws } from '../../src/lottery/draws/step-draws.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'

const gameCode = 'ELOTT_FAST_NORTH_45_SECONDS'
const seeds = ['11'.repeat(32), 'ee'.repeat(32)] as const

let gateway: TestGateway
let draw: LotteryDraw
let orderId: string
const tokens = new Map<string, string | undefined>([['a guest', undefined]])

beforeAll(async () => {
  gateway = await startGateway()
  await scheduleDraws.run(gateway.services)
  const holder = await addPerson(gateway, 'earlyholder')
  await fund(gateway, holder, 1_000_000)
  const others: readonly (readonly [string, TestPerson])[] = [
    ['who bet', holder],
    ['another member', await addPerson(gateway, 'earlyother')],
    ['an agent', await addPerson(gateway, 'earlyagent', { type: 1 })],
  ]
  for (const [name, { token }] of others) tokens.set(name, token)
  const { draws } = await gateway.client().send(calls.lottery.game, { gameCode })
  if (!draws[0]) throw new Error(`${gameCode} has no draw ahead`)
  draw = draws[0]
  await runUntil(draw.opensAt)
  const order = await gateway.client(holder.token).send(
    calls.lottery.place,
    {
      gameCode,
      lines: [{ type: 'de-dac-biet', numbers: ['13'], base: 100_000, odds: 99.5 }],
      draws: [{ drawId: draw.drawId, multiplier: 1 }],
      stopOnWin: false,
    },
    { idempotencyKey: 'early-knowledge-0001' },
  )
  orderId = order.orderId
})
afterAll(() => gateway.close())

async function runUntil(at: number): Promise<void> {
  gateway.clock.advance(Math.max(0, at - gateway.clock.now()))
  await stepDraws.run(gateway.services)
  await settleDraws.run(gateway.services)
}

/** Puts another seed in the place of the one that the draw has; its hash stays. */
async function reseed(seed: string): Promise<void> {
  const sealed = sealSeed(gateway.services, { gameCode, numero: draw.numero }, seed)
  await gateway.services.db
    .updateTable('lottery_draw')
    .set({ sealed_seed: sealed })
    .where('id', '=', Number(draw.drawId))
    .execute()
}

type Api = ReturnType<TestGateway['client']>
const asked: Readonly<Record<string, (api: Api) => Promise<unknown>>> = {
  'the lottery': (api) => api.send(calls.lottery.game, { gameCode }),
  'the draw': (api) => api.send(calls.lottery.draw, { drawId: draw.drawId }),
  'the last results': (api) => api.send(calls.lottery.history, { gameCode, count: 10 }),
  'the order': (api) => api.send(calls.lottery.order, { orderId }),
  'own orders': (api) => api.send(calls.lottery.orders, { pageNo: 1, pageSize: 10 }),
  'what the stream tells': () => gateway.services.db.selectFrom('lottery_news').selectAll().execute(),
}

/** What everybody is answered, word for word; a refusal is an answer too. */
async function allAnswers(): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  for (const [who, token] of tokens)
    for (const [what, ask] of Object.entries(asked))
      answers[`${who}: ${what}`] = await ask(gateway.client(token)).then(
        (answer) => JSON.stringify(answer),
        (error: unknown) => String(error),
      )
  return answers
}

describe('nobody learns a result before it is out (lottery 9 and 37)', () => {
  it.each([
    ['before the lock', (): number => draw.locksAt - 1, true],
    ['at the lock', (): number => draw.locksAt, true],
    ['just before the draw', (): number => draw.drawsAt - 1, true],
    ['at the draw, while its step is late', (): number => draw.drawsAt, false],
  ])('%s no answer to anybody depends on the seed, nor does its size', async (_, moment, steps) => {
    if (steps) await runUntil(moment())
    else gateway.clock.advance(moment() - gateway.clock.now())
    await reseed(seeds[0])
    const first = await allAnswers()
    await reseed(seeds[1])
    expect(await allAnswers()).toEqual(first)
    expect(Object.values(first).filter((answer) => answer.includes(draw.drawId)).length).toBeGreaterThan(4)
  })

  it('once it is out everybody reads the result and its seed', async () => {
    await runUntil(draw.drawsAt)
    const answers = await allAnswers()
    expect(answers['a guest: the draw']).toContain(seeds[1])
    expect(answers['another member: the draw']).toBe(answers['a guest: the draw'])
    expect(answers['another member: the order']).not.toContain('13')
  })
})

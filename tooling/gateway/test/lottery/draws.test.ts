import { createHash, createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, type LotteryDraw } from '@saola/protocol'
import {
  blockMessage,
  commitmentMessage,
  fillPrizes,
  minuteMs,
  secondMs,
  wholesFromBytes,
} from '@saola/rules'
import { scheduleDraws } from '../../src/lottery/draws/schedule-draws.ts'
import { settleDraws } from '../../src/lottery/draws/settle-draws.ts'
import { stepDraws } from '../../src/lottery/draws/step-draws.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { newKey } from '../vendor/seat.ts'
import { addPerson, fund } from '../wallet/people.ts'

const fastCode = 'ELOTT_FAST_NORTH_45_SECONDS'
const northCode = 'LOTT_NORTHERN_LOTTERY'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
  await scheduleDraws.run(gateway.services)
})
afterAll(() => gateway.close())

const api = () => gateway.client()

async function nextDraw(gameCode: string): Promise<LotteryDraw> {
  const { draws } = await api().send(calls.lottery.game, { gameCode })
  if (!draws[0]) throw new Error(`${gameCode} has no draw ahead`)
  return draws[0]
}

async function runUntil(at: number): Promise<void> {
  gateway.clock.advance(at - gateway.clock.now())
  await stepDraws.run(gateway.services)
  await settleDraws.run(gateway.services)
}

describe('the schedule (lottery 36)', () => {
  it('has the next seven draws of a daily lottery, each numbered by its day', async () => {
    const { draws } = await api().send(calls.lottery.game, { gameCode: northCode })
    expect(draws.map(({ numero }) => numero)).toEqual([
      '20261101',
      '20261102',
      '20261103',
      '20261104',
      '20261105',
      '20261106',
      '20261107',
    ])
  })

  it('ends bets on a region ten minutes before its draw at 18:15', async () => {
    const draw = await nextDraw(northCode)
    expect(draw.drawsAt).toBe(Date.UTC(2026, 10, 1, 11, 15))
    expect(draw.drawsAt - draw.locksAt).toBe(10 * minuteMs)
  })

  it('has draws of a fast lottery that follow one another without a gap', async () => {
    const { draws } = await api().send(calls.lottery.game, { gameCode: fastCode })
    expect(draws).toHaveLength(30)
    for (const [index, draw] of draws.slice(1).entries()) {
      expect(draw.opensAt).toBe(draws[index]?.drawsAt)
      expect(draw.drawsAt - draw.opensAt).toBe(45 * secondMs)
      expect(draw.drawsAt - draw.locksAt).toBe(10 * secondMs)
    }
    // Noon is the end of the 960th period of 45 seconds.
    expect(draws[0]?.numero).toBe('20261101-0961')
  })

  it('stays as it is where it is filled already', async () => {
    expect(await scheduleDraws.run(gateway.services)).toBe(0)
  })
})

describe('a draw', () => {
  it('opens, locks, is drawn and settles by the clock', async () => {
    const draw = await nextDraw(fastCode)
    const stateNow = async () => (await api().send(calls.lottery.draw, { drawId: draw.drawId })).state
    await runUntil(draw.opensAt)
    expect(await stateNow()).toBe('open')
    await runUntil(draw.locksAt)
    expect(await stateNow()).toBe('locked')
    await runUntil(draw.drawsAt)
    expect(await stateNow()).toBe('settled')
  })

  it('commits to its seed before the first bet and tells it with the result (lottery 9)', async () => {
    const before = await nextDraw(fastCode)
    expect(before.seed).toBeUndefined()
    await runUntil(before.drawsAt)
    const after = await api().send(calls.lottery.draw, { drawId: before.drawId })
    const message = commitmentMessage(after, Buffer.from(after.seed ?? '', 'hex'))
    expect(createHash('sha256').update(message).digest('hex')).toBe(before.commitment)
    expect(after.prizes.map((numbers) => numbers.length)).toEqual([1, 1, 2, 6, 4, 6, 3, 4])
  })
})

describe('the bets on a draw join its seed (lottery 78)', () => {
  it('by the hash of their list, which is published with the result and not before', async () => {
    const player = await addPerson(gateway, 'joinsthedraw')
    await fund(gateway, player, 10_000_000)
    const own = gateway.client(player.token, 'EN')
    const { drawId, numero, kind, opensAt, drawsAt } = await nextDraw(fastCode)
    await runUntil(opensAt)
    const { offers } = await own.send(calls.lottery.game, { gameCode: fastCode })
    const odds = offers.find(({ type }) => type === 'lo-2')?.odds ?? 0
    const keys = [newKey(), newKey()]
    for (const idempotencyKey of keys)
      await own.send(
        calls.lottery.place,
        {
          gameCode: fastCode,
          lines: [{ type: 'lo-2', numbers: ['83'], base: 1000, odds }],
          draws: [{ drawId, multiplier: 1 }],
          stopOnWin: false,
        },
        { idempotencyKey },
      )
    expect((await own.send(calls.lottery.draw, { drawId })).betsHash).toBeUndefined()
    expect((await own.send(calls.lottery.drawBets, { drawId })).fingerprints).toEqual([])
    await runUntil(drawsAt)
    const marks = keys.map((key) => sha256(`${key}:${drawId}:27000`)).toSorted()
    expect((await api().send(calls.lottery.drawBets, { drawId })).fingerprints).toEqual(marks)
    const { betsHash, seed, prizes } = await api().send(calls.lottery.draw, { drawId })
    expect(betsHash).toBe(sha256(marks.join('\n')))
    const bytes = bytesOf(seed ?? '', fastCode, `${numero} ${betsHash}`)
    expect(prizes).toEqual(fillPrizes(kind, wholesFromBytes(bytes)))
  })

  it('and nobody betting, by the hash of nothing', async () => {
    const { drawId, drawsAt } = await nextDraw(fastCode)
    await runUntil(drawsAt)
    expect((await api().send(calls.lottery.draw, { drawId })).betsHash).toBe(sha256(''))
    expect((await api().send(calls.lottery.drawBets, { drawId })).fingerprints).toEqual([])
  })
})

describe('results', () => {
  it('of the north and of the stations stand on the board of their day, in its order', async () => {
    const { draws } = await api().send(calls.lottery.results, { groupCode: 'SOUTH', day: '2026-10-31' })
    expect(draws.map(({ gameCode }) => gameCode)).toEqual([
      'LOTT_TP_HO_CHI_MINH_LOTTERY',
      'LOTT_LONG_AN_LOTTERY',
      'LOTT_BINH_PHUOC_LOTTERY',
      'LOTT_HAU_GIANG_LOTTERY',
    ])
    expect(draws.every(({ prizes }) => prizes.length === 9)).toBe(true)
  })

  it('are missing on a day without a draw, and the board says why', async () => {
    const day = await api().send(calls.lottery.results, { groupCode: 'NORTH', day: '2027-02-06' })
    expect([day.draws, day.closedReason]).toEqual([[], 'Nghỉ Tết Nguyên đán'])
  })

  it('reach back for statistics, the latest first', async () => {
    const { draws } = await api().send(calls.lottery.history, { gameCode: northCode, count: 200 })
    expect(draws.length).toBeGreaterThanOrEqual(30)
    expect(draws.map(({ drawsAt }) => drawsAt)).toEqual(
      draws.map(({ drawsAt }) => drawsAt).toSorted((a, b) => b - a),
    )
  })

  it('are refused by name for a lottery that nobody has', async () => {
    await expect(api().send(calls.lottery.history, { gameCode: 'DRAGONS', count: 1 })).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('menus', () => {
  it('have the groups of Vietnam in their order', async () => {
    const menu = await api().send(calls.lottery.vnGameMenu, {})
    expect(menu.map(({ gameGroupCode }) => gameGroupCode)).toEqual([
      'NORTH',
      'CENTRAL',
      'SOUTH',
      'FAST',
      'VIETLOTT',
    ])
    expect(menu.flatMap(({ gameMenus }) => gameMenus).every(({ next }) => next)).toBe(true)
  })

  it('leave our own fast draws out where prizes are counted as the state does (lottery 40)', async () => {
    const menu = await api().send(calls.lottery.vnGameMenu, { prizeMode: 'Lott' })
    expect(menu.map(({ gameGroupCode }) => gameGroupCode)).toEqual(['NORTH', 'CENTRAL', 'SOUTH', 'VIETLOTT'])
  })

  it.each([
    ['mega-645', 'LOTT_MEGA_6_45', [6]],
    ['power-655', 'LOTT_POWER_6_55', [6, 1]],
    ['max-3d', 'LOTT_MAX_3D', [2, 4, 6, 8]],
    ['keno', 'LOTT_KENO_EVERY_8_MINUTES', [20]],
    ['thai', 'LOTT_THAI_LOTTERY', [1, 2, 2, 1]],
    ['lao', 'LOTT_LAO_LOTTERY', [1]],
    ['malay-4d', 'LOTT_MALAYSIAN_FOUR_DIGITS', [1, 1, 1, 10, 10]],
    ['singapore-4d', 'LOTT_SINGAPORE_FOUR_DIGITS', [1, 1, 1, 10, 10]],
  ])(
    'know %s, with ways to bet, draws ahead and a last result (lottery 29, 35)',
    async (kind, gameCode, drawn) => {
      const game = await api().send(calls.lottery.game, { gameCode })
      expect(game.kind).toBe(kind)
      expect(game.offers.length).toBeGreaterThan(2)
      expect(game.draws.length).toBeGreaterThanOrEqual(7)
      expect(game.last?.prizes.map((numbers) => numbers.length)).toEqual(drawn)
    },
  )

  it('have the last result of each lottery as one text (lottery 4)', async () => {
    const opened = await api().send(calls.lottery.vnOpenedNumbers, { count: 100 })
    expect(opened).toHaveLength(50)
    expect(opened.every(({ winNo }) => /^\d{2,6}(?:,\d{2,3})*$/.test(winNo ?? ''))).toBe(true)
  })
})

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function* bytesOf(seed: string, gameCode: string, numero: string): Generator<number> {
  for (let block = 0; block < 128; block += 1)
    yield* createHmac('sha256', Buffer.from(seed, 'hex'))
      .update(blockMessage({ gameCode, numero }, block))
      .digest()
}

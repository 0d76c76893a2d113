import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { settleDraws } from '../../src/lottery/draws/settle-draws.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { refusal } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { newKey } from '../vendor/seat.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { addDraw, drawn, voided } from './stage.ts'

const anGiang = 'LOTT_AN_GIANG_LOTTERY'
const tayNinh = 'LOTT_TAY_NINH_LOTTERY'
const binhThuan = 'LOTT_BINH_THUAN_LOTTERY'

/** A southern result with these two tails and no other but 00. */
const southern = (...tails: string[]): string[][] => {
  const [first = '00', second = '00'] = tails
  return [
    [`0000${first}`],
    [`000${second}`],
    ['00000'],
    ['00000', '00000'],
    Array.from({ length: 7 }, () => '00000'),
    ['0000'],
    ['0000', '0000', '0000'],
    ['000'],
    ['00'],
  ]
}

let gateway: TestGateway
let player: TestPerson
let numero = ''
let home = ''
let other = ''
let number = 0
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())
beforeEach(async () => {
  number += 1
  player = await addPerson(gateway, `stations${number}`)
  await fund(gateway, player, 1_000_000)
  numero = `2099010${number}`
  home = await addDraw(gateway, anGiang, { numero, kind: 'south' })
  other = await addDraw(gateway, tayNinh, { numero, kind: 'south' })
})
afterEach(() => expectReconciled(gateway.services.db))

const client = () => gateway.client(player.token, 'EN')
const balance = () => balanceOf(gateway, player.wallet)
const settle = () => settleDraws.run(gateway.services)
const pair = { type: 'da-xien', numbers: ['17', '45'], base: 1_000, odds: 550 }
/** One number at a base of 1,000 costs 18,000 and pays 99,500 for a hit. */
const lo17 = { type: 'lo-2', numbers: ['17'], base: 1_000, odds: 99.5 }
const place = (stations: string[], lines: object[] = []) =>
  client().send(
    calls.lottery.place,
    {
      gameCode: anGiang,
      lines: [{ ...pair, stations }, ...(lines as (typeof lo17)[])],
      draws: [{ drawId: home, multiplier: 1 }],
      stopOnWin: false,
    },
    { idempotencyKey: newKey() },
  )
const bet = async () =>
  (await client().send(calls.lottery.orders, { pageNo: 1, pageSize: 1 })).list[0]?.bets[0]

describe('an order with a line over stations (lottery 72, 73)', () => {
  it('is told as it is read again, with when the first of its stations locks (lottery 79)', async () => {
    const next = await addDraw(gateway, anGiang, { numero: `${numero}9`, kind: 'south' })
    const beside = await addDraw(gateway, tayNinh, { numero: `${numero}9`, kind: 'south' })
    const { db, now } = gateway.services
    const soon = now() + 30_000
    await db
      .updateTable('lottery_draw')
      .set({ locks_at: soon })
      .where('id', 'in', [Number(other), Number(beside)])
      .execute()
    const placed = await client().send(
      calls.lottery.place,
      {
        gameCode: anGiang,
        lines: [{ ...pair, stations: [tayNinh] }],
        draws: [
          { drawId: next, multiplier: 2 },
          { drawId: home, multiplier: 1 },
        ],
        stopOnWin: false,
      },
      { idempotencyKey: newKey() },
    )
    expect(placed.cancellableUntil).toBe(soon)
    expect(await client().send(calls.lottery.order, { orderId: placed.orderId })).toEqual(placed)
  })

  it('takes the stake of every pair of stations, and waits for all of their draws', async () => {
    await addDraw(gateway, binhThuan, { numero, kind: 'south' })
    expect((await place([tayNinh, binhThuan])).stake).toBe(216_000)
    await drawn(gateway, home, southern('17', '45'))
    await settle()
    expect((await bet())?.state).toBe('open')
    expect(await balance()).toBe(1_000_000 - 216_000)
  })

  it('pays where one number came here and the other there, whichever draw was first', async () => {
    await place([tayNinh])
    await drawn(gateway, other, southern('45'))
    await settle()
    expect((await bet())?.state).toBe('open')
    await drawn(gateway, home, southern('17'))
    await settle()
    expect(await bet()).toMatchObject({
      state: 'won',
      payout: 550_000,
      fates: [{ hits: 1, payout: 550_000 }],
    })
    await settle()
    expect(await balance()).toBe(1_000_000 - 72_000 + 550_000)
  })

  it('pays with the own draw first, and bets on one station at once', async () => {
    const alone = await client().send(
      calls.lottery.place,
      { gameCode: anGiang, lines: [lo17], draws: [{ drawId: home, multiplier: 1 }], stopOnWin: false },
      { idempotencyKey: newKey() },
    )
    await place([tayNinh])
    await drawn(gateway, home, southern('17'))
    await settle()
    const read = await client().send(calls.lottery.order, { orderId: alone.orderId })
    expect(read.bets[0]?.state).toBe('won')
    await drawn(gateway, other, southern('45'))
    await settle()
    expect((await bet())?.state).toBe('won')
  })

  it('gives the stake of a pair back where the other draw was voided, and settles the other lines', async () => {
    await place([tayNinh], [lo17])
    await voided(gateway, other)
    await drawn(gateway, home, southern('17'))
    await settle()
    expect(await bet()).toMatchObject({
      state: 'won',
      fates: [
        { hits: 0, payout: 72_000 },
        { hits: 1, payout: 99_500 },
      ],
    })
    expect(await balance()).toBe(1_000_000 - 72_000 - 18_000 + 72_000 + 99_500)
  })

  it('gives the whole stake back where its own draw was voided', async () => {
    await place([tayNinh], [lo17])
    await drawn(gateway, other, southern('45'))
    await voided(gateway, home)
    await settle()
    expect((await bet())?.state).toBe('voided')
    expect(await balance()).toBe(1_000_000)
  })

  it('is settled anew by corrections of either draw, one after the other', async () => {
    await place([tayNinh])
    await drawn(gateway, home, southern('17'))
    await drawn(gateway, other, southern('45'))
    await settle()
    const correct = async (drawId: string, prizes: string[][], version: number) => {
      await drawn(gateway, drawId, prizes, version)
      await gateway.services.db
        .updateTable('lottery_draw')
        .set({ settled_at: null })
        .where('id', '=', Number(drawId))
        .execute()
      await settle()
      return balance()
    }
    expect(await correct(other, southern('46'), 1)).toBe(1_000_000 - 72_000)
    expect(await correct(home, southern('17', '45'), 1)).toBe(1_000_000 - 72_000 + 550_000)
    expect(await correct(other, southern('45'), 2)).toBe(1_000_000 - 72_000 + 550_000)
    expect(await correct(home, southern('18'), 2)).toBe(1_000_000 - 72_000)
  })

  it.each([
    ['no other station', undefined],
    ['a station of another region', ['LOTT_DA_NANG_LOTTERY']],
    ['a station that does not draw on that day', [binhThuan]],
    ['its own', [anGiang]],
  ])('refuses %s, and takes nothing', async (_what, stations) => {
    const refused = await refusal(place(stations as string[]))
    expect(refused).toMatchObject({ code: 'lottery.line.refused', field: 'lines.0.stations' })
    expect(await balance()).toBe(1_000_000)
  })

  it('refuses a line once one of its stations has locked', async () => {
    await gateway.services.db
      .updateTable('lottery_draw')
      .set({ state: 'locked' })
      .where('id', '=', Number(other))
      .execute()
    expect((await refusal(place([tayNinh]))).code).toBe('lottery.draw.locked')
  })

  it('tells which stations draw on which of the days', async () => {
    const { stations, offers } = await client().send(calls.lottery.game, { gameCode: anGiang })
    expect(stations.find(({ gameCode }) => gameCode === tayNinh)?.numeros).toContain(numero)
    expect(stations.some(({ gameCode }) => gameCode === anGiang)).toBe(false)
    expect(offers.some(({ type }) => type === 'da-xien')).toBe(true)
    const north = await client().send(calls.lottery.game, { gameCode: 'LOTT_NORTHERN_LOTTERY' })
    expect(north.stations).toEqual([])
    const fast = await client().send(calls.lottery.game, { gameCode: 'ELOTT_FAST_SOUTH_1_MINUTE' })
    expect(fast.offers.some(({ type }) => type === 'da-xien')).toBe(false)
  })
})

import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls, type CallInput } from '@saola/protocol'

import { moveDraw } from '../../src/lottery/draws/step-store.ts'
import { changeMerchant } from '../../src/operations/change-merchant.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { protectionOf } from '../protection/play.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { newKey } from '../vendor/seat.ts'
import { accountOfOperator, addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { codesOf, countDone, race, raceBehind, type Row } from '../wallet/race.ts'
import { addDraw, openLottery } from './stage.ts'

const gameCode = 'NORTH_ORDERED_AT_ONCE'
const anGiang = 'LOTT_AN_GIANG_LOTTERY'
const tayNinh = 'LOTT_TAY_NINH_LOTTERY'
const start = 1_000_000
const stake = 10_000
/** A hit pays 995,000, so a number that may cost 2,000,000 takes two such bets. */
const de13 = { type: 'de-dac-biet', numbers: ['13'], base: stake, odds: 99.5 }
const mostPerNumber = 2_000_000

type Slip = CallInput<typeof calls.lottery.place>

const rowOf = (drawId: string): Row => ({ table: 'lottery_draw', id: Number(drawId) })

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])('an order in the same moment as something else', () => {
  let gateway: TestGateway
  let who: TestPerson
  let other: TestPerson
  let draws: [string, string]
  let turn = 0
  beforeAll(async () => {
    gateway = await startGateway()
    await openLottery(gateway, gameCode)
    await changeMerchant(gateway.services, { merchant: 'saola', lottery: { mostPerNumber } })
  })
  beforeEach(async () => {
    turn += 1
    who = await newPerson('left')
    other = await newPerson('right')
    draws = [
      await addDraw(gateway, gameCode, { numero: `20261122-${turn}1` }),
      await addDraw(gateway, gameCode, { numero: `20261122-${turn}2`, seconds: 600 }),
    ]
  })
  afterEach(() => expectReconciled(gateway.services.db))
  afterAll(() => gateway.close())

  async function newPerson(side: string): Promise<TestPerson> {
    const person = await addPerson(gateway, `ordered${side}${turn}`)
    await fund(gateway, person, start)
    return person
  }
  const place = (person: TestPerson, more: Partial<Slip> = {}) =>
    gateway.client(person.token).send(
      calls.lottery.place,
      {
        gameCode,
        lines: [de13],
        draws: [{ drawId: draws[0], multiplier: 1 }],
        stopOnWin: false,
        ...more,
      },
      { idempotencyKey: newKey() },
    )
  const onBoth = () => ({ draws: draws.map((drawId) => ({ drawId, multiplier: 1 })) })
  const cancel = (person: TestPerson, orderId: string) => () =>
    gateway.client(person.token).send(calls.lottery.cancelRest, { orderId }, { idempotencyKey: newKey() })
  /** What the clock does to a draw that is open. */
  const lock = (drawId: string) => () =>
    moveDraw(gateway.services.db, { id: Number(drawId), state: 'open' }, 'locked')

  it('is refused in a break that was taken first', async () => {
    const row = { table: 'account', id: who.id } as const
    const works = [() => protectionOf(gateway, who).rest('24h'), () => place(who)]
    const ends = await race<unknown>(gateway.services.db, row, works)
    expect(codesOf(ends)).toEqual(['protection.paused'])
    expect(await balanceOf(gateway, who.wallet)).toBe(start)
  })

  it('does not arrive behind the lock of its draw (lottery 7)', async () => {
    const works = [lock(draws[0]), () => place(who)]
    const ends = await race<unknown>(gateway.services.db, rowOf(draws[0]), works)
    expect(codesOf(ends)).toEqual(['lottery.draw.locked'])
    expect(await balanceOf(gateway, who.wallet)).toBe(start)
  })

  it('does not arrive behind the lock of another station that it looks at (lottery 72)', async () => {
    const numero = `2099020${turn}`
    const home = await addDraw(gateway, anGiang, { numero, kind: 'south' })
    const station = await addDraw(gateway, tayNinh, { numero, kind: 'south' })
    const pair = { type: 'da-xien', numbers: ['17', '45'], base: 1_000, odds: 550, stations: [tayNinh] }
    const slip = { gameCode: anGiang, lines: [pair], draws: [{ drawId: home, multiplier: 1 }] }
    const works = [lock(station), () => place(who, slip)]
    const ends = await race<unknown>(gateway.services.db, rowOf(station), works)
    expect(codesOf(ends)).toEqual(['lottery.draw.locked'])
    expect(await balanceOf(gateway, who.wallet)).toBe(start)
  })

  it('takes the last of what a number may cost, and another one does not (lottery 53)', async () => {
    const third = await newPerson('third')
    await place(third)
    // Both have looked at the number before either stake is taken.
    const row = { table: 'ledger_account', id: await studioAccount() } as const
    const ends = await race(gateway.services.db, row, [() => place(who), () => place(other)])
    expect(codesOf(ends)).toEqual(['lottery.line.refused'])
  })

  it('is told that the wallet does not cover it where the money has just gone elsewhere', async () => {
    const row = { table: 'ledger_account', id: who.wallet } as const
    const ends = await race<unknown>(gateway.services.db, row, [
      () => fund(gateway, who, -start),
      () => place(who),
    ])
    expect(codesOf(ends)).toEqual(['wallet.insufficient'])
    expect(await balanceOf(gateway, who.wallet)).toBe(0)
  })

  it('is cancelled once by two taps, and both hear how it stands (lottery 50)', async () => {
    const { orderId } = await place(who, onBoth())
    const row = { table: 'bet', id: await betOf(orderId) } as const
    const ends = await race(gateway.services.db, row, [cancel(who, orderId), cancel(who, orderId)])
    expect(countDone(ends)).toBe(2)
    const states = ends.map((end) => end.status === 'fulfilled' && end.value.bets.map(({ state }) => state))
    expect(states).toEqual([
      ['cancelled', 'cancelled'],
      ['cancelled', 'cancelled'],
    ])
    expect(await balanceOf(gateway, who.wallet)).toBe(start)
  })

  it('frees its numbers while another order with them is placed, and neither stops the other', async () => {
    const up = { ...de13, numbers: ['13', '14'] }
    const down = { ...de13, numbers: ['14', '13'] }
    const { orderId } = await place(who, { ...onBoth(), lines: [down] })
    // Whoever took 14 before it waited for 13 would stand in the way of the one that comes to 13 first.
    const hold = (trx: typeof gateway.services.db) =>
      sql`select from lottery_exposure where draw_id = ${draws[0]} and number = '13' for update`.execute(trx)
    const ends = await raceBehind<unknown>(gateway.services.db, hold, [
      { work: () => place(other, { lines: [up] }) },
      { work: cancel(who, orderId) },
    ])
    expect(countDone(ends)).toBe(2)
    expect(await balanceOf(gateway, who.wallet)).toBe(start)
  })

  /** The ledger account that takes the stakes. */
  async function studioAccount(): Promise<number> {
    const { vendor_code: code } = await gateway.services.db
      .selectFrom('lottery_game')
      .innerJoin('game', 'game.node_id', 'lottery_game.node_id')
      .select('vendor_code')
      .where('code', '=', gameCode)
      .executeTakeFirstOrThrow()
    return accountOfOperator(gateway.services.db, `vendor:${code}`)
  }

  /** The first bet of an order. */
  async function betOf(orderId: string): Promise<number> {
    const { bet_id: id } = await gateway.services.db
      .selectFrom('lottery_bet')
      .select('bet_id')
      .where('order_id', '=', Number(orderId))
      .orderBy('bet_id')
      .executeTakeFirstOrThrow()
    return id
  }
})

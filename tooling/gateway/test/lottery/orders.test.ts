import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls, type CallInput } from '@saola/protocol'
import { breakOf } from '@saola/rules'
import { settleDraw } from '../../src/lottery/settle-draw.ts'
import { addPause } from '../../src/protection/pause-store.ts'
import { saveLimit } from '../../src/protection/limit-store.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { refusal } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { newKey } from '../vendor/seat.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { addDraw, corrected, drawn, northern, openLottery, voided } from './stage.ts'

const gameCode = 'NORTH_OF_THE_TEST'
/** 27 numbers of a northern draw are compared, so a number costs 27 units: 270,000 đồng at a base of 10,000. */
const lo83 = { type: 'lo-2', numbers: ['83'], base: 10_000, odds: 99.5 }
const de13 = { type: 'de-dac-biet', numbers: ['13'], base: 100_000, odds: 99.5 }

let gateway: TestGateway
let player: TestPerson
let draw: string
let number = 0
beforeAll(async () => {
  gateway = await startGateway()
  await openLottery(gateway, gameCode)
})
afterAll(() => gateway.close())
beforeEach(async () => {
  number += 1
  player = await addPerson(gateway, `lottery${number}`)
  await fund(gateway, player, 10_000_000)
  draw = await addDraw(gateway, gameCode, { numero: `20261122-${1000 + number * 10}` })
})
afterEach(() => expectReconciled(gateway.services.db))

type Slip = CallInput<typeof calls.lottery.place>

const client = (person = player) => gateway.client(person.token, 'EN')
const balance = (person = player) => balanceOf(gateway, person.wallet)
const slipOf = (more: Partial<Slip> = {}): Slip => ({
  gameCode,
  lines: [lo83],
  draws: [{ drawId: draw, multiplier: 1 }],
  stopOnWin: false,
  ...more,
})
const place = (more: Partial<Slip> = {}, key = newKey(), person = player) =>
  client(person).send(calls.lottery.place, slipOf(more), { idempotencyKey: key })
const read = (orderId: string) => client().send(calls.lottery.order, { orderId })
const settle = (drawId = draw) => settleDraw(gateway.services, Number(drawId))
const nextDraw = (turn: number) =>
  addDraw(gateway, gameCode, { numero: `20261122-${1000 + number * 10 + turn}`, seconds: 50 + turn * 60 })

describe('placing an order', () => {
  it('takes the stake of all lines and answers with the order', async () => {
    const order = await place({ lines: [lo83, de13] })
    expect(order).toMatchObject({
      gameCode,
      stake: 370_000,
      payout: 0,
      lines: [{ stake: 270_000 }, { stake: 100_000 }],
      bets: [{ drawId: draw, state: 'open', stake: 370_000, multiplier: 1, fates: [] }],
    })
    expect(await balance()).toBe(10_000_000 - 370_000)
  })

  it('answers the same key with the first order and takes nothing twice', async () => {
    const key = newKey()
    const [first, second] = await Promise.all([place({}, key), place({}, key)])
    expect(second.orderId).toBe(first.orderId)
    expect(await balance()).toBe(10_000_000 - 270_000)
  })

  it('takes the orders of many at once, and refuses the one that is not covered alone (lottery 46)', async () => {
    const people: TestPerson[] = []
    for (let turn = 0; turn < 6; turn += 1) {
      const person = await addPerson(gateway, `batch${number}x${turn}`)
      if (turn !== 3) await fund(gateway, person, 300_000)
      people.push(person)
    }
    const answers = await Promise.allSettled(people.map((person) => place({}, newKey(), person)))
    expect(answers.map(({ status }) => status === 'fulfilled')).toEqual([true, true, true, false, true, true])
    const balances = await Promise.all(people.map((person) => balance(person)))
    expect(balances).toEqual([30_000, 30_000, 30_000, 0, 30_000, 30_000])
  })

  it('takes what one member asks for at once one after the other, as far as the wallet goes', async () => {
    const person = await addPerson(gateway, `batchall${number}`)
    await fund(gateway, person, 600_000)
    const answers = await Promise.allSettled(Array.from({ length: 4 }, () => place({}, newKey(), person)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await balance(person)).toBe(60_000)
  })

  it('refuses the same key for another slip', async () => {
    const key = newKey()
    await place({}, key)
    expect((await refusal(place({ lines: [de13] }, key))).code).toBe('wallet.key.reused')
    expect(await balance()).toBe(10_000_000 - 270_000)
  })

  it('answers a repetition after the lock with the first order', async () => {
    const key = newKey()
    const first = await place({}, key)
    gateway.clock.advance(60_000)
    expect((await place({}, key)).orderId).toBe(first.orderId)
  })

  it('takes bets until a millisecond before the lock', async () => {
    gateway.clock.advance(49_999)
    expect((await place()).bets[0]?.state).toBe('open')
  })

  it('refuses at the lock, with its moment, and takes nothing (lottery 7)', async () => {
    gateway.clock.advance(50_000)
    const refused = await refusal(place())
    expect(refused).toMatchObject({ code: 'lottery.draw.locked' })
    expect(refused.body).toMatchObject({
      field: 'draws.0.drawId',
      value: { drawId: draw, locksAt: gateway.services.now() },
    })
    expect(await balance()).toBe(10_000_000)
  })

  it('bets on all draws or on none', async () => {
    const later = await nextDraw(1)
    gateway.clock.advance(50_000)
    const draws = [draw, later].map((drawId) => ({ drawId, multiplier: 1 }))
    expect((await refusal(place({ draws }))).code).toBe('lottery.draw.locked')
    expect(await balance()).toBe(10_000_000)
  })

  it('tells the odds of now where they have changed', async () => {
    const refused = await refusal(place({ lines: [de13, { ...lo83, odds: 99.9 }] }))
    expect(refused.body).toMatchObject({
      errorCode: 'lottery.odds.changed',
      field: 'lines.1.odds',
      value: { lines: [{ line: 1, odds: 99.5 }] },
    })
  })

  it.each([
    ['a way to bet that there is none of', { type: 'lo-9' }, 'lines.0.type'],
    ['a number that is too long', { numbers: ['123'] }, 'lines.0.numbers'],
    ['a number that comes twice', { numbers: ['12', '12'] }, 'lines.0.numbers'],
    ['a base below the least', { base: 999 }, 'lines.0.base'],
    ['a base above the most', { base: 100_000_000 }, 'lines.0.base'],
  ])('refuses %s and names the field', async (_, part, field) => {
    const refused = await refusal(place({ lines: [{ ...lo83, ...part }] }))
    expect(refused.body).toMatchObject({ errorCode: 'lottery.line.refused', field })
  })

  it('holds the bounds with the multiplier', async () => {
    const lines = [{ ...lo83, base: 5_000_000 }]
    const refused = await refusal(place({ lines, draws: [{ drawId: draw, multiplier: 3 }] }))
    expect(refused.body).toMatchObject({ field: 'lines.0.base' })
  })

  it('refuses draws of nobody, or twice the same', async () => {
    const none = await refusal(place({ draws: [{ drawId: '999999999', multiplier: 1 }] }))
    expect(none.body).toMatchObject({ errorCode: 'not_found', field: 'draws.0.drawId' })
    const once = { drawId: draw, multiplier: 1 }
    expect((await refusal(place({ draws: [once, once] }))).body).toMatchObject({ field: 'draws.1.drawId' })
  })

  it('refuses what the balance does not cover, and leaves no order behind', async () => {
    const refused = await refusal(place({ lines: [{ ...lo83, base: 500_000 }] }))
    expect(refused.code).toBe('wallet.insufficient')
    expect(await client().send(calls.lottery.orders, { pageNo: 1, pageSize: 10 })).toMatchObject({
      totalCount: 0,
    })
    expect(await balance()).toBe(10_000_000)
  })

  it('refuses on a break, and beyond a limit', async () => {
    const { db, now } = gateway.services
    await saveLimit(db, player.id, { kind: 'wager', period: '24h', amount: 500_000 }, now())
    await place()
    expect((await refusal(place())).code).toBe('protection.limit.reached')
    await addPause(db, player.id, breakOf('24h', now()))
    expect((await refusal(place())).code).toBe('protection.paused')
    expect(await balance()).toBe(10_000_000 - 270_000)
  })
})

describe('settling a draw', () => {
  it('pays each line by its rule: 83 came twice, 13 is the end of the special prize', async () => {
    const { orderId } = await place({ lines: [lo83, de13, { ...de13, numbers: ['14'] }] })
    await drawn(gateway, draw)
    await settle()
    expect(await read(orderId)).toMatchObject({
      payout: 1_990_000 + 9_950_000,
      bets: [
        {
          state: 'won',
          fates: [
            { hits: 2, payout: 1_990_000 },
            { hits: 1, payout: 9_950_000 },
            { hits: 0, payout: 0 },
          ],
        },
      ],
    })
    expect(await balance()).toBe(10_000_000 - 470_000 + 11_940_000)
  })

  it('multiplies base, stake and prize', async () => {
    const { orderId } = await place({ draws: [{ drawId: draw, multiplier: 3 }] })
    await drawn(gateway, draw)
    await settle()
    expect((await read(orderId)).bets).toMatchObject([{ stake: 810_000, payout: 5_970_000 }])
  })

  it('pays once, however often and by however many it is asked', async () => {
    await place()
    await drawn(gateway, draw)
    await Promise.all([settle(), settle(), settle()])
    await settle()
    expect(await balance()).toBe(10_000_000 - 270_000 + 1_990_000)
  })

  it('is not asked for a draw without a result', async () => {
    await place()
    await expect(settle()).rejects.toThrow(/is not decided: open/)
  })

  it('is the end of every bet in the record', async () => {
    await place({ lines: [{ ...de13, numbers: ['99'] }] })
    await place()
    await drawn(gateway, draw)
    await settle()
    const { list, footer } = await client().send(calls.wallet.bets, {
      startTime: gateway.services.now() - 86_400_000,
      endTime: gateway.services.now(),
      pageNo: 1,
      pageSize: 10,
    })
    expect(list.map(({ status, winAmount }) => [status, winAmount])).toEqual([
      ['settled', 1_990_000],
      ['settled', 0],
    ])
    expect(list.map(({ betContent }) => betContent)).toEqual([
      'Lo, last 2 digits: 83 × 10,000',
      'Special, last 2: 99 × 100,000',
    ])
    // Both ways to bet give back 99.5 percent, and the demo counts whole from 4 percent: an eighth of them (games 78).
    expect(footer).toMatchObject({ betAmount: 370_000, validBetAmount: 46_250 })
  })
})

/** An order on three draws, one after the other. */
async function placeOnThree(stopOnWin: boolean) {
  const draws = [draw, await nextDraw(1), await nextDraw(2)].map((drawId) => ({ drawId, multiplier: 1 }))
  return place({ draws, stopOnWin })
}

describe('an order on several draws', () => {
  it('stops at its first win and gets the later stakes back', async () => {
    const order = await placeOnThree(true)
    await drawn(gateway, draw)
    await settle()
    const { bets } = await read(order.orderId)
    expect(bets.map(({ state }) => state)).toEqual(['won', 'cancelled', 'cancelled'])
    expect(await balance()).toBe(10_000_000 - 270_000 + 1_990_000)
  })

  it('keeps what has locked by the time of the win', async () => {
    const order = await placeOnThree(true)
    gateway.clock.advance(110_000)
    await drawn(gateway, draw)
    await settle()
    const { bets } = await read(order.orderId)
    expect(bets.map(({ state }) => state)).toEqual(['won', 'open', 'cancelled'])
  })

  it('goes on without a win, or where it does not stop', async () => {
    const order = await placeOnThree(false)
    await drawn(gateway, draw)
    await settle()
    const { bets, cancellableUntil } = await read(order.orderId)
    expect(bets.map(({ state }) => state)).toEqual(['won', 'open', 'open'])
    expect(cancellableUntil).toBe(gateway.services.now() + 170_000)
  })

  it('is cancelled by the member as far as it has not locked', async () => {
    const order = await placeOnThree(false)
    gateway.clock.advance(50_000)
    const cancel = () =>
      client().send(calls.lottery.cancelRest, { orderId: order.orderId }, { idempotencyKey: newKey() })
    const { bets } = await cancel()
    expect(bets.map(({ state }) => state)).toEqual(['open', 'cancelled', 'cancelled'])
    expect(await balance()).toBe(10_000_000 - 270_000)
    await cancel()
    expect(await balance()).toBe(10_000_000 - 270_000)
  })

  it('stands where it is on one draw', async () => {
    const { orderId } = await place()
    const cancel = client().send(calls.lottery.cancelRest, { orderId }, { idempotencyKey: newKey() })
    expect((await refusal(cancel)).code).toBe('lottery.cancel.refused')
  })
})

describe('a draw that is voided', () => {
  it('gives every stake back', async () => {
    const { orderId } = await place({ lines: [lo83, de13] })
    await voided(gateway, draw)
    await settle()
    await settle()
    expect((await read(orderId)).bets).toMatchObject([{ state: 'voided', payout: 0 }])
    expect(await balance()).toBe(10_000_000)
  })

  it('takes back what was paid before, and gives the stake back', async () => {
    await place()
    await drawn(gateway, draw)
    await settle()
    await voided(gateway, draw)
    await settle()
    expect(await balance()).toBe(10_000_000)
  })
})

describe('a corrected result', () => {
  it('takes the old prize back and pays the new one (lottery 10)', async () => {
    const { orderId } = await place({ lines: [de13, { ...de13, numbers: ['14'], base: 50_000 }] })
    await drawn(gateway, draw)
    await settle()
    await drawn(gateway, draw, corrected, 1)
    await settle()
    await settle()
    expect((await read(orderId)).bets).toMatchObject([
      { payout: 4_975_000, fates: [{ hits: 0 }, { hits: 1 }] },
    ])
    expect(await balance()).toBe(10_000_000 - 150_000 + 4_975_000)
  })

  it('can be corrected back', async () => {
    await place({ lines: [de13] })
    await drawn(gateway, draw)
    await settle()
    await drawn(gateway, draw, corrected, 1)
    await settle()
    await drawn(gateway, draw, northern, 2)
    await settle()
    expect(await balance()).toBe(10_000_000 - 100_000 + 9_950_000)
  })

  it('leaves nobody below zero: what the wallet no longer covers is made up for', async () => {
    await place({ lines: [de13] })
    await drawn(gateway, draw)
    await settle()
    const rest = await balance()
    const next = await nextDraw(1)
    // 27 x 500,000 = 13,500,000: most of what there is.
    await place({ lines: [{ ...lo83, base: 500_000 }], draws: [{ drawId: next, multiplier: 1 }] })
    await drawn(gateway, draw, corrected, 1)
    await settle()
    expect(rest - 13_500_000).toBeLessThan(9_950_000)
    expect(await balance()).toBe(0)
  })
})

describe('somebody else', () => {
  it('finds no order of mine', async () => {
    const { orderId } = await place()
    const other = await addPerson(gateway, `other${number}`)
    expect((await refusal(client(other).send(calls.lottery.order, { orderId }))).code).toBe('not_found')
    const cancel = client(other).send(calls.lottery.cancelRest, { orderId }, { idempotencyKey: newKey() })
    expect((await refusal(cancel)).code).toBe('not_found')
  })
})

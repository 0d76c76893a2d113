import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, type BillView } from '@saola/protocol'
import { distributeSalaries } from '../../src/contracts/bills/distribute-salaries.ts'
import { settleContracts } from '../../src/contracts/settlement/settle-contracts.ts'
import { refusal } from '../http/visitor.ts'
import { addDraw, openLottery } from '../lottery/stage.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { placeBet } from '../wallet/bets.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { correctBet, placeOnDraw } from './lottery-bets.ts'
import { accept, asSent, codeOf, flat, offer, openLine, proofOf, sign, type Line } from './stage.ts'

const minuteMs = 60_000
const dayMs = 86_400_000
const gameCode = 'NORTH_OF_SALARIES'

let gateway: TestGateway
let line: Line
let drawId: number
beforeAll(async () => {
  gateway = await startGateway({ storeSecret: 'seals-what-lies-secret' })
  line = await openLine(gateway, 'pay')
  for (const person of [line.player, line.beside]) await fund(gateway, person, 100_000_000)
  await openLottery(gateway, gameCode)
  drawId = Number(await addDraw(gateway, gameCode, { numero: '20261122-0001' }))
  // Settlement begins with its first run, at the start of a Vietnamese day.
  const { clock } = gateway
  clock.advance(dayMs - ((clock.now() + 7 * 60 * minuteMs) % dayMs))
  await settleContracts.run(gateway.services)
})
afterAll(() => gateway.close())

const settle = () => settleContracts.run(gateway.services)
const api = (person: TestPerson) => gateway.client(person.token)
const billsOf = async (
  person: TestPerson,
  side: 'upline' | 'downline',
  more: { kind?: BillView['kind']; state?: 'open'; startTime?: number; endTime?: number } = {},
) => (await api(person).send(calls.contracts.bills, { side, pageNo: 1, pageSize: 50, ...more })).list
const detailOf = (person: TestPerson, billId: string) => api(person).send(calls.contracts.billOf, { billId })
/** To the next whole stretch of time, and so far behind it that its window is settled. */
const passTo = (stretch: number) => {
  const { clock } = gateway
  const offset = stretch === dayMs ? 7 * 60 * minuteMs : 0
  clock.advance(stretch - ((clock.now() + offset) % stretch) + 15_000)
}
const keyed = (key: string) => ({ idempotencyKey: `settlement-test-${key}` })
const onDraw = (person: TestPerson, stake: number, win: number) =>
  placeOnDraw(gateway, person, { stake, win, drawId, gameCode })

describe('a real-time salary (contracts 14)', () => {
  const terms = { kind: 'realtime', lossRate: 2_000, profitRate: 1_000, minimumBet: 10_000 } as const

  it('has one bill for each five minutes of play, with what was lost and won round by round', async () => {
    await sign(gateway, line.top, line.middle, terms)
    await onDraw(line.player, 40_000, 0)
    await onDraw(line.beside, 20_000, 50_000)
    await onDraw(line.player, 9_000, 0)
    passTo(5 * minuteMs)
    await settle()
    const [bill] = await billsOf(line.top, 'upline', { kind: 'realtime' })
    // 40,000 lost at 2 %, 30,000 won at 1 %; the bet of 9,000 is below the least.
    expect(bill).toMatchObject({ side: 'upline', amount: 1_100, paid: 0, open: 1_100, state: 'to_collect' })
    expect(await detailOf(line.top, bill?.id ?? '')).toMatchObject({
      validBet: 60_000,
      netLoss: 10_000,
      activeMembers: 2,
      lost: { rounds: 1, net: 40_000, amount: 800 },
      won: { rounds: 1, net: 30_000, amount: 300 },
      settledAmount: 1_100,
      version: 1,
      terms: { lossRate: 2_000 },
    })
  })

  it('writes nothing when it runs again, and no bill for a window without play', async () => {
    expect(await settle()).toBe(0)
    gateway.clock.advance(60 * minuteMs)
    expect(await settle()).toBe(0)
    expect(await billsOf(line.top, 'upline')).toHaveLength(1)
  })

  it('settles days late as it would have in time', async () => {
    await onDraw(line.player, 100_000, 0)
    passTo(5 * minuteMs)
    await onDraw(line.player, 200_000, 0)
    gateway.clock.advance(3 * dayMs)
    await settle()
    const amounts = (await billsOf(line.top, 'upline', { kind: 'realtime' })).map(({ amount }) => amount)
    expect(amounts).toEqual([4_000, 2_000, 1_100])
  })

  it('takes the first bill that follows to make good a bet that was corrected, and edits no bill', async () => {
    const orderNo = await onDraw(line.player, 50_000, 0)
    passTo(5 * minuteMs)
    await settle()
    const [before] = await billsOf(line.top, 'upline', { kind: 'realtime' })
    expect(before?.amount).toBe(1_000)
    await correctBet(gateway, orderNo, 30_000)
    await onDraw(line.player, 100_000, 0)
    passTo(5 * minuteMs)
    await settle()
    const [next, again] = await billsOf(line.top, 'upline', { kind: 'realtime' })
    expect(again).toEqual(before)
    // 100,000 lost pays 2,000; of 50,000 only 20,000 was lost, which is 600 less.
    expect(next?.amount).toBe(1_400)
    expect(await detailOf(line.top, next?.id ?? '')).toMatchObject({
      settledAmount: 2_000,
      adjustment: -600,
      adjustments: [{ billId: before?.id, was: 1_000, becomes: 400 }],
    })
  })

  it('carries on what a small bill cannot take back', async () => {
    const orderNo = await onDraw(line.player, 500_000, 0)
    passTo(5 * minuteMs)
    await settle()
    await correctBet(gateway, orderNo, 500_000)
    await onDraw(line.player, 100_000, 0)
    passTo(5 * minuteMs)
    await settle()
    await onDraw(line.player, 900_000, 0)
    passTo(5 * minuteMs)
    await settle()
    const amounts = (await billsOf(line.top, 'upline', { kind: 'realtime' })).map(({ amount }) => amount)
    // 10,000 too much: 2,000 are taken back in full, the other 8,000 of the 18,000 after them.
    expect(amounts.slice(0, 3)).toEqual([10_000, 0, 10_000])
  })

  it('counts of a bet the share that is valid (games 78)', async () => {
    const orderNo = await onDraw(line.player, 400_000, 0)
    await gateway.services.db
      .updateTable('bet')
      .set({ valid_share: 1_250 })
      .where('order_no', '=', orderNo)
      .execute()
    passTo(5 * minuteMs)
    await settle()
    const [bill] = await billsOf(line.top, 'upline', { kind: 'realtime' })
    // An eighth of 400,000 at 2 %.
    expect(bill?.amount).toBe(1_000)
    expect(await detailOf(line.top, bill?.id ?? '')).toMatchObject({ lost: { rounds: 1, net: 50_000 } })
  })

  it('is paid by the clock from the top down, and waits where the wallet is short', async () => {
    await sign(gateway, line.middle, line.low, { ...terms, lossRate: 1_000, profitRate: 500 })
    await onDraw(line.player, 1_000_000, 0)
    passTo(5 * minuteMs)
    await settle()
    const owedByTop = (await api(line.top).send(calls.contracts.owed)).due
    await fund(gateway, line.top, owedByTop)
    await distributeSalaries.run(gateway.services)
    expect(await balanceOf(gateway, line.top.wallet)).toBe(0)
    // Middle had nothing of its own: what came from above paid what goes below.
    expect(await balanceOf(gateway, line.middle.wallet)).toBe(owedByTop - 10_000)
    expect(await balanceOf(gateway, line.low.wallet)).toBe(10_000)
    const [received] = await billsOf(line.low, 'downline')
    expect(received).toMatchObject({
      side: 'downline',
      state: 'issued',
      amount: 10_000,
      paid: 10_000,
      open: 0,
    })
    await onDraw(line.player, 1_000_000, 0)
    passTo(5 * minuteMs)
    await settle()
    await distributeSalaries.run(gateway.services)
    const [short] = await billsOf(line.top, 'upline', { kind: 'realtime' })
    expect(short).toMatchObject({ state: 'insufficient_balance', open: 20_000 })
    expect(await distributeSalaries.run(gateway.services)).toBe(0)
  })
})

describe('paying by hand (contracts 15)', () => {
  it('leaves a bill open that the balance does not cover, pays what there is when asked, and then the rest', async () => {
    const [bill] = await billsOf(line.top, 'upline', { kind: 'realtime' })
    const billId = bill?.id ?? ''
    const pay = (key: string, more: { partial?: boolean } = {}) =>
      api(line.top).send(
        calls.contracts.payBill,
        { billId, ...more, ...proofOf(gateway, line.top) },
        keyed(key),
      )
    await fund(gateway, line.top, 5_000)
    expect(await pay('pay-by-hand-one')).toMatchObject({ moved: 0, bill: { state: 'insufficient_balance' } })
    const part = await pay('pay-by-hand-two', { partial: true })
    expect(part).toMatchObject({ moved: 5_000, bill: { state: 'partly_paid', open: 15_000 } })
    expect(await pay('pay-by-hand-two', { partial: true })).toMatchObject({
      moved: 5_000,
      bill: { open: 15_000 },
    })
    await fund(gateway, line.top, 20_000)
    expect(await pay('pay-by-hand-three')).toMatchObject({
      moved: 15_000,
      bill: { state: 'issued', open: 0 },
    })
    const refused = await refusal(pay('pay-by-hand-four'))
    expect([refused.status, refused.code]).toEqual([400, 'contracts.refused'])
    expect((await detailOf(line.top, billId)).payments.map(({ amount }) => amount)).toEqual([5_000, 15_000])
    expect(await balanceOf(gateway, line.top.wallet)).toBe(5_000)
  })

  it('pays all that are open in one act, with a result for each', async () => {
    await onDraw(line.player, 100_000, 0)
    passTo(5 * minuteMs)
    await onDraw(line.player, 400_000, 0)
    passTo(5 * minuteMs)
    await settle()
    const send = () =>
      api(line.top).send(calls.contracts.payBills, proofOf(gateway, line.top), keyed('pay-all-of-top'))
    const first = await send()
    // 5,000 in the wallet: 2,000 are paid, 8,000 wait.
    expect(first).toMatchObject({ moved: 2_000, paidCount: 1, balance: 3_000 })
    expect(first.results.map(({ moved, bill }) => [moved, bill.state])).toEqual([
      [2_000, 'issued'],
      [0, 'insufficient_balance'],
    ])
    expect(await send()).toMatchObject({ moved: 2_000, balance: 3_000 })
  })

  it('lists the bills that are still open, and those of a period by the time at which it ended', async () => {
    const all = await billsOf(line.top, 'upline')
    expect((await billsOf(line.top, 'upline', { state: 'open' })).map(({ id }) => id)).toEqual(
      all.filter(({ open }) => open > 0).map(({ id }) => id),
    )
    const [{ to } = { to: 0 }] = all
    const ended = (from: number, until: number) =>
      billsOf(line.top, 'upline', { startTime: from, endTime: until })
    expect((await ended(to, to)).map((bill) => bill.to)).toEqual([to])
    expect((await ended(to + 1, to + dayMs)).length).toBe(0)
    expect((await ended(0, to - 1)).length).toBe(all.length - 1)
  })

  it('says what is owed, and what the balance lacks', async () => {
    await onDraw(line.player, 50_000, 0)
    expect(await api(line.top).send(calls.contracts.owed)).toMatchObject({
      due: 8_000,
      expected: 1_000,
      total: 9_000,
      balance: 3_000,
      shortfall: 6_000,
    })
  })

  it.each([
    ['the downline', () => line.middle],
    ['an account beside the line', () => stranger],
  ] as const)('%s pays nothing of it', async (_words, who) => {
    const [bill] = await billsOf(line.top, 'upline')
    const refused = await refusal(
      api(who()).send(
        calls.contracts.payBill,
        { billId: bill?.id ?? '', paymentPassword: '000000' },
        keyed('somebody-else-pays'),
      ),
    )
    expect([refused.status, refused.code]).toEqual([404, 'not_found'])
  })

  it('shows a stranger nothing', async () => {
    const [bill] = await billsOf(line.top, 'upline')
    const refused = await refusal(detailOf(stranger, bill?.id ?? ''))
    expect([refused.status, refused.code]).toEqual([404, 'not_found'])
    expect(await billsOf(stranger, 'upline')).toEqual([])
    expect(await billsOf(stranger, 'downline')).toEqual([])
  })

  let stranger: TestPerson
  beforeAll(async () => {
    stranger = await addPerson(gateway, 'paystranger', { type: 2 })
  })
})

describe('salaries of an hour and a day, and dividends (contracts 12 and 13)', () => {
  it('settles each over its own window by the terms in force as it opened', async () => {
    passTo(dayMs)
    await settle()
    await sign(gateway, line.top, line.middle, flat('hourly', 100))
    const daily = await sign(gateway, line.top, line.middle, flat('daily', 200))
    await placeBet(gateway, line.player, { stake: 1_000_000, win: 400_000 })
    await placeBet(gateway, line.player, { stake: 70_000 })
    // Other terms from noon: they count from the next day.
    gateway.clock.advance(12 * 60 * minuteMs)
    const edited = await api(line.top).send(calls.contracts.edit, {
      contractId: daily.id,
      version: 1,
      terms: asSent(flat('daily', 1_000)),
      code: codeOf(gateway, line.top),
    })
    await accept(gateway, line.middle, edited.id)
    await placeBet(gateway, line.beside, { stake: 500_000, win: 0 })
    passTo(dayMs)
    await settle()
    const [day] = await billsOf(line.top, 'upline', { kind: 'daily' })
    expect(day).toMatchObject({ amount: 3_000, state: 'to_collect' })
    expect(await detailOf(line.middle, day?.id ?? '')).toMatchObject({
      side: 'downline',
      version: 1,
      validBet: 1_500_000,
      netLoss: 1_100_000,
      activeMembers: 2,
      tier: 0,
      base: 1_500_000,
    })
    const hours = await billsOf(line.top, 'upline', { kind: 'hourly' })
    expect(hours.map(({ amount }) => amount)).toEqual([500, 1_000])
  })

  it('takes salaries off a dividend, and carries a loss to the next one', async () => {
    const { id } = await offer(gateway, line.top, line.middle, flat('dividend', 10_000), { cycle: 'weekly' })
    await accept(gateway, line.middle, id)
    await placeBet(gateway, line.player, { stake: 100_000, win: 1_100_000 })
    gateway.clock.advance(7 * dayMs)
    await settle()
    await placeBet(gateway, line.player, { stake: 3_000_000, win: 0 })
    gateway.clock.advance(7 * dayMs)
    await settle()
    const [second, first] = await Promise.all(
      (await billsOf(line.top, 'upline', { kind: 'dividend' })).map((bill) => detailOf(line.top, bill.id)),
    )
    // 1,000,000 won by the team, and 1 % of 100,000 as daily and 0.1 % as hourly salary.
    expect(first).toMatchObject({
      amount: 0,
      state: 'not_reached',
      netLoss: -1_000_000,
      carriedOut: -1_001_100,
    })
    expect(second).toMatchObject({
      netLoss: 3_000_000,
      deductions: 33_000,
      carriedIn: -1_001_100,
      base: 1_965_900,
      amount: 196_590,
      state: 'to_collect',
    })
  })

  it('runs a correction through the carried loss of every dividend after it', async () => {
    const [last, first] = await billsOf(line.top, 'upline', { kind: 'dividend' })
    await correctBet(gateway, await wonBet(line.player, 1_100_000), 0)
    gateway.clock.advance(7 * dayMs)
    await settle()
    const [next] = await billsOf(line.top, 'upline', { kind: 'dividend' })
    // The first week then pays 10 % of 98,900, the second bears no loss: 296,700 instead of 196,590.
    expect((await detailOf(line.top, next?.id ?? '')).adjustments).toEqual([
      expect.objectContaining({ billId: first?.id, was: 0, becomes: 9_890 }),
      expect.objectContaining({ billId: last?.id, was: 196_590, becomes: 296_700 }),
    ])
    expect(next?.amount).toBe(110_000)
  })
})

/** The order number of the one bet that won so much. */
async function wonBet({ id }: TestPerson, win: number): Promise<string> {
  const found = await gateway.services.db
    .selectFrom('bet')
    .select('order_no')
    .where('account_id', '=', id)
    .where('win_amount', '=', win)
    .executeTakeFirstOrThrow()
  return found.order_no
}

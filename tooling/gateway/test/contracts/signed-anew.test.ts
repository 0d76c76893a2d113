import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls, type BillView, type ContractView } from '@saola/protocol'
import { settleContracts } from '../../src/contracts/settlement/settle-contracts.ts'
import { addDraw, openLottery } from '../lottery/stage.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { placeBet } from '../wallet/bets.ts'
import { fund, type TestPerson } from '../wallet/people.ts'
import { correctBet, placeOnDraw } from './lottery-bets.ts'
import { accept, flat, offer, openLine, sign, type Line } from './stage.ts'

const minuteMs = 60_000
const dayMs = 86_400_000
const vietnamMs = 7 * 60 * minuteMs
const gameCode = 'NORTH_SIGNED_ANEW'
const realtime = { kind: 'realtime', lossRate: 2_000, profitRate: 1_000, minimumBet: 10_000 } as const

let gateway: TestGateway
let drawId: number
let line: Line
let turn = 0
beforeAll(async () => {
  gateway = await startGateway({ storeSecret: 'seals-what-lies-secret' })
  await openLottery(gateway, gameCode)
  drawId = Number(await addDraw(gateway, gameCode, { numero: '20261122-0001' }))
  // Settlement begins with its first run, at the start of a Vietnamese week.
  pass(7 * dayMs, 3 * dayMs)
  await settle()
})
afterAll(() => gateway.close())
beforeEach(async () => {
  line = await openLine(gateway, `anew${(turn += 1)}`)
  await fund(gateway, line.player, 100_000_000)
})

const settle = () => settleContracts.run(gateway.services)
/** To the next whole stretch of time in Vietnam, and so far behind it that its window is settled. */
function pass(stretch: number, offset = 0): void {
  const { clock } = gateway
  clock.advance(stretch - ((clock.now() + vietnamMs + offset) % stretch) + 15_000)
}
/** Weeks begin on Mondays; 1 January 1970 was a Thursday. */
const passWeek = () => pass(7 * dayMs, 3 * dayMs)
const lose = (stake: number) => placeOnDraw(gateway, line.player, { stake, win: 0, drawId, gameCode })
const bills = async (kind: BillView['kind']) =>
  (
    await gateway
      .client(line.top.token)
      .send(calls.contracts.bills, { side: 'upline', kind, pageNo: 1, pageSize: 50 })
  ).list.toReversed()
const detail = ({ id: billId }: BillView) =>
  gateway.client(line.top.token).send(calls.contracts.billOf, { billId })
const step = (person: TestPerson, { id, signed }: ContractView, wanted: 'terminate') =>
  gateway
    .client(person.token)
    .send(calls.contracts.takeStep, { contractId: id, step: wanted, version: signed?.version ?? 0 })
const end = (contract: ContractView) => step(line.middle, contract, 'terminate')
const signDividend = async (cycle: 'daily' | 'weekly') => {
  const { id } = await offer(gateway, line.top, line.middle, flat('dividend', 10_000), { cycle })
  return accept(gateway, line.middle, id)
}

describe('a contract that is over (contracts 41)', () => {
  it.each([
    // Lost were 50,000 at 2 %; in truth 100,000 were, so that another 1,000 are owed.
    ['is paid what a correction adds', { won: 50_000, wonInTruth: 0 }, [1_000, 1_000]],
    ['has no bill for what a correction takes back', { won: 0, wonInTruth: 50_000 }, [2_000]],
  ])('%s, and nothing for what is played after its end', async (_words, { won, wonInTruth }, amounts) => {
    const contract = await sign(gateway, line.top, line.middle, realtime)
    const orderNo = await placeOnDraw(gateway, line.player, { stake: 100_000, win: won, drawId, gameCode })
    pass(5 * minuteMs)
    await settle()
    await end(contract)
    await correctBet(gateway, orderNo, wonInTruth)
    for (const stake of [1_000_000, 2_000_000]) {
      pass(5 * minuteMs)
      await lose(stake)
      pass(5 * minuteMs)
      await settle()
    }
    expect((await bills('realtime')).map(({ amount }) => amount)).toEqual(amounts)
  })

  it('of a dividend leaves its loss as it was, whatever a correction adds', async () => {
    const contract = await signDividend('weekly')
    const orderNo = await placeBet(gateway, line.player, { stake: 100_000, win: 50_000 })
    passWeek()
    await settle()
    await placeBet(gateway, line.player, { stake: 100_000, win: 1_100_000 })
    passWeek()
    await settle()
    await end(contract)
    passWeek()
    await settle()
    await correctBet(gateway, orderNo, 0)
    await placeBet(gateway, line.player, { stake: 5_000_000, win: 0 })
    passWeek()
    await settle()
    await signDividend('weekly')
    await placeBet(gateway, line.player, { stake: 3_000_000, win: 0 })
    passWeek()
    await settle()
    // 10 % of 50,000; a loss of 1,000,000; the part of a week in which nobody played; 10 % of the 50,000 that was lost in
    // truth; and 10 % of 3,000,000 less the loss.
    expect((await bills('dividend')).map(({ amount }) => amount)).toEqual([5_000, 0, 0, 5_000, 200_000])
  })
})

describe('a bill for a correction alone (contracts 41)', () => {
  it('owes nothing for play that is corrected in its window either', async () => {
    const contract = await sign(gateway, line.top, line.middle, realtime)
    const orderNo = await placeOnDraw(gateway, line.player, { stake: 100_000, win: 50_000, drawId, gameCode })
    pass(5 * minuteMs)
    await settle()
    await end(contract)
    pass(5 * minuteMs)
    await correctBet(gateway, orderNo, 0)
    const later = await lose(1_000_000)
    pass(5 * minuteMs)
    await settle()
    await correctBet(gateway, later, 200_000)
    pass(5 * minuteMs)
    await settle()
    await correctBet(gateway, later, 0)
    pass(5 * minuteMs)
    await settle()
    expect((await bills('realtime')).map(({ amount }) => amount)).toEqual([1_000, 1_000])
  })
})

describe('a contract that is signed anew (contracts 41)', () => {
  it('bears the loss that the one before left', async () => {
    const first = await signDividend('weekly')
    await placeBet(gateway, line.player, { stake: 100_000, win: 1_100_000 })
    passWeek()
    await settle()
    await end(first)
    await signDividend('weekly')
    await placeBet(gateway, line.player, { stake: 3_000_000, win: 0 })
    passWeek()
    await settle()
    const [lost, ...after] = await bills('dividend')
    expect(lost).toMatchObject({ amount: 0 })
    // The first contract was in force for moments of this week, in which nobody played.
    const last = after.at(-1)
    if (!last) throw new Error('the new contract has no bill')
    // 3,000,000 lost less 1,000,000 won the week before, at 10 %.
    expect(await detail(last)).toMatchObject({ carriedIn: -1_000_000, base: 2_000_000, amount: 200_000 })
  })

  it('bears a loss of its own week once', async () => {
    const first = await signDividend('weekly')
    await placeBet(gateway, line.player, { stake: 100_000, win: 1_100_000 })
    gateway.clock.advance(minuteMs)
    await end(first)
    gateway.clock.advance(minuteMs)
    await signDividend('weekly')
    await placeBet(gateway, line.player, { stake: 3_000_000, win: 0 })
    const owed = await gateway.client(line.top.token).send(calls.contracts.owed)
    expect(owed.running.map(({ amount }) => amount)).toEqual([200_000])
    passWeek()
    await settle()
    const [one, other] = await Promise.all((await bills('dividend')).map(detail))
    expect(one).toMatchObject({ amount: 0, carriedOut: -1_000_000 })
    expect(other).toMatchObject({ carriedIn: -1_000_000, amount: 200_000 })
    await placeBet(gateway, line.player, { stake: 1_000_000, win: 0 })
    passWeek()
    await settle()
    expect((await bills('dividend')).at(-1)).toMatchObject({ amount: 100_000 })
  })

  it('runs a correction of the one before through its own dividends', async () => {
    const first = await signDividend('weekly')
    const orderNo = await placeBet(gateway, line.player, { stake: 100_000, win: 1_100_000 })
    passWeek()
    await settle()
    await end(first)
    await signDividend('weekly')
    await placeBet(gateway, line.player, { stake: 3_000_000, win: 0 })
    passWeek()
    await settle()
    await correctBet(gateway, orderNo, 600_000)
    passWeek()
    await settle()
    const last = (await bills('dividend')).at(-1)
    // Half of the loss was none: 3,000,000 less 500,000 at 10 %, of which 200,000 were billed.
    expect(last).toMatchObject({ amount: 50_000 })
  })

  it('takes along what a correction left to the one before', async () => {
    const first = await sign(gateway, line.top, line.middle, realtime)
    const orderNo = await lose(500_000)
    pass(5 * minuteMs)
    await settle()
    await end(first)
    await sign(gateway, line.top, line.middle, realtime)
    await correctBet(gateway, orderNo, 300_000)
    pass(5 * minuteMs)
    await settle()
    await lose(900_000)
    pass(5 * minuteMs)
    await settle()
    // 500,000 at 2 %; 6,000 of these were not owed, and 18,000 are.
    expect((await bills('realtime')).map(({ amount }) => amount)).toEqual([10_000, 12_000])
  })
})

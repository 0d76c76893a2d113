import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls, type ContractView } from '@saola/protocol'
import { statementsOf } from '@saola/testkit'
import { settleContracts } from '../../src/contracts/settlement/settle-contracts.ts'
import { addDraw, openLottery } from '../lottery/stage.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { fund } from '../wallet/people.ts'
import { correctBet, placeOnDraw } from './lottery-bets.ts'
import { accept, flat, offer, openLine, sign, type Line } from './stage.ts'

const minuteMs = 60_000
const dayMs = 86_400_000
const gameCode = 'NORTH_OF_OWED'
const realtime = { kind: 'realtime', lossRate: 2_000, profitRate: 1_000, minimumBet: 10_000 } as const

let gateway: TestGateway
let line: Line
let drawId: number
let ended: ContractView
beforeAll(async () => {
  gateway = await startGateway({ storeSecret: 'seals-what-lies-secret' })
  line = await openLine(gateway, 'owed')
  await fund(gateway, line.player, 100_000_000)
  await openLottery(gateway, gameCode)
  drawId = Number(await addDraw(gateway, gameCode, { numero: '20261122-0001' }))
  passDay()
  await settle()
  const { top, middle } = line
  ended = await sign(gateway, top, middle, realtime)
  for (const terms of [flat('hourly', 1_000), flat('daily', 500)]) await sign(gateway, top, middle, terms)
  await accept(
    gateway,
    middle,
    (await offer(gateway, top, middle, flat('dividend', 10_000), { cycle: 'daily' })).id,
  )
  passDay()
  await settle()
  // A day on which the team wins leaves 400,000 and what its salaries cost for the next to make good.
  const orderNo = await play(1_000_000, 1_400_000)
  passDay()
  await settle()
  // The round was worth less in truth, and the contract that paid for it is over.
  await gateway.client(middle.token).send(calls.contracts.takeStep, {
    contractId: ended.id,
    step: 'terminate',
    version: ended.signed?.version ?? 0,
  })
  gateway.clock.advance(6 * minuteMs)
  await settle()
  await correctBet(gateway, orderNo, 2_000_000)
  await settle()
  await play(2_000_000, 0)
})
afterAll(() => gateway.close())

const settle = () => settleContracts.run(gateway.services)
const play = (stake: number, win: number) =>
  placeOnDraw(gateway, line.player, { stake, win, drawId, gameCode })
/** To a Vietnamese midnight, and so far behind it that the day is settled. */
function passDay(): void {
  const { clock } = gateway
  clock.advance(dayMs - ((clock.now() + 7 * 60 * minuteMs) % dayMs) + 15_000)
}
const ask = () => gateway.client(line.top.token).send(calls.contracts.owed)
const amounts = async () => (await ask()).running.map(({ kind, amount }) => [kind, amount])

/** Who asks, and under which merchant, is read for every call. */
const ofEveryCall = 2

it('knows each running window of every kind, and what a contract that is over still owes (contracts 16 and 41)', async () => {
  expect(await amounts()).toEqual([
    // The correction: another 600,000 won at 1 %.
    ['realtime', 6_000],
    ['hourly', 20_000],
    ['daily', 10_000],
    // 2,000,000 lost less 1,000,000 and its salaries of 19,000 the day before, at 10 %.
    ['dividend', 98_100],
  ])
})

it('takes the correction along where the two have signed anew', async () => {
  await sign(gateway, line.top, line.middle, realtime)
  await play(300_000, 0)
  expect((await amounts()).filter(([kind]) => kind === 'realtime')).toEqual([['realtime', 12_000]])
})

it('asks the database five times, however many contracts and windows there are', async () => {
  expect((await statementsOf(ask)).length - ofEveryCall).toBe(5)
})

it('tells what the bills of salaries then are', async () => {
  const running = (await amounts()).filter(([kind]) => kind !== 'dividend')
  passDay()
  await settle()
  const { list } = await gateway
    .client(line.top.token)
    .send(calls.contracts.bills, { side: 'upline', pageNo: 1, pageSize: 4 })
  const billed = list.map(({ kind, amount }) => [kind, amount]).toReversed()
  expect(billed.filter(([kind]) => kind !== 'dividend')).toEqual(running)
})

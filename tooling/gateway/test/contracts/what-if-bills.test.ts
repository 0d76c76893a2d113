import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { settleContracts } from '../../src/contracts/settlement/settle-contracts.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { placeBet } from '../wallet/bets.ts'
import { fund, type TestPerson } from '../wallet/people.ts'
import { accept, asSent, flat, offer, openLine, sign, type Line } from './stage.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000

let gateway: TestGateway
let line: Line
beforeAll(async () => {
  gateway = await startGateway({ storeSecret: 'seals-what-lies-secret' })
  line = await openLine(gateway, 'billed')
  await fund(gateway, line.player, 100_000_000)
  // To a Vietnamese midnight, so that every day is one of both contracts.
  const { clock } = gateway
  clock.advance(dayMs - ((clock.now() + 7 * hourMs) % dayMs) + 15_000)
  await settleContracts.run(gateway.services)
  await sign(gateway, line.top, line.middle, flat('daily', 1_000))
  const { id } = await offer(gateway, line.top, line.middle, dividend, { cycle: 'daily' })
  await accept(gateway, line.middle, id)
  clock.advance(dayMs)
  await settleContracts.run(gateway.services)
  // A day on which the team wins, and its loss is carried; then days on which it loses.
  for (const [stake, win] of [
    [1_000_000, 1_400_000],
    [2_000_000, 0],
    [3_000_000, 500_000],
    [400_000, 0],
  ] as const) {
    await placeBet(gateway, line.player, { stake, win })
    clock.advance(dayMs)
    await settleContracts.run(gateway.services)
  }
})
afterAll(() => gateway.close())

const dividend = flat('dividend', 10_000)

async function billed(): Promise<number[]> {
  const { list } = await gateway
    .client(line.middle.token)
    .send(calls.contracts.bills, { side: 'downline', kind: 'dividend', pageNo: 1, pageSize: 10 })
  return list.map(({ amount }) => amount).toReversed()
}

const ask = (person: TestPerson, periods: number, more: { downlineId?: string } = {}) =>
  gateway
    .client(person.token)
    .send(calls.contracts.whatIf, { terms: asSent(dividend), cycle: 'daily', periods, ...more })

it('the terms in force give what was billed, period by period (contracts 17)', async () => {
  // A salary of 1 % of the stakes is taken off; the day of the win carries 400,000 and its salary of 10,000.
  expect((await billed()).slice(-4)).toEqual([0, (2_000_000 - 20_000 - 410_000) / 10, 247_000, 39_600])
  const { rows } = await ask(line.middle, 4)
  expect(rows.map(({ presentAmount }) => presentAmount)).toEqual((await billed()).slice(-4))
  expect(rows.map(({ deductions }) => deductions)).toEqual([10_000, 20_000, 30_000, 4_000])
})

it.each([1, 2, 3, 4])('so do the last %i alone, with the loss that was carried to them', async (periods) => {
  const { rows } = await ask(line.middle, periods)
  expect(rows.map(({ downlineAmount }) => downlineAmount)).toEqual((await billed()).slice(-periods))
})

it('the upline is shown the same as the downline', async () => {
  const shown = await ask(line.top, 4, { downlineId: String(line.middle.id) })
  expect(shown.rows.map(({ downlineAmount }) => downlineAmount)).toEqual((await billed()).slice(-4))
})

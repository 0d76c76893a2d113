import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls, type BillView } from '@saola/protocol'
import { distributeSalaries } from '../../src/contracts/bills/distribute-salaries.ts'
import { expireBills } from '../../src/contracts/bills/expire-bills.ts'
import { settleContracts } from '../../src/contracts/settlement/settle-contracts.ts'
import { changeMerchant } from '../../src/operations/change-merchant.ts'
import { refusal } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { placeBet } from '../wallet/bets.ts'
import { fund, type TestPerson } from '../wallet/people.ts'
import { correctBet } from './lottery-bets.ts'
import { accept, flat, offer, openLine, proofOf, sign, type Line } from './stage.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

let gateway: TestGateway
let line: Line
beforeAll(async () => {
  gateway = await startGateway({ storeSecret: 'seals-what-lies-secret' })
  line = await openLine(gateway, 'ends')
  await fund(gateway, line.player, 100_000_000)
  passDay()
  await settleContracts.run(gateway.services)
  await sign(gateway, line.top, line.middle, flat('daily', 1_000))
})
afterAll(() => gateway.close())

const api = (person: TestPerson) => gateway.client(person.token)
const keyed = (key: string) => ({ idempotencyKey: `endings-test-${key}` })
/** To a little after the next midnight of Vietnam. */
const passDay = () => {
  const { clock } = gateway
  clock.advance(dayMs - ((clock.now() + 7 * hourMs) % dayMs) + 15_000)
}
const billsOf = async (person: TestPerson, side: BillView['side'], kind: BillView['kind'] = 'daily') =>
  (await api(person).send(calls.contracts.bills, { side, kind, pageNo: 1, pageSize: 50 })).list
const pay = (billId: string, key: string, more: { partial?: boolean } = {}) =>
  api(line.top).send(calls.contracts.payBill, { billId, ...more, ...proofOf(gateway, line.top) }, keyed(key))
const reject = (person: TestPerson, billId: string, reason: 'figures' | 'terms' | 'other' = 'figures') =>
  api(person).send(calls.contracts.rejectBill, { billId, reason })

/** A day of play, and the bill of it. */
async function dayOf(stake: number): Promise<BillView> {
  await placeBet(gateway, line.player, { stake, win: 0 })
  passDay()
  await settleContracts.run(gateway.services)
  const [bill] = await billsOf(line.top, 'upline')
  if (!bill) throw new Error('no bill')
  return bill
}

it('the receiver refuses a bill and says why, and the payer sees it and pays nothing of it (contracts 34)', async () => {
  const { id: billId, settledAt, expiresAt } = await dayOf(1_000_000)
  // As long as it is when a merchant says nothing (contracts 35).
  expect(expiresAt).toBe(settledAt + 90 * dayMs)
  const rejected = await api(line.middle).send(calls.contracts.rejectBill, {
    billId,
    reason: 'figures',
    note: ' 2.000.000 ',
  })
  const at = gateway.clock.now()
  const shown = { state: 'rejected', open: 0, rejected: { at, reason: 'figures', note: '2.000.000' } }
  expect(rejected).toMatchObject({ side: 'downline', ...shown })
  expect(await api(line.top).send(calls.contracts.billOf, { billId })).toMatchObject({
    side: 'upline',
    ...shown,
  })
  // Asked again, with whatever reason, it stands as it stood.
  expect(await reject(line.middle, billId, 'other')).toMatchObject(shown)
  await fund(gateway, line.top, 300_000)
  const refused = await refusal(pay(billId, 'rejected'))
  expect(refused.code).toBe('contracts.refused')
  expect(await api(line.top).send(calls.contracts.owed)).toMatchObject({ due: 0 })
  expect(await distributeSalaries.run(gateway.services)).toBe(0)
})

it.each([
  ['the payer', () => line.top],
  ['an account below the receiver', () => line.low],
] as const)('%s does not refuse it', async (_who, person) => {
  const [bill] = await billsOf(line.top, 'upline')
  expect(await refusal(reject(person(), bill?.id ?? ''))).toMatchObject({ status: 404, code: 'not_found' })
})

it('a bill that is paid is no longer refused', async () => {
  const { id: billId } = await dayOf(500_000)
  await pay(billId, 'paid')
  expect(await refusal(reject(line.middle, billId))).toMatchObject({ code: 'contracts.refused' })
})

it('what is open expires when the time of the merchant is over, and what was paid stays paid (contracts 35)', async () => {
  await changeMerchant(gateway.services, { merchant: 'saola', contracts: { billDays: 30 } })
  const { id: billId, settledAt, expiresAt } = await dayOf(50_000_000)
  expect(expiresAt).toBe(settledAt + 30 * dayMs)
  await pay(billId, 'part', { partial: true })
  expect(await refusal(reject(line.middle, billId))).toMatchObject({ code: 'contracts.refused' })
  const state = async () => api(line.middle).send(calls.contracts.billOf, { billId })
  gateway.clock.advance(30 * dayMs - 1 - (gateway.clock.now() - settledAt))
  expect(await expireBills.run(gateway.services)).toBe(0)
  gateway.clock.advance(1)
  expect(await expireBills.run(gateway.services)).toBe(1)
  expect(await expireBills.run(gateway.services)).toBe(0)
  expect(await state()).toMatchObject({ state: 'expired', amount: 500_000, paid: 295_000, open: 0 })
  const { list } = await api(line.top).send(calls.contracts.bills, {
    side: 'upline',
    state: 'expired',
    pageNo: 1,
    pageSize: 20,
  })
  expect(list.map(({ id }) => id)).toEqual([billId])
})

it('a correction neither adds to a refused bill nor takes back for it (contracts 36)', async () => {
  const orderNo = await placeBet(gateway, line.player, { stake: 1_000_000, win: 0 })
  passDay()
  await settleContracts.run(gateway.services)
  const [bill] = await billsOf(line.top, 'upline')
  await reject(line.middle, bill?.id ?? '')
  await correctBet(gateway, orderNo, 400_000)
  const next = await dayOf(2_000_000)
  expect(next.amount).toBe(20_000)
})

it('a dividend deducts nothing for a salary that was refused (contracts 36)', async () => {
  const { id } = await offer(gateway, line.top, line.middle, flat('dividend', 10_000), { cycle: 'weekly' })
  await accept(gateway, line.middle, id)
  // To the beginning of a whole week, so that both salaries are of one dividend.
  gateway.clock.advance(7 * dayMs)
  await settleContracts.run(gateway.services)
  const weekday = new Date(gateway.clock.now() + 7 * hourMs).getUTCDay()
  gateway.clock.advance(((8 - weekday) % 7) * dayMs)
  await settleContracts.run(gateway.services)
  await reject(line.middle, (await dayOf(1_000_000)).id)
  await dayOf(2_000_000)
  gateway.clock.advance(7 * dayMs)
  await settleContracts.run(gateway.services)
  const [dividend] = await billsOf(line.top, 'upline', 'dividend')
  expect(await api(line.top).send(calls.contracts.billOf, { billId: dividend?.id ?? '' })).toMatchObject({
    netLoss: 3_000_000,
    deductions: 20_000,
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { settleContracts } from '../../src/contracts/settlement/settle-contracts.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { placeBet } from '../wallet/bets.ts'
import { balanceOf, fund } from '../wallet/people.ts'
import { race, type Row } from '../wallet/race.ts'
import { flat, openLine, proofOf, sign, type Line } from './stage.ts'

const dayMs = 86_400_000
/** What a day of play brings `middle` from `top`. */
const salary = 10_000

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])('a bill in two hands at once', () => {
  let gateway: TestGateway
  let line: Line
  let bill: Row
  let keys = 0
  beforeAll(async () => {
    gateway = await startGateway({ storeSecret: 'seals-what-lies-secret' })
    line = await openLine(gateway, 'hands')
    await fund(gateway, line.player, 100_000_000)
    await fund(gateway, line.top, 10 * salary)
    await settleContracts.run(gateway.services)
    await sign(gateway, line.top, line.middle, flat('daily', 1_000))
  })
  beforeEach(async () => {
    await placeBet(gateway, line.player, { stake: 1_000_000, win: 0 })
    gateway.clock.advance(dayMs)
    await settleContracts.run(gateway.services)
    const { list } = await payer().send(calls.contracts.bills, { side: 'upline', pageNo: 1, pageSize: 1 })
    bill = { table: 'bill', id: Number(list[0]?.id) }
  })
  afterAll(() => expectReconciled(gateway.services.db).finally(gateway.close))

  const payer = () => gateway.client(line.top.token)
  // The proofs are read beforehand, because reading a code moves the clock.
  const payingAll = () => {
    const proof = proofOf(gateway, line.top)
    const key = { idempotencyKey: `all-bills-at-once-${(keys += 1)}` }
    return () => payer().send(calls.contracts.payBills, proof, key)
  }
  const payingOne = () => {
    const proof = proofOf(gateway, line.top)
    const key = { idempotencyKey: `one-bill-at-once-${(keys += 1)}` }
    return () => payer().send(calls.contracts.payBill, { billId: String(bill.id), ...proof }, key)
  }
  const reject = () =>
    gateway
      .client(line.middle.token)
      .send(calls.contracts.rejectBill, { billId: String(bill.id), reason: 'figures' })
  const stateOf = async () => (await payer().send(calls.contracts.billOf, { billId: String(bill.id) })).state

  it('is paid once by two who pay all that is open (contracts 15)', async () => {
    const before = await balanceOf(gateway, line.middle.wallet)
    const ends = await race(gateway.services.db, bill, [payingAll(), payingAll()])
    expect(ends.map((end) => end.status === 'fulfilled' && end.value.moved)).toEqual([salary, 0])
    expect(await stateOf()).toBe('issued')
    expect((await balanceOf(gateway, line.middle.wallet)) - before).toBe(salary)
  })

  it('that is being paid is not refused (contracts 34)', async () => {
    const [paid, rejected] = await race<unknown>(gateway.services.db, bill, [payingOne(), reject])
    expect(paid?.status).toBe('fulfilled')
    expect(rejected).toMatchObject({ reason: { code: 'contracts.refused' } })
    expect(await stateOf()).toBe('issued')
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls, type BillView, type SubAccountRight } from '@saola/protocol'
import { settleContracts } from '../../src/contracts/settlement/settle-contracts.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { refusal } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addSubAccount, type SubPerson } from '../team/sub-accounts.ts'
import { placeBet } from '../wallet/bets.ts'
import { balanceOf, fund } from '../wallet/people.ts'
import { race } from '../wallet/race.ts'
import { flat, openLine, proofOf, protect, sign, type Line } from './stage.ts'

const dayMs = 86_400_000
/** What a day of play brings `middle` from `top`. */
const salary = 10_000

let gateway: TestGateway
let line: Line
let bill: BillView
let count = 0
beforeAll(async () => {
  gateway = await startGateway({ storeSecret: 'seals-what-lies-secret' })
  line = await openLine(gateway, 'proofs')
  await fund(gateway, line.player, 1_000_000_000)
  await fund(gateway, line.top, 10_000_000)
  await settleContracts.run(gateway.services)
  await sign(gateway, line.top, line.middle, flat('daily', 1_000))
})
afterAll(() => expectReconciled(gateway.services.db).finally(gateway.close))
// Each test pays a bill of its own.
beforeEach(() => playAnotherDay())

const owner = () => gateway.client(line.top.token, 'EN')
const keyed = () => ({ idempotencyKey: `bill-proof-key-${(count += 1)}` })
const money = () => balanceOf(gateway, line.top.wallet)
type Proof = { paymentPassword: string; code?: string | undefined }

type Employed = SubPerson & { proof: () => Proof }

/** Somebody who works for `top`, past the first password. */
async function employ(
  rights: SubAccountRight[],
  { dailyCap, isProtected = true }: { dailyCap?: number; isProtected?: boolean } = {},
): Promise<Employed> {
  const sub = await addSubAccount(gateway, line.top, { name: `nguoi${(count += 1)}viec`, rights, dailyCap })
  const person = { id: Number(sub.id), name: sub.name }
  if (isProtected) await protect(gateway, person)
  // The days of a test pass faster than a session.
  await gateway.services.db
    .updateTable('session')
    .set({ expires_at: gateway.clock.now() + 30 * dayMs })
    .where('account_id', '=', person.id)
    .execute()
  return { ...sub, proof: () => proofOf(gateway, person) }
}

const acts = [
  [
    'one bill',
    (client: SubPerson['client'], proof: Proof) =>
      client.send(calls.contracts.payBill, { billId: bill.id, ...proof }, keyed()),
  ],
  [
    'all bills',
    (client: SubPerson['client'], proof: Proof) =>
      client.send(calls.contracts.payBills, { billIds: [bill.id], ...proof }, keyed()),
  ],
] as const

describe.each(acts)('paying %s (contracts 38)', (_what, pay) => {
  it.each([
    ['a wrong transaction password', { paymentPassword: '000000' }, 'invalid.payment.pw'],
    ['a wrong code', { code: '000000' }, 'member.authenticator.code'],
    ['no code', { code: undefined }, 'member.authenticator.code'],
  ])('with %s is refused and moves nothing', async (_words, more, code) => {
    const before = await money()
    const refused = await refusal(pay(owner(), { ...proofOf(gateway, line.top), ...more }))
    expect(refused.code).toBe(code)
    expect(await money()).toBe(before)
    // What was refused for its code is still there to be paid.
    expect(await pay(owner(), proofOf(gateway, line.top))).toMatchObject({ moved: salary })
  })

  it('a code opens once', async () => {
    const proof = proofOf(gateway, line.top)
    await pay(owner(), proof)
    await playAnotherDay()
    expect(await refusal(pay(owner(), proof))).toMatchObject({ code: 'member.authenticator.code' })
  })

  it('a sub-account proves itself, and not with the secrets of its owner', async () => {
    const sub = await employ(['contracts.act'])
    expect(await refusal(pay(sub.client, proofOf(gateway, line.top)))).toMatchObject({
      code: 'member.authenticator.code',
    })
    expect(await pay(sub.client, sub.proof())).toMatchObject({ moved: salary })
  })

  it('a sub-account without secrets pays nothing', async () => {
    const sub = await employ(['contracts.act'], { isProtected: false })
    const before = await money()
    expect(await refusal(pay(sub.client, proofOf(gateway, line.top)))).toMatchObject({
      code: 'not.exists.payment.password',
    })
    expect(await money()).toBe(before)
  })
})

it('a repeated request is told what the first one moved, without a proof, and pays nothing more', async () => {
  const key = keyed()
  const other = bill
  await owner().send(calls.contracts.payBills, { billIds: [other.id], ...proofOf(gateway, line.top) }, key)
  await playAnotherDay()
  const before = await money()
  const both = { billIds: [other.id, bill.id], paymentPassword: '000000' }
  const again = await owner().send(calls.contracts.payBills, both, key)
  expect(again.results.map(({ moved }) => moved)).toEqual([salary, 0])
  expect(await money()).toBe(before)
})

describe('what a sub-account sees of the wallet (team 36)', () => {
  it.each([
    ['not, who may only act on contracts', ['contracts.act'], false],
    ['who may see transfers', ['contracts.act', 'transfer.read'], true],
    ['who may transfer', ['contracts.act', 'transfer.act'], true],
  ] as const)('%s', async (_words, rights, sees) => {
    const sub = await employ([...rights])
    const owed = await sub.client.send(calls.contracts.owed)
    expect(owed).toMatchObject({ due: expect.any(Number), total: expect.any(Number) })
    expect([owed.balance !== undefined, owed.shortfall !== undefined]).toEqual([sees, sees])
    const paid = await sub.client.send(
      calls.contracts.payBills,
      { billIds: [bill.id], ...sub.proof() },
      keyed(),
    )
    expect(paid.balance).toBe(sees ? await money() : undefined)
  })

  it('the owner sees all of it', async () => {
    const { balance, shortfall } = await owner().send(calls.contracts.owed)
    expect([balance, shortfall]).toEqual([await money(), 0])
  })
})

const transfer = (sub: Employed, amount: number) => {
  const input = { customerId: String(line.low.id), amount, ...sub.proof() }
  return () => sub.client.send(calls.team.transfer, input, keyed())
}
const payment = (sub: Employed) => {
  const input = { billId: bill.id, ...sub.proof() }
  return () => sub.client.send(calls.contracts.payBill, input, keyed())
}

describe('the day of a sub-account (team 35)', () => {
  it('holds transfers and bills together, and begins anew at midnight', async () => {
    const sub = await employ(['contracts.act', 'transfer.act'], { dailyCap: 25_000 })
    await payment(sub)()
    await transfer(sub, 10_000)()
    const bounds = await sub.client.send(calls.team.transferBounds)
    expect(bounds).toMatchObject({ dailyCap: 25_000, leftToday: 5_000 })
    const before = await money()
    const refused = await refusal(transfer(sub, 10_000)())
    expect([refused.code, refused.field, refused.message]).toEqual([
      'transfer.refused',
      'amount',
      'Vượt hạn mức trong ngày của bạn. Hôm nay còn 5.000\u00a0₫.',
    ])
    expect(await money()).toBe(before)
    gateway.clock.advance(dayMs)
    await transfer(sub, 25_000)()
  })

  it('refuses a bill that is above it', async () => {
    const sub = await employ(['contracts.act'], { dailyCap: salary - 1 })
    const before = await money()
    expect(await refusal(payment(sub)())).toMatchObject({ code: 'transfer.refused' })
    expect(await money()).toBe(before)
  })

  it('is changed by the owner from the next act on, and says nothing of the owner', async () => {
    const sub = await employ(['contracts.act'], { dailyCap: 0 })
    expect(await refusal(payment(sub)())).toMatchObject({ code: 'transfer.refused' })
    const terms = { customerId: sub.id, label: 'Kế toán', rights: ['contracts.act' as const], isOn: true }
    const changed = await owner().send(calls.team.changeSubAccount, { ...terms, dailyCap: salary })
    expect(changed.dailyCap).toBe(salary)
    // What is not said stays.
    expect((await owner().send(calls.team.changeSubAccount, terms)).dailyCap).toBe(salary)
    expect(await payment(sub)()).toMatchObject({ moved: salary })
  })

  it('is the usual one when an owner gives none', async () => {
    const { id } = await employ([])
    const { list } = await owner().send(calls.team.subAccounts)
    expect(list.find(({ customerId }) => customerId === id)?.dailyCap).toBe(20_000_000)
  })

  // The embedded database has one connection, so nothing there happens at once.
  it.skipIf(!process.env['DATABASE_URL'])('is not passed by two acts at the same moment', async () => {
    const sub = await employ(['contracts.act', 'transfer.act'], { dailyCap: 15_000 })
    const wallet = { table: 'ledger_account', id: line.top.wallet } as const
    const works = [payment(sub), transfer(sub, 10_000)]
    const ends = await race<unknown>(gateway.services.db, wallet, works)
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

/** A day of play, and the bill of it. */
async function playAnotherDay(): Promise<void> {
  await placeBet(gateway, line.player, { stake: 1_000_000, win: 0 })
  gateway.clock.advance(dayMs)
  await settleContracts.run(gateway.services)
  const { list } = await owner().send(calls.contracts.bills, { side: 'upline', pageNo: 1, pageSize: 1 })
  if (!list[0]) throw new Error('no bill')
  bill = list[0]
}

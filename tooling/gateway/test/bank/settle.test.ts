import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls, type Deposit } from '@saola/protocol'
import { receiveTransfer } from '../../src/bank/receive-transfer.ts'
import { settleTransfers } from '../../src/bank/settle-transfers-job.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf, settleMerchant, type TestPerson } from '../wallet/people.ts'

const minute = 60_000
const opsSecret = 'the-operator-only'

let gateway: TestGateway
let member: TestPerson
let other: TestPerson
let deposit: Deposit
let before: { member: number; suspense: number }

beforeAll(async () => {
  gateway = await startGateway({ opsSecret })
  await settleMerchant(gateway)
  member = await addPerson(gateway, 'settleplayer')
  other = await addPerson(gateway, 'settleother')
})
afterAll(() => gateway.close())
beforeEach(async () => {
  deposit = await gateway.client(member.token).send(calls.wallet.deposit, { amount: 200_000 })
  before = await held()
})

async function held(): Promise<{ member: number; suspense: number }> {
  const { rows } = await sql<{ balance: number }>`
    select balance from ledger_account where owner_id is null and kind = 'suspense'`.execute(
    gateway.services.db,
  )
  return { member: await balanceOf(gateway, member.wallet), suspense: rows[0]?.balance ?? 0 }
}

let references = 0
/** Money that the bank reports; the bank's own number. */
async function arrive(amount: number, memo = deposit.memo): Promise<string> {
  const reference = `FT27-${100_000 + references++}`
  await receiveTransfer(gateway.services, { reference, memo, amount })
  return reference
}

const depositsOf = (token: string, pageNo: number) =>
  gateway.client(token).send(calls.wallet.deposits, { pageNo, pageSize: 2 })
const settle = () => settleTransfers.run(gateway.services)
const look = () =>
  gateway.client(member.token).send(calls.wallet.depositStatus, { depositId: deposit.depositId })
const lastRow = async () => {
  const page = await gateway.client(member.token).send(calls.wallet.transactions, {
    startTime: gateway.clock.now() - 60 * minute,
    endTime: gateway.clock.now(),
    page: 1,
    size: 1,
  })
  return page.list[0]
}

async function operate(body: object): Promise<{ status: number; body: unknown }> {
  const response = await gateway.fetch('http://gateway.test/ops/bank-transfer', {
    method: 'POST',
    headers: { 'X-Ops-Secret': opsSecret },
    body: JSON.stringify({ merchant: 'saola', reason: 'asked by the member', ...body }),
  })
  return { status: response.status, body: await response.json() }
}

async function lookFirst(): Promise<void> {
  await operateMerchant({ creditOthers: false })
}
async function operateMerchant(change: object): Promise<void> {
  const response = await gateway.fetch('http://gateway.test/ops/merchant', {
    method: 'POST',
    headers: { 'X-Ops-Secret': opsSecret },
    body: JSON.stringify({ merchant: 'saola', deposit: change }),
  })
  expect(response.status).toBe(200)
}

describe('money that came otherwise than awaited', () => {
  it.each([199_999, 200_001])('%i instead of 200000 reaches its owner in full', async (amount) => {
    await arrive(amount)
    expect(await look()).toMatchObject({
      status: 'pending',
      arrived: 0,
      arrivals: [{ amount, outcome: 'wrong-amount', state: 'waiting', at: gateway.clock.now() }],
    })
    expect(await settle()).toBe(1)
    expect(await held()).toEqual({ ...before, member: before.member + amount })
    expect(await look()).toMatchObject({
      amount: 200_000,
      status: 'received',
      arrived: amount,
      receivedAt: gateway.clock.now(),
      arrivals: [{ amount, outcome: 'wrong-amount', state: 'credited' }],
    })
    expect(await lastRow()).toMatchObject({
      txTypeId: 6101,
      amount,
      orderNo: deposit.memo,
      remark: 'VietQR, chuyển khác số tiền',
    })
  })

  it('and late reaches its owner', async () => {
    gateway.clock.advance(15 * minute)
    await arrive(200_000)
    expect(await look()).toMatchObject({
      status: 'expired',
      arrivals: [{ outcome: 'late', state: 'waiting' }],
    })
    await settle()
    expect(await held()).toEqual({ ...before, member: before.member + 200_000 })
    expect(await look()).toMatchObject({
      status: 'received',
      arrived: 200_000,
      arrivals: [{ outcome: 'late' }],
    })
    expect(await lastRow()).toMatchObject({ remark: 'VietQR, chuyển sau khi mã hết hạn' })
  })

  it('and twice reaches its owner twice', async () => {
    await arrive(200_000)
    await arrive(200_000)
    await settle()
    expect(await held()).toEqual({ ...before, member: before.member + 400_000 })
    expect(await look()).toMatchObject({
      status: 'received',
      arrived: 400_000,
      arrivals: [
        { outcome: 'exact', state: 'credited' },
        { outcome: 'twice', state: 'credited' },
      ],
    })
  })

  it('and another time before the settlement: both are credited, one completes the deposit', async () => {
    await arrive(150_000)
    await arrive(200_000)
    expect(await settle()).toBe(1)
    expect(await held()).toEqual({ ...before, member: before.member + 350_000 })
    expect(await look()).toMatchObject({ status: 'received', arrived: 350_000 })
  })

  it('with an unknown memo waits, however often the job runs', async () => {
    await arrive(200_000, 'khong co noi dung')
    expect(await settle()).toBe(0)
    expect(await held()).toEqual({ ...before, suspense: before.suspense + 200_000 })
  })

  it('is credited once by ten runs at once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => arrive(70_000)))
    const changed = await Promise.all(Array.from({ length: 10 }, settle))
    expect(changed.reduce((sum, each) => sum + each, 0)).toBe(5)
    expect(await held()).toEqual({ ...before, member: before.member + 350_000 })
  })

  it('and exactly in the same moment: nothing is lost and nothing is credited twice', async () => {
    await arrive(100_000)
    await Promise.all([settle(), arrive(200_000), settle(), arrive(200_000), settle()])
    await settle()
    expect(await held()).toEqual({ ...before, member: before.member + 500_000 })
    expect(await look()).toMatchObject({ status: 'received', arrived: 500_000 })
  })

  it('waits where the merchant looks first, and is credited once the merchant no longer does', async () => {
    await lookFirst()
    await arrive(199_000)
    expect(await settle()).toBe(0)
    expect(await look()).toMatchObject({ creditsOthers: false, status: 'pending', arrived: 0 })
    await operateMerchant({ creditOthers: true })
    expect(await settle()).toBe(1)
    expect(await look()).toMatchObject({ creditsOthers: true, status: 'received', arrived: 199_000 })
  })
})

describe('what the operator decides', () => {
  it('reaches the account that it names, once', async () => {
    const reference = await arrive(200_000, 'quen noi dung')
    const wanted = { reference, do: 'assign', account: member.name }
    expect(await operate(wanted)).toEqual({
      status: 200,
      body: { success: true, value: { reference, state: 'credited', repeated: false } },
    })
    expect(await operate(wanted)).toMatchObject({ status: 200, body: { value: { repeated: true } } })
    expect(await held()).toEqual({ ...before, member: before.member + 200_000 })
    expect(await lastRow()).toMatchObject({ orderNo: reference, remark: 'Chuyển khoản đã đối chiếu' })
  })

  it('goes back to the bank, once', async () => {
    const reference = await arrive(200_000, 'nham nguoi')
    const answers = await Promise.all(Array.from({ length: 5 }, () => operate({ reference, do: 'return' })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await held()).toEqual(before)
  })

  it('cannot be decided otherwise afterwards', async () => {
    const reference = await arrive(200_000, 'nham nguoi')
    await operate({ reference, do: 'return' })
    for (const wanted of [{ do: 'assign', account: member.name }]) {
      expect(await operate({ reference, ...wanted })).toMatchObject({
        status: 409,
        body: { field: 'reference' },
      })
    }
    const credited = await arrive(200_000)
    expect(await operate({ reference: credited, do: 'return' })).toMatchObject({ status: 409 })
    expect(await operate({ reference: credited, do: 'assign', account: other.name })).toMatchObject({
      status: 409,
    })
  })

  it('about a deposit that waits completes it for its owner alone', async () => {
    await lookFirst()
    const wrong = await arrive(1_000)
    await operate({ reference: wrong, do: 'assign', account: other.name })
    expect(await look()).toMatchObject({ status: 'pending', arrived: 0, arrivals: [] })
    const short = await arrive(199_000)
    await operate({ reference: short, do: 'assign', account: member.name })
    expect(await look()).toMatchObject({ status: 'received', arrived: 199_000 })
    await operateMerchant({ creditOthers: true })
  })

  it('and the job at once move the money once', async () => {
    const reference = await arrive(123_000)
    const [answer] = await Promise.all([
      operate({ reference, do: 'assign', account: member.name }),
      settle(),
      settle(),
    ])
    expect(answer.status).toBe(200)
    expect(await held()).toEqual({ ...before, member: before.member + 123_000 })
  })

  it.each([
    ['an unknown reference', { reference: 'FT27-NOTHING', do: 'return' }, 404, 'reference'],
    ['an unknown account', { do: 'assign', account: 'nobodyatall' }, 400, 'account'],
    ['no account', { do: 'assign' }, 400, 'account'],
    ['no reason', { do: 'return', reason: '' }, 400, 'reason'],
  ])('is refused for %s', async (_name, wanted, status, field) => {
    const reference = await arrive(1_000, 'ai day')
    expect(await operate({ reference, ...wanted })).toMatchObject({ status, body: { field } })
  })

  it('needs the secret of the operator', async () => {
    const response = await gateway.fetch('http://gateway.test/ops/bank-transfer', {
      method: 'POST',
      body: '{}',
    })
    expect(response.status).toBe(403)
  })
})

describe('the list of deposits', () => {
  it('shows the newest first, page by page, and nobody else sees them', async () => {
    const first = await depositsOf(member.token, 1)
    expect(first.list[0]?.depositId).toBe(deposit.depositId)
    expect(first.list).toHaveLength(2)
    const second = await depositsOf(member.token, 2)
    expect(Number(second.list[0]?.depositId)).toBeLessThan(Number(first.list[1]?.depositId))
    expect(second.totalCount).toBe(first.totalCount)
    expect(await depositsOf(other.token, 1)).toMatchObject({ list: [], totalCount: 0 })
  })
})

describe('after all that', () => {
  it('the ledger agrees', async () => {
    await expectReconciled(gateway.services.db)
  })
})

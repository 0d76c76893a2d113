import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls, type Deposit } from '@saola/protocol'
import { signTransfer } from '../../src/bank/transfer-signature.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf, settleMerchant, type TestPerson } from '../wallet/people.ts'

const minute = 60_000
const bankSecret = 'the-bank-and-we'

let gateway: TestGateway
let member: TestPerson
let deposit: Deposit
let before: { member: number; suspense: number }

beforeAll(async () => {
  gateway = await startGateway({ bankSecret })
  await settleMerchant(gateway)
  member = await addPerson(gateway, 'bankplayer')
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
const newReference = () => `FT26-${100_000 + references++}`

async function report(transfer: object, signature?: string): Promise<{ status: number; body: unknown }> {
  const body = JSON.stringify(transfer)
  const response = await gateway.fetch('http://gateway.test/bank/transfers', {
    method: 'POST',
    headers: { 'X-Bank-Signature': signature ?? signTransfer(bankSecret, body) },
    body,
  })
  return { status: response.status, body: await response.json() }
}

const outcomeOf = async (transfer: object): Promise<unknown> =>
  ((await report(transfer)).body as { value: { outcome: string } }).value.outcome

describe('a reported transfer', () => {
  it('credits a pending deposit that it pays exactly', async () => {
    const memo = `MBVCB.123.${deposit.memo} chuyen tien`
    expect(await outcomeOf({ reference: newReference(), memo, amount: 200_000 })).toBe('exact')
    expect(await held()).toEqual({ ...before, member: before.member + 200_000 })
    const now = await gateway
      .client(member.token)
      .send(calls.wallet.depositStatus, { depositId: deposit.depositId })
    expect(now).toMatchObject({ status: 'received', receivedAt: gateway.clock.now() })
    const page = await gateway.client(member.token).send(calls.wallet.transactions, {
      startTime: gateway.clock.now(),
      endTime: gateway.clock.now(),
      codeTypes: 'deposit',
      page: 1,
      size: 1,
    })
    expect(page.list[0]).toMatchObject({
      txTypeId: 6101,
      remark: 'VietQR',
      orderNo: deposit.memo,
      amount: 200_000,
    })
  })

  it.each([
    ['too little', 'wrong-amount', () => ({ memo: deposit.memo, amount: 199_999 })],
    ['too much', 'wrong-amount', () => ({ memo: deposit.memo, amount: 200_001 })],
    ['an unknown memo', 'unknown-memo', () => ({ memo: 'cam on ban nhieu lam', amount: 200_000 })],
    ['no memo', 'unknown-memo', () => ({ memo: '', amount: 200_000 })],
  ])('with %s is %s: it waits in the suspense account', async (_name, outcome, transfer) => {
    const { memo, amount } = transfer()
    expect(await outcomeOf({ reference: newReference(), memo, amount })).toBe(outcome)
    expect(await held()).toEqual({ ...before, suspense: before.suspense + amount })
  })

  it('leaves the deposit payable after a wrong amount', async () => {
    await report({ reference: newReference(), memo: deposit.memo, amount: 1 })
    expect(await outcomeOf({ reference: newReference(), memo: deposit.memo, amount: 200_000 })).toBe('exact')
  })

  it('that comes late waits in the suspense account', async () => {
    gateway.clock.advance(15 * minute)
    expect(await outcomeOf({ reference: newReference(), memo: deposit.memo, amount: 200_000 })).toBe('late')
    expect(await held()).toEqual({ ...before, suspense: before.suspense + 200_000 })
  })

  it('that pays a paid deposit waits in the suspense account', async () => {
    await report({ reference: newReference(), memo: deposit.memo, amount: 200_000 })
    expect(await outcomeOf({ reference: newReference(), memo: deposit.memo, amount: 200_000 })).toBe('twice')
    expect(await held()).toEqual({
      member: before.member + 200_000,
      suspense: before.suspense + 200_000,
    })
  })

  it('that is reported again answers as before and moves nothing', async () => {
    const transfer = { reference: newReference(), memo: deposit.memo, amount: 200_000 }
    const first = await report(transfer)
    const after = await held()
    expect(first.body).toMatchObject({ value: { outcome: 'exact', repeated: false } })
    expect((await report(transfer)).body).toMatchObject({ value: { outcome: 'exact', repeated: true } })
    expect(await held()).toEqual(after)
  })

  it('that comes back under its number with another amount is refused', async () => {
    const reference = newReference()
    await report({ reference, memo: deposit.memo, amount: 200_000 })
    const again = await report({ reference, memo: deposit.memo, amount: 300_000 })
    expect(again).toMatchObject({ status: 409, body: { errorCode: 'wallet.key.reused', field: 'reference' } })
  })

  it('counts once when it arrives twenty times at once', async () => {
    const transfer = { reference: newReference(), memo: deposit.memo, amount: 200_000 }
    const answers = await Promise.all(Array.from({ length: 20 }, () => outcomeOf(transfer)))
    expect(new Set(answers)).toEqual(new Set(['exact']))
    expect(await held()).toEqual({ ...before, member: before.member + 200_000 })
  })

  it('pays once when ten different transfers for one deposit arrive at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        outcomeOf({ reference: newReference(), memo: deposit.memo, amount: 200_000 }),
      ),
    )
    expect(answers.toSorted()).toEqual(['exact', ...Array.from({ length: 9 }, () => 'twice')])
    expect(await held()).toEqual({
      member: before.member + 200_000,
      suspense: before.suspense + 1_800_000,
    })
  })
})

describe('a report that cannot be trusted', () => {
  it.each([
    ['without a signature', ''],
    ['with a signature of another secret', signTransfer('guess', '{}')],
  ])('%s is refused', async (_name, signature) => {
    const transfer = { reference: newReference(), memo: deposit.memo, amount: 200_000 }
    expect(await report(transfer, signature)).toMatchObject({ status: 403, body: { errorCode: 'forbidden' } })
    expect(await held()).toEqual(before)
  })

  it.each([
    ['amount', { reference: 'FT000001', memo: 'x', amount: 0 }],
    ['amount', { reference: 'FT000001', memo: 'x', amount: 1.5 }],
    ['amount', { reference: 'FT000001', memo: 'x', amount: '5' }],
    ['reference', { reference: 'a b', memo: 'x', amount: 5 }],
    ['memo', { reference: 'FT000001', amount: 5 }],
  ])('is refused with the field %s', async (field, transfer) => {
    expect(await report(transfer)).toMatchObject({ status: 400, body: { field } })
  })

  it('finds no address where no secret is set', async () => {
    const { settings } = gateway.services
    settings.bankSecret = ''
    try {
      const transfer = { reference: newReference(), memo: 'x', amount: 5 }
      const signature = signTransfer('', JSON.stringify(transfer))
      expect((await report(transfer, signature)).status).toBe(404)
    } finally {
      settings.bankSecret = bankSecret
    }
  })
})

describe('after all that', () => {
  it('the ledger agrees', async () => {
    await expectReconciled(gateway.services.db)
  })
})

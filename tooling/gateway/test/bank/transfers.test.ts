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

async function report(transfer: unknown, signature?: string): Promise<{ status: number; body: unknown }> {
  const body = JSON.stringify(transfer)
  const response = await gateway.fetch('http://gateway.test/bank/transfers', {
    method: 'POST',
    headers: { 'X-Bank-Signature': signature ?? signTransfer(bankSecret, body) },
    body,
  })
  return { status: response.status, body: await response.json() }
}

/** Money that pays the deposit exactly. */
const payment = () => ({ reference: newReference(), memo: deposit.memo, amount: 200_000 })

const rowOf = (reference: string) =>
  gateway.services.db
    .selectFrom('bank_transfer')
    .select(['memo', 'told', 'payer_key'])
    .where('bank_reference', '=', reference)
    .executeTakeFirst()

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

describe('money under a number that came before (wallet 11)', () => {
  it.each([
    ['another amount', { amount: 300_000 }],
    ['another text', { memo: 'cam on' }],
    ['another amount and text', { memo: 'cam on', amount: 300_000 }],
  ])('with %s is recorded once and waits', async (_case, other) => {
    const transfer = payment()
    await report(transfer)
    const again = { ...transfer, ...other }
    const answer = await report(again)
    expect(answer).toMatchObject({
      status: 200,
      body: { value: { outcome: 'reference-taken', repeated: false } },
    })
    expect((answer.body as { value: { reference: string } }).value.reference).toBe(`${transfer.reference}.2`)
    expect(await held()).toEqual({
      member: before.member + 200_000,
      suspense: before.suspense + again.amount,
    })
    expect((await report(again)).body).toMatchObject({
      value: { outcome: 'reference-taken', repeated: true },
    })
    expect((await report(transfer)).body).toMatchObject({ value: { outcome: 'exact', repeated: true } })
  })

  const morning = { bank: 'VCB', account: '0071000', bookedAt: '2026-03-02T08:00:00+07:00' }
  it.each([
    ['at another bank', { bank: 'ACB' }],
    ['on another account', { account: '0071001' }],
    ['on another day', { bookedAt: '2026-03-03T08:00:00+07:00' }],
  ])('that came %s is money of its own', async (_case, other) => {
    const transfer = { ...payment(), ...morning, memo: 'cam on' }
    expect(await outcomeOf(transfer)).toBe('unknown-memo')
    expect(await outcomeOf({ ...transfer, ...other, memo: deposit.memo })).toBe('exact')
    expect(await held()).toEqual({
      member: before.member + 200_000,
      suspense: before.suspense + 200_000,
    })
  })

  it.each([
    [
      'with a changed text on the same day',
      morning,
      { memo: 'MBVCB cam on', bookedAt: '2026-03-02T21:00:00+07:00' },
    ],
    ['with bank and day told only now', {}, morning],
    ['without the bank that was told before', morning, { bank: undefined }],
  ])('is the same when it is told again %s', async (_case, told, again) => {
    const transfer = { ...payment(), ...told }
    await report(transfer)
    const after = await held()
    expect((await report({ ...transfer, ...again })).body).toMatchObject({ value: { repeated: true } })
    expect(await held()).toEqual(after)
  })

  it('waits where text and bank differ, since another bank may have the same number on that day', async () => {
    const transfer = { ...payment(), ...morning }
    await report(transfer)
    const other = { ...transfer, bank: undefined, memo: 'cam on' }
    expect(await outcomeOf(other)).toBe('reference-taken')
    expect(await held()).toEqual({
      member: before.member + 200_000,
      suspense: before.suspense + 200_000,
    })
  })

  it('is never taken for what we gave a number to', async () => {
    const transfer = payment()
    await report(transfer)
    const second = { ...transfer, amount: 7_000 }
    expect(await outcomeOf(second)).toBe('reference-taken')
    const told = { ...second, reference: `${transfer.reference}.2` }
    expect((await report(told)).body).toMatchObject({
      value: { reference: `${transfer.reference}.2.2`, outcome: 'twice', repeated: false },
    })
    expect(await held()).toEqual({
      member: before.member + 200_000,
      suspense: before.suspense + 14_000,
    })
  })

  it('is counted once each when both are told ten times at once', async () => {
    const transfer = { ...payment(), memo: 'cam on' }
    const other = { ...transfer, amount: 7_000 }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => outcomeOf(turn % 2 ? other : transfer)),
    )
    expect(new Set(answers)).toEqual(new Set(['unknown-memo', 'reference-taken']))
    expect(await held()).toEqual({ ...before, suspense: before.suspense + 207_000 })
  })
})

describe('a transfer whose owner is not certain (wallet 10)', () => {
  it("names the deposits of two members, and is nobody's", async () => {
    const second = await addPerson(gateway, 'bankplayer2')
    const other = await gateway.client(second.token).send(calls.wallet.deposit, { amount: 100_000 })
    const memo = `${deposit.memo} ${other.memo}`
    for (const amount of [200_000, 300_000]) {
      expect(await outcomeOf({ reference: newReference(), memo, amount })).toBe('several-memos')
    }
    expect(await held()).toEqual({ ...before, suspense: before.suspense + 500_000 })
    expect(await balanceOf(gateway, second.wallet)).toBe(0)
  })
})

describe('money that the bank booked in time (wallet 8)', () => {
  it.each([
    ['a date with a zone', (at: number) => new Date(at).toISOString()],
    ['milliseconds', (at: number) => at],
  ])('is in time however late it is told, by %s', async (_case, write) => {
    const bookedAt = write(gateway.clock.now() + 14 * minute)
    gateway.clock.advance(60 * minute)
    const transfer = { reference: newReference(), memo: deposit.memo, amount: 200_000 }
    expect(await outcomeOf({ ...transfer, bookedAt })).toBe('exact')
  })

  it.each(['2026-01-01', '2026-01-01T08:00:00', 'hôm qua', -1, 1.5, {}])(
    'is not guessed from %j',
    async (bookedAt) => {
      gateway.clock.advance(60 * minute)
      const transfer = { reference: newReference(), memo: deposit.memo, amount: 200_000, bookedAt }
      expect(await outcomeOf(transfer)).toBe('late')
    },
  )
})

describe('a report that is oddly written is taken, and kept as it came (wallet 54)', () => {
  it.each([
    ['no memo', { reference: 'odd-1' }, 'odd-1', ''],
    ['a memo of null', { reference: 'odd-2', memo: null }, 'odd-2', ''],
    ['a memo that is a number', { reference: 'odd-3', memo: 42 }, 'odd-3', '42'],
    ['a NUL in the memo', { reference: 'odd-4', memo: 'cam\0on' }, 'odd-4', 'cam on'],
    ['half a sign in the memo', { reference: 'odd-5', memo: 'cam \ud83d' }, 'odd-5', 'cam \ufffd'],
    ['a memo of 501 letters', { reference: 'odd-6', memo: 'x'.repeat(501) }, 'odd-6', 'x'.repeat(500)],
    ['slashes in the number', { reference: 'FT/25/1', memo: 'x' }, 'FT-25-1', 'x'],
    ['spaces around the number', { reference: ' odd 7 ', memo: 'x' }, 'odd-7', 'x'],
    ['a payer that is no number', { reference: 'odd-8', memo: 'x', payer: 'Nguyễn Văn A' }, 'odd-8', 'x'],
  ])('%s', async (_case, transfer, reference, memo) => {
    expect(await report({ ...transfer, amount: 1_000 })).toMatchObject({
      status: 200,
      body: { value: { reference } },
    })
    const row = await rowOf(reference)
    expect(row).toMatchObject({ memo, payer_key: null })
    const told = { reference: transfer.reference, memo: 'memo' in transfer ? transfer.memo : undefined }
    const isClean = transfer.reference === reference && told.memo === memo
    expect(row?.told).toBe(isClean ? null : JSON.stringify(told))
    expect((await report({ ...transfer, amount: 1_000 })).body).toMatchObject({ value: { repeated: true } })
  })

  it('a number of more digits than a number can hold', async () => {
    const body = '{"reference": 20260302123456789012, "memo": "x", "amount": 1000}'
    const answer = await gateway.fetch('http://gateway.test/bank/transfers', {
      method: 'POST',
      headers: { 'X-Bank-Signature': signTransfer(bankSecret, body) },
      body,
    })
    expect(await answer.json()).toMatchObject({ value: { reference: '20260302123456789012' } })
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
    ['amount', { reference: 'FT000001', memo: 'x' }],
    ['reference', { memo: 'x', amount: 5 }],
    ['reference', { reference: ' / ', memo: 'x', amount: 5 }],
    ['body', 'a text'],
    ['body', null],
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

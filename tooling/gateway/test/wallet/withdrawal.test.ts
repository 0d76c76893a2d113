import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cameraPng, onePixelPng } from '@saola/testkit'
import { calls } from '@saola/protocol'
import type { ToldClient } from '@saola/testkit'
import { refusal, visit } from '../http/visitor.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { savePaymentPassword } from '../../src/accounts/payment-password.ts'
import { assumeReceipts } from '../../src/wallet/withdrawal/assume-receipts.ts'
import { payAutomatically } from '../../src/wallet/withdrawal/pay-automatically.ts'

const minute = 60_000
const paymentPassword = '246810'
const png = onePixelPng.toString('base64')

let gateway: TestGateway
let api: ToldClient
let cardId = ''
let keys = 0

beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  const visitor = visit(gateway)
  await visitor.signIn('hoangnam91')
  api = visitor.api
  const account = await gateway.services.db
    .selectFrom('account')
    .select('id')
    .where('name', '=', 'hoangnam91')
    .executeTakeFirstOrThrow()
  await savePaymentPassword(gateway.services.db, account.id, paymentPassword, gateway.services)
  const card = await api.send(calls.wallet.addBankCard, {
    bin: '970436',
    accountNumber: '0071001234567',
    accountName: 'Phạm Hoàng Nam',
    paymentPassword,
  })
  cardId = card.cardId
})
afterAll(async () => {
  await expectReconciled(gateway.services.db).finally(gateway.close)
})

function withdraw(amount: number, more: { key?: string; paymentPassword?: string } = {}) {
  keys += 1
  return api.send(
    calls.wallet.withdraw,
    { cardId, amount, paymentPassword: more.paymentPassword ?? paymentPassword },
    { idempotencyKey: more.key ?? `withdrawal-test-${keys}` },
  )
}

async function operate(withdrawalId: string, step: string, reason?: string): Promise<number> {
  keys += 1
  const response = await gateway.fetch('http://gateway.test/ops/withdrawal', {
    method: 'POST',
    headers: { 'X-Ops-Secret': 'ops' },
    body: JSON.stringify({
      merchant: 'saola',
      withdrawalId,
      step,
      key: `withdrawal-step-${keys}`,
      ...(reason && { reason }),
    }),
  })
  return response.status
}

async function money(): Promise<{ available: number; onHold: number }> {
  const { available = Number.NaN, onHold = Number.NaN } = await api.send(calls.wallet.balance)
  return { available, onHold }
}

async function disbursed(amount: number): Promise<string> {
  const { withdrawalId } = await withdraw(amount)
  await operate(withdrawalId, 'approve')
  await operate(withdrawalId, 'disburse')
  return withdrawalId
}

function answer(withdrawalId: string, say: 'received' | 'partly' | 'not_received', more: object = {}) {
  keys += 1
  return api.send(
    calls.wallet.confirmWithdrawal,
    { withdrawalId, answer: say, ...more },
    { idempotencyKey: `withdrawal-answer-${keys}` },
  )
}

describe('bank accounts (wallet 22)', () => {
  it('show four digits and the holder in capitals without accents', async () => {
    const { cards, holder, hasPaymentPassword } = await api.send(calls.wallet.bankCards)
    expect(cards).toMatchObject([
      { accountNumber: '••••4567', accountName: 'PHAM HOANG NAM', bank: { shortName: 'Vietcombank' } },
    ])
    expect([holder, hasPaymentPassword]).toEqual(['PHAM HOANG NAM', true])
  })

  it.each([
    ['another holder', { accountName: 'Trần Văn B' }, 'accountName'],
    ['an unknown bank', { bin: '123456' }, 'bin'],
    ['a number that is in use', { accountNumber: '0071001234567' }, 'accountNumber'],
    ['a wrong transaction password', { paymentPassword: '111111' }, 'paymentPassword'],
  ])('refuse %s', async (_, change, field) => {
    const input = { bin: '970436', accountNumber: '99887766', accountName: 'PHAM HOANG NAM', paymentPassword }
    const refused = await refusal(api.send(calls.wallet.addBankCard, { ...input, ...change }))
    expect(refused.field).toBe(field)
  })

  it('are 55 banks, each BIN once', async () => {
    const banks = await api.send(calls.wallet.banks)
    expect(banks.length).toBe(55)
    expect(new Set(banks.map((bank) => bank.bin)).size).toBe(55)
  })
})

describe('a withdrawal (wallet 14)', () => {
  let before: { available: number; onHold: number }
  beforeEach(async () => {
    before = await money()
  })

  it('is on hold from the first second, and comes back when it is cancelled', async () => {
    const asked = await withdraw(500_000)
    expect(asked).toMatchObject({ state: 'in_process', canCancel: true, answers: [], remaining: 500_000 })
    expect(await money()).toEqual({ available: before.available - 500_000, onHold: before.onHold + 500_000 })
    const cancelled = await api.send(
      calls.wallet.cancelWithdrawal,
      { withdrawalId: asked.withdrawalId },
      { idempotencyKey: 'withdrawal-cancel-1' },
    )
    expect(cancelled.events.map((event) => event.state)).toEqual(['in_process', 'cancelled'])
    expect(await money()).toEqual(before)
  })

  it('answers fifty taps of one intention with one withdrawal', async () => {
    const taps = await Promise.all(
      Array.from({ length: 50 }, () => withdraw(100_000, { key: 'fifty-taps-one-key' })),
    )
    expect(new Set(taps.map((tap) => tap.withdrawalId)).size).toBe(1)
    expect(await money()).toEqual({ available: before.available - 100_000, onHold: before.onHold + 100_000 })
    const other = await refusal(withdraw(200_000, { key: 'fifty-taps-one-key' }))
    expect([other.status, other.code]).toEqual([409, 'wallet.key.reused'])
    await operate(taps[0]?.withdrawalId ?? '', 'reject', 'Thử lại sau')
  })

  it.each([
    ['too little', 49_999, 'amount'],
    ['too much', 300_000_001, 'amount'],
    ['more than there is', 250_000_000, 'amount'],
  ])('is refused for %s', async (_, amount, field) => {
    expect((await refusal(withdraw(amount))).field).toBe(field)
    expect(await money()).toEqual(before)
  })

  it('is refused with a wrong transaction password', async () => {
    const refused = await refusal(withdraw(100_000, { paymentPassword: '000000' }))
    expect(refused.code).toBe('invalid.payment.pw')
    expect(await money()).toEqual(before)
  })

  it('returns when the operator refuses it, with the reason', async () => {
    const { withdrawalId } = await withdraw(300_000)
    expect(await operate(withdrawalId, 'reject', 'Tên người nhận không khớp')).toBe(200)
    const shown = await api.send(calls.wallet.withdrawal, { withdrawalId })
    expect(shown).toMatchObject({ state: 'rejected', reason: 'Tên người nhận không khớp', canCancel: false })
    expect(await money()).toEqual(before)
    expect(await operate(withdrawalId, 'disburse')).toBe(400)
  })

  it('is paid, and the member says that it came', async () => {
    const withdrawalId = await disbursed(300_000)
    expect(await money()).toEqual({ ...before, available: before.available - 300_000 })
    const shown = await answer(withdrawalId, 'received')
    expect(shown).toMatchObject({ confirmation: 'received', received: 300_000, remaining: 0, answers: [] })
    expect(shown.events.map((event) => [event.state, event.by])).toEqual([
      ['in_process', 'member'],
      ['approved', 'operator'],
      ['disbursed', 'bank'],
      ['received', 'member'],
    ])
  })

  it('came in part: received and remaining make the amount', async () => {
    const withdrawalId = await disbursed(300_000)
    const wrong = await refusal(answer(withdrawalId, 'partly', { received: 100_000, remaining: 100_000 }))
    expect(wrong.code).toBe('wallet.confirm.refused')
    const shown = await answer(withdrawalId, 'partly', { received: 100_000, remaining: 200_000 })
    expect(shown).toMatchObject({ confirmation: 'partly_received', received: 100_000, remaining: 200_000 })
    expect(await operate(withdrawalId, 'force')).toBe(200)
  })

  it('did not come: a picture is needed, png or jpg by its content', async () => {
    const withdrawalId = await disbursed(300_000)
    expect((await refusal(answer(withdrawalId, 'not_received'))).code).toBe('wallet.confirm.refused')
    const text = Buffer.from('not a picture').toString('base64')
    const refused = await refusal(api.send(calls.wallet.addWithdrawalProof, { withdrawalId, image: text }))
    expect(refused.field).toBe('image')
    // Sent again, as after a reply that was lost, it is still one picture; so is the one with the camera's own notes.
    await api.send(calls.wallet.addWithdrawalProof, { withdrawalId, image: png })
    await api.send(calls.wallet.addWithdrawalProof, { withdrawalId, image: png })
    const asTaken = cameraPng.toString('base64')
    await api.send(calls.wallet.addWithdrawalProof, { withdrawalId, image: asTaken })
    const shown = await answer(withdrawalId, 'not_received')
    expect(shown).toMatchObject({ confirmation: 'not_received', received: 0, proofs: 1 })
    // A forced receipt: the operator's evidence shows that it came, nothing is refunded.
    const then = await money()
    await operate(withdrawalId, 'force')
    expect(await money()).toEqual(then)
  })

  it('counts as received after thirty minutes without an answer, once however often the job runs', async () => {
    const withdrawalId = await disbursed(300_000)
    gateway.clock.advance(30 * minute - 1)
    expect(await assumeReceipts.run(gateway.services)).toBe(0)
    gateway.clock.advance(1)
    expect((await api.send(calls.wallet.withdrawal, { withdrawalId })).confirmation).toBe('assumed_received')
    const runs = await Promise.all([
      assumeReceipts.run(gateway.services),
      assumeReceipts.run(gateway.services),
    ])
    expect(runs[0] + runs[1]).toBe(1)
    expect((await refusal(answer(withdrawalId, 'not_received'))).code).toBe('wallet.confirm.refused')
  })

  it("is paid without a person up to the merchant's amount, once by two processes", async () => {
    // This member deposited and has never bet, which would be marked (wallet 45).
    const change = { merchant: 'saola', withdrawal: { automaticUpTo: 100_000, marks: [] } }
    await gateway.fetch('http://gateway.test/ops/merchant', {
      method: 'POST',
      headers: { 'X-Ops-Secret': 'ops' },
      body: JSON.stringify(change),
    })
    const small = await withdraw(100_000)
    const large = await withdraw(100_001)
    for (let run = 0; run < 3; run += 1) {
      await Promise.all([payAutomatically.run(gateway.services), payAutomatically.run(gateway.services)])
    }
    const shown = await api.send(calls.wallet.withdrawals, { pageNo: 1, pageSize: 2 })
    expect(shown.list.map((each) => [each.withdrawalId, each.state])).toEqual([
      [large.withdrawalId, 'in_process'],
      [small.withdrawalId, 'disbursed'],
    ])
  })

  it('belongs to its owner alone', async () => {
    const { withdrawalId } = await withdraw(100_001)
    const stranger = visit(gateway)
    await stranger.signIn('member02')
    const look = stranger.api.send(calls.wallet.withdrawal, { withdrawalId })
    expect((await refusal(look)).status).toBe(404)
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls, type Deposit } from '@saola/protocol'
import { operateTransfer } from '../../src/bank/operate-transfer.ts'
import { listUndecided } from '../../src/bank/bank-transfer-store.ts'
import { receiveTransfer } from '../../src/bank/receive-transfer.ts'
import { signTransfer } from '../../src/bank/transfer-signature.ts'
import { settleTransfers } from '../../src/bank/settle-transfers-job.ts'
import { memberAccount, postTransfer } from '../../src/ledger/ledger.ts'
import { bookEarnings } from '../../src/points/book-earnings.ts'
import { payAutomatically } from '../../src/wallet/withdrawal/pay-automatically.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPayee, operate as operateStep } from '../wallet/payee.ts'
import {
  accountOfOperator,
  addPerson,
  balanceOf,
  fund,
  settleMerchant,
  type TestPerson,
} from '../wallet/people.ts'

const merchant = 'saola'
const bankSecret = 'a secret between the bank and us'

let gateway: TestGateway
let member: TestPerson
let other: TestPerson
let deposit: Deposit
let count = 0

beforeAll(async () => {
  gateway = await startGateway({ bankSecret })
  await settleMerchant(gateway)
})
afterAll(() => expectReconciled(gateway.services.db).finally(gateway.close))
beforeEach(async () => {
  count += 1
  member = await addPerson(gateway, `undo${count}`)
  other = await addPerson(gateway, `undoother${count}`)
  deposit = await gateway.client(member.token).send(calls.wallet.deposit, { amount: 150_000 })
})

const look = () =>
  gateway.client(member.token).send(calls.wallet.depositStatus, { depositId: deposit.depositId })

let references = 0
async function arrive(amount: number, memo = deposit.memo): Promise<string> {
  const reference = `FT9-${100_000 + references++}`
  await receiveTransfer(gateway.services, { reference, memo, amount })
  return reference
}

const operate = (wanted: Parameters<typeof operateTransfer>[1]) => operateTransfer(gateway.services, wanted)
const assign = (reference: string, account: string) =>
  operate({ merchant, do: 'assign', reference, account, reason: 'has the receipt', by: 'Lan' })
const sendBack = (reference: string) =>
  operate({ merchant, do: 'return', reference, reason: 'as they asked', by: 'Lan' })
const recall = (reference: string, recallReference = `RC-${reference}`) =>
  operate({ merchant, do: 'recall', reference, recallReference, reason: 'the bank took it', by: 'Minh' })
const bookingAt = async (reference: string) => {
  const row = await rowOf(reference)
  return row.settle_transfer_id ?? row.transfer_id
}
const undo = async (reference: string, booking?: number) =>
  operate({
    merchant,
    do: 'undo',
    reference,
    booking: booking ?? (await bookingAt(reference)),
    reason: 'it was not theirs',
    by: 'Minh',
  })

const rowOf = (reference: string) =>
  gateway.services.db
    .selectFrom('bank_transfer')
    .selectAll()
    .where('bank_reference', '=', reference)
    .executeTakeFirstOrThrow()
const undosOf = async (reference: string) => {
  const { rows } = await sql<Record<string, unknown>>`
    select undone_state, first_reason, first_by, reason, undone_by from bank_transfer_undo
    where bank_transfer_id = (select id from bank_transfer where bank_reference = ${reference}) order by id`.execute(
    gateway.services.db,
  )
  return rows
}
const noticesOf = async ({ id }: TestPerson) => {
  const { rows } = await sql<{ kind: string; about: string }>`select kind, about from account_notice
    where account_id = ${id} and kind like 'deposit%' order by id`.execute(gateway.services.db)
  return rows.map(({ kind, about }) => [kind, about])
}
const owedBy = async ({ id }: TestPerson) =>
  -(await balanceOf(gateway, await memberAccount(gateway.services.db, id, 'debt'))) + 0
const spend = (person: TestPerson, amount: number) => fund(gateway, person, -amount)
const waits = async (reference: string) =>
  (await listUndecided(gateway.services.db, undefined, 1_000)).some((row) => row.reference === reference)

describe('what was decided about money of the bank is undone (wallet 60)', () => {
  it('an assignment: the money leaves whoever had it and waits for a person, never by itself', async () => {
    const reference = await arrive(90_000, 'chuyen tien')
    await assign(reference, other.name)
    expect(await balanceOf(gateway, other.wallet)).toBe(90_000)
    expect(await undo(reference)).toEqual({ reference, state: 'waiting', repeated: false })
    expect(await balanceOf(gateway, other.wallet)).toBe(0)
    expect(await owedBy(other)).toBe(0)
    expect(await settleTransfers.run(gateway.services)).toBe(0)
    expect(await waits(reference)).toBe(true)
    expect(await undosOf(reference)).toEqual([
      {
        undone_state: 'credited',
        first_reason: 'has the receipt',
        first_by: 'Lan',
        reason: 'it was not theirs',
        undone_by: 'Minh',
      },
    ])
    await assign(reference, other.name)
    expect(await balanceOf(gateway, other.wallet)).toBe(90_000)
    // Each coming is told, and each going.
    expect(await noticesOf(other)).toEqual([
      ['deposit_arrived', reference],
      ['deposit_taken_back', reference],
      ['deposit_arrived', `${reference} (2)`],
    ])
  })

  it('once, and never what was decided anew meanwhile', async () => {
    const reference = await arrive(90_000, 'chuyen tien')
    await assign(reference, other.name)
    const first = await bookingAt(reference)
    await undo(reference, first)
    expect(await undo(reference, first)).toMatchObject({ state: 'waiting', repeated: true })
    await assign(reference, member.name)
    expect(await undo(reference, first)).toMatchObject({ state: 'credited', repeated: true })
    await expect(undo(reference, 1)).rejects.toMatchObject({
      code: 'transfer.refused',
      field: 'booking',
      messageKey: 'wallet.undo.decided_anew',
    })
    expect(await balanceOf(gateway, member.wallet)).toBe(90_000)
  })

  it('what still waits has nothing to undo', async () => {
    const reference = await arrive(90_000, 'chuyen tien')
    await expect(undo(reference)).rejects.toMatchObject({ messageKey: 'wallet.undo.undecided' })
  })

  it('a return: what went to the bank is back before a person', async () => {
    const reference = await arrive(90_000, 'chuyen tien')
    await sendBack(reference)
    expect(await undo(reference)).toMatchObject({ state: 'waiting' })
    expect(await waits(reference)).toBe(true)
    await assign(reference, member.name)
    expect(await balanceOf(gateway, member.wallet)).toBe(90_000)
  })

  it('a credit in order, with its deposit, the points and the notice', async () => {
    const reference = await arrive(150_000)
    await bookEarnings.run(gateway.services)
    expect(await look()).toMatchObject({ status: 'received', arrived: 150_000 })
    gateway.clock.advance(1)
    await undo(reference)
    await bookEarnings.run(gateway.services)
    expect(await look()).toMatchObject({ status: 'expired', arrived: 0, arrivals: [] })
    expect(await balanceOf(gateway, await memberAccount(gateway.services.db, member.id, 'points'))).toBe(0)
    const { rows } = await sql<{ kind: string; reason: string }>`
      select kind, reason from account_notice where account_id = ${member.id} order by id`.execute(
      gateway.services.db,
    )
    expect(rows.at(-1)).toEqual({ kind: 'deposit_taken_back', reason: 'wallet.taken_back.suspense' })
  })

  it('a deposit that other money of its owner paid as well stays received', async () => {
    const first = await arrive(150_000)
    await arrive(150_000)
    await settleTransfers.run(gateway.services)
    expect(await look()).toMatchObject({ status: 'received', arrived: 300_000 })
    await undo(first)
    expect(await look()).toMatchObject({ status: 'received', arrived: 150_000 })
    expect(await balanceOf(gateway, member.wallet)).toBe(150_000)
  })

  it('nobody does it without a name, nor for another merchant', async () => {
    const reference = await arrive(150_000)
    const booking = await bookingAt(reference)
    const wanted = { do: 'undo', reference, booking, reason: 'why' } as const
    await expect(operate({ ...wanted, merchant })).rejects.toMatchObject({ field: 'by' })
    await expect(operate({ ...wanted, merchant: 'nobody', by: 'Lan' })).rejects.toMatchObject({})
    expect(await balanceOf(gateway, member.wallet)).toBe(150_000)
  })
})

describe('what the bank takes back is taken from where it is (wallet 60, 61)', () => {
  it.each([
    ['waits', async () => arrive(90_000, 'chuyen tien'), 0],
    [
      'lies in a wallet',
      async () => {
        const reference = await arrive(90_000, 'chuyen tien')
        await assign(reference, other.name)
        return reference
      },
      0,
    ],
    [
      'was spent in part',
      async () => {
        const reference = await arrive(90_000, 'chuyen tien')
        await assign(reference, other.name)
        await spend(other, 60_000)
        return reference
      },
      60_000,
    ],
  ])('money that %s', async (_case, bring, owed) => {
    const reference = await bring()
    const bank = await accountOfOperator(gateway.services.db, 'bank')
    const before = await balanceOf(gateway, bank)
    expect(await recall(reference)).toMatchObject({ state: 'recalled', repeated: false })
    expect(await recall(reference)).toMatchObject({ state: 'recalled', repeated: true })
    expect(await balanceOf(gateway, bank)).toBe(before + 90_000)
    expect(await balanceOf(gateway, other.wallet)).toBe(0)
    expect(await owedBy(other)).toBe(owed)
    expect(await waits(reference)).toBe(false)
  })

  it('what went back to the bank already is not taken again', async () => {
    const reference = await arrive(90_000, 'chuyen tien')
    await sendBack(reference)
    await expect(recall(reference)).rejects.toMatchObject({ messageKey: 'wallet.undo.sent_back' })
  })

  it('and the bank may have been wrong: undone, it waits again, and pays the debt once it is assigned', async () => {
    const reference = await arrive(90_000, 'chuyen tien')
    await assign(reference, other.name)
    await spend(other, 60_000)
    await recall(reference)
    await undo(reference)
    await assign(reference, other.name)
    expect(await owedBy(other)).toBe(0)
    expect(await balanceOf(gateway, other.wallet)).toBe(30_000)
  })

  it('whatever comes pays the debt first, in the same moment, and the statement says so', async () => {
    const reference = await arrive(150_000)
    await spend(member, 150_000)
    await recall(reference)
    expect(await owedBy(member)).toBe(150_000)
    await fund(gateway, member, 100_000)
    expect([await balanceOf(gateway, member.wallet), await owedBy(member)]).toEqual([0, 50_000])
    const came = await postTransfer(gateway.services.db, {
      scope: 'test-debt',
      key: `more-${count}`,
      requestHash: 'more',
      kind: 'adjustment',
      reference: 'more',
      remark: 'more',
      now: gateway.clock.now(),
      entries: [
        { ledgerAccountId: await accountOfOperator(gateway.services.db, 'opening'), amount: -80_000 },
        { ledgerAccountId: member.wallet, amount: 80_000 },
      ],
    })
    // What the caller is told is left is what is left.
    expect(came.outcome === 'posted' && came.balances.get(member.wallet)).toBe(30_000)
    expect([await balanceOf(gateway, member.wallet), await owedBy(member)]).toEqual([30_000, 0])
    const api = gateway.client(member.token)
    const { list } = await api.send(calls.wallet.transactions, {
      page: 1,
      size: 20,
      startTime: gateway.clock.now() - 1_000,
      endTime: gateway.clock.now(),
    })
    expect(list.map(({ amount, remark }) => [amount, remark]).slice(0, 4)).toEqual([
      [-50_000, 'Trả khoản còn nợ'],
      [80_000, 'more'],
      [-100_000, 'Trả khoản còn nợ'],
      [100_000, expect.any(String)],
    ])
  })
})

const report = async (body: object) => {
  const text = JSON.stringify(body)
  const answer = await gateway.fetch('http://gateway.test/bank/transfers', {
    method: 'POST',
    headers: { 'X-Bank-Signature': signTransfer(bankSecret, text) },
    body: text,
  })
  return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) }
}

describe('a bank reports that it took a transfer back (wallet 60)', () => {
  it('once for each number of its own, and only after the transfer itself', async () => {
    const recalled = { reference: `RX${count}`, amount: 90_000, recall: 'RC-1' }
    expect(await report(recalled)).toMatchObject({ status: 404 })
    await report({ reference: recalled.reference, amount: 90_000, memo: 'chuyen tien' })
    await assign(recalled.reference, other.name)
    expect(await report(recalled)).toMatchObject({ status: 200, value: { repeated: false } })
    expect(await report(recalled)).toMatchObject({ status: 200, value: { repeated: true } })
    expect(await balanceOf(gateway, other.wallet)).toBe(0)
    expect(await undosOf(recalled.reference)).toMatchObject([{ reason: 'RC-1', undone_by: 'bank' }])
  })

  it('all of one that paid several deposits', async () => {
    const second = await gateway.client(member.token).send(calls.wallet.deposit, { amount: 50_000 })
    const told = { reference: `RS${count}`, amount: 200_000 }
    await report({ ...told, memo: `${deposit.memo} ${second.memo}` })
    expect(await balanceOf(gateway, member.wallet)).toBe(200_000)
    expect(await report({ ...told, recall: 'RC-2' })).toMatchObject({ status: 200 })
    expect([await balanceOf(gateway, member.wallet), await owedBy(member)]).toEqual([0, 0])
    expect(await look()).toMatchObject({ arrived: 0 })
  })

  it.each([
    ['a sum that did not come', { amount: 90_001, recall: 'RC-3' }, 404],
    ['a number that is none', { amount: 90_000, recall: ' ' }, 400],
  ])('%s moves nothing', async (_case, told, status) => {
    const reference = await arrive(90_000, 'chuyen tien')
    await assign(reference, other.name)
    expect(await report({ reference, ...told })).toMatchObject({ status })
    expect(await balanceOf(gateway, other.wallet)).toBe(90_000)
  })

  it('what may be one of two, a person decides', async () => {
    const told = { reference: `RT${count}`, amount: 90_000 }
    await report({ ...told, memo: 'tien nha', bank: 'VCB' })
    await report({ ...told, memo: 'tien dien', bank: 'ACB' })
    expect(await report({ ...told, recall: 'RC-4' })).toMatchObject({ status: 400 })
    expect(await report({ ...told, bank: 'ACB', recall: 'RC-4' })).toMatchObject({ status: 200 })
  })
})

it('nothing is paid out for an account that owes; refused, the money pays what is owed (wallet 61)', async () => {
  await fund(gateway, member, 150_000)
  const { withdrawalId } = await (await addPayee(gateway, member)).ask(150_000)
  const reference = await arrive(150_000)
  await spend(member, 150_000)
  await recall(reference)
  expect(await owedBy(member)).toBe(150_000)
  const approved = operateStep(gateway, withdrawalId, 'approve')
  await expect(approved).rejects.toMatchObject({ messageKey: 'wallet.withdraw.owes' })
  await payAutomatically.run(gateway.services)
  expect(await balanceOf(gateway, await memberAccount(gateway.services.db, member.id, 'hold'))).toBe(150_000)
  await operateStep(gateway, withdrawalId, 'reject', { reason: 'was recalled' })
  expect([await balanceOf(gateway, member.wallet), await owedBy(member)]).toEqual([0, 0])
})

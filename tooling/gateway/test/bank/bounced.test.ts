import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls, type Withdrawal } from '@saola/protocol'
import { operateTransfer } from '../../src/bank/operate-transfer.ts'
import { receiveTransfer } from '../../src/bank/receive-transfer.ts'
import { memberAccount } from '../../src/ledger/ledger.ts'
import { closeIfEmpty } from '../../src/member/close-if-empty.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPayee, operate, type Payee } from '../wallet/payee.ts'
import { addPerson, balanceOf, fund, settleMerchant, type TestPerson } from '../wallet/people.ts'

const merchant = 'saola'
const reason = 'Tài khoản nhận đã đóng'
const amount = 300_000
const day = 24 * 60 * 60_000

let gateway: TestGateway
let member: TestPerson
let payee: Payee
let payout: Withdrawal
let count = 0

beforeAll(async () => {
  gateway = await startGateway()
  await settleMerchant(gateway)
})
afterAll(() => expectReconciled(gateway.services.db).finally(gateway.close))
beforeEach(async () => {
  count += 1
  member = await addPerson(gateway, `bounced${count}`)
  await fund(gateway, member, amount)
  payee = await addPayee(gateway, member)
  payout = await payee.paid(amount)
})

/** The bank reports money that came, with words of its own. */
async function arrive(came: number): Promise<string> {
  const reference = `FT30-${count}-${came}`
  const memo = `HOAN TRA LENH CHI ${payout.orderNo}`
  await receiveTransfer(gateway.services, { reference, memo, amount: came })
  return reference
}
const bounce = (reference: string, withdrawalId = payout.orderNo) =>
  operateTransfer(gateway.services, { merchant, do: 'bounce', reference, withdrawalId, reason })
const suspense = async () => {
  const { rows } = await sql<{ balance: number }>`
    select balance from ledger_account where owner_id is null and kind = 'suspense'`.execute(
    gateway.services.db,
  )
  return rows[0]?.balance ?? 0
}
const notices = async () => {
  const { rows } = await sql<object>`select kind, about, amount, reason from account_notice
    where account_id = ${member.id} and kind = 'withdrawal_failed' order by id`.execute(gateway.services.db)
  return rows
}

const bookingOf = async (reference: string) => {
  const row = await gateway.services.db
    .selectFrom('bank_transfer')
    .selectAll()
    .where('bank_reference', '=', reference)
    .executeTakeFirstOrThrow()
  return row.settle_transfer_id ?? row.transfer_id
}
const undo = async (reference: string, booking?: number) =>
  operateTransfer(gateway.services, {
    merchant,
    do: 'undo',
    reference,
    booking: booking ?? (await bookingOf(reference)),
    reason: 'Của người khác',
    by: 'Minh',
  })
const owed = async () => {
  const debt = await memberAccount(gateway.services.db, member.id, 'debt')
  return -(await balanceOf(gateway, debt)) + 0
}

describe('a payout that comes back as money at the bank (wallet 57)', () => {
  it('goes to the wallet of whoever asked for it, once, and is no deposit', async () => {
    const before = await suspense()
    const reference = await arrive(amount)
    expect(await suspense()).toBe(before + amount)
    const ended = { reference, state: 'returned' }
    expect(await bounce(reference)).toEqual({ ...ended, repeated: false })
    expect(await bounce(reference)).toEqual({ ...ended, repeated: true })
    expect(await suspense()).toBe(before)
    expect(await payee.money()).toEqual({ available: amount, onHold: 0 })
    expect(await payee.look(payout.withdrawalId)).toMatchObject({
      confirmation: 'returned',
      returned: amount,
    })
    expect(await notices()).toEqual([{ kind: 'withdrawal_failed', about: payout.orderNo, amount, reason }])
    expect(await gateway.client(member.token).send(calls.wallet.lifetime)).toMatchObject({
      deposited: 0,
      withdrawn: 0,
    })
    const { rows } = await sql<object>`select from entry join transfer on transfer.id = entry.transfer_id
      where entry.ledger_account_id = ${member.wallet} and transfer.kind = 'deposit'`.execute(
      gateway.services.db,
    )
    expect(rows).toEqual([])
  })

  it('in parts, each of which is told', async () => {
    await bounce(await arrive(100_000), payout.withdrawalId)
    await bounce(await arrive(200_000), payout.withdrawalId)
    expect(await payee.money()).toEqual({ available: amount, onHold: 0 })
    expect(await notices()).toMatchObject([
      { about: payout.orderNo, amount: 100_000 },
      { about: `${payout.orderNo} (2)`, amount: 200_000 },
    ])
  })

  it('is refused where it is more than the bank has of it, and still waits', async () => {
    const reference = await arrive(amount + 1)
    await expect(bounce(reference)).rejects.toMatchObject({
      code: 'wallet.confirm.refused',
      messageKey: 'wallet.confirm.refused.bounced',
    })
    const row = await gateway.services.db
      .selectFrom('bank_transfer')
      .select('state')
      .where('bank_reference', '=', reference)
      .executeTakeFirst()
    expect(row?.state).toBe('waiting')
    expect(await payee.money()).toEqual({ available: 0, onHold: 0 })
  })

  it('is refused where that money went back to the bank already', async () => {
    const reference = await arrive(amount)
    await operateTransfer(gateway.services, { merchant, do: 'return', reference, reason })
    await expect(bounce(reference)).rejects.toMatchObject({ code: 'wallet.key.reused', field: 'reference' })
    expect(await payee.money()).toEqual({ available: 0, onHold: 0 })
  })

  it.each(['WD1', '1', 'hôm qua', ''])(
    'is refused for a payout %j that there is not',
    async (withdrawalId) => {
      await expect(bounce(await arrive(amount), withdrawalId)).rejects.toMatchObject({
        code: 'not_found',
        field: 'withdrawalId',
      })
    },
  )
})

describe('money that was booked as a payout that came back, and was none (wallet 60)', () => {
  it('waits anew, and the wallet gives up what it got, told with the reason', async () => {
    const before = await suspense()
    const reference = await arrive(amount)
    await bounce(reference)
    const booking = await bookingOf(reference)
    expect(await undo(reference, booking)).toEqual({ reference, state: 'waiting', repeated: false })
    expect(await undo(reference, booking)).toEqual({ reference, state: 'waiting', repeated: true })
    expect([await suspense(), await payee.money(), await owed()]).toEqual([
      before + amount,
      { available: 0, onHold: 0 },
      0,
    ])
    // Nobody had answered for it; nobody has now.
    expect(await payee.look(payout.withdrawalId)).toMatchObject({ confirmation: 'disbursed', returned: 0 })
    const { rows } = await sql<object>`select kind, amount, reason from account_notice
      where account_id = ${member.id} order by id desc limit 1`.execute(gateway.services.db)
    expect(rows).toEqual([{ kind: 'withdrawal_paid', amount, reason: 'Của người khác' }])
  })

  it('given to whose it is, it is in one wallet and not in two', async () => {
    const reference = await arrive(amount)
    await bounce(reference)
    await undo(reference)
    const other = await addPerson(gateway, `bouncedother${count}`)
    const { name: account } = other
    await operateTransfer(gateway.services, { merchant, do: 'assign', reference, account, reason })
    expect(await balanceOf(gateway, other.wallet)).toBe(amount)
    expect(await payee.money()).toEqual({ available: 0, onHold: 0 })
  })

  it('may be booked as the same payout again, and undone again', async () => {
    const reference = await arrive(amount)
    for (const turn of [1, 2, 3]) {
      expect(await bounce(reference)).toMatchObject({ state: 'returned', repeated: false })
      expect(await bounce(reference)).toMatchObject({ state: 'returned', repeated: true })
      expect([turn, await payee.money()]).toEqual([turn, { available: amount, onHold: 0 }])
      expect(await undo(reference)).toMatchObject({ state: 'waiting', repeated: false })
      expect([turn, await payee.money()]).toEqual([turn, { available: 0, onHold: 0 }])
    }
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from account_notice
      where account_id = ${member.id} and kind = 'withdrawal_paid'`.execute(gateway.services.db)
    expect(rows).toEqual([{ count: 3 }])
  })

  it('what the wallet no longer has is owed', async () => {
    const reference = await arrive(amount)
    await bounce(reference)
    await fund(gateway, member, -100_000)
    await undo(reference)
    expect([await payee.money(), await owed()]).toEqual([{ available: 0, onHold: 0 }, 100_000])
  })

  it.each([
    ['received', { answer: 'received' }],
    ['partly_received', { answer: 'partly', received: 100_000, remaining: 200_000 }],
  ] as const)(
    'one that was %s stands so again, and its owner need not say so twice',
    async (state, answer) => {
      const api = gateway.client(member.token)
      const said = { withdrawalId: payout.withdrawalId, ...answer }
      await api.send(calls.wallet.confirmWithdrawal, said, { idempotencyKey: `said-of-bounced-${count}` })
      const before = await payee.look(payout.withdrawalId)
      const reference = await arrive(amount)
      await bounce(reference)
      expect(await payee.look(payout.withdrawalId)).toMatchObject({ confirmation: 'returned' })
      await undo(reference)
      const { confirmation, received, returned } = await payee.look(payout.withdrawalId)
      expect({ confirmation, received, returned }).toEqual({
        confirmation: state,
        received: before.received,
        returned: 0,
      })
    },
  )

  it('a part that came back of one that nobody has answered for is undone as well', async () => {
    const reference = await arrive(100_000)
    await bounce(reference)
    expect(await payee.look(payout.withdrawalId)).toMatchObject({
      confirmation: 'disbursed',
      returned: 100_000,
    })
    await undo(reference)
    expect(await payee.look(payout.withdrawalId)).toMatchObject({ confirmation: 'disbursed', returned: 0 })
    expect(await payee.money()).toEqual({ available: 0, onHold: 0 })
  })

  it('one of two parts takes back its own alone', async () => {
    const first = await arrive(100_000)
    const second = await arrive(200_000)
    await bounce(first)
    await bounce(second)
    await undo(first)
    expect(await payee.money()).toEqual({ available: 200_000, onHold: 0 })
    expect(await payee.look(payout.withdrawalId)).toMatchObject({ returned: 200_000 })
  })

  it('what the payout has not given back any more is refused, and nothing moves', async () => {
    const reference = await arrive(amount)
    await bounce(reference)
    await operate(gateway, payout.withdrawalId, 'paid', { reason })
    const before = await suspense()
    await expect(undo(reference)).rejects.toMatchObject({
      code: 'wallet.confirm.refused',
      messageKey: 'wallet.confirm.refused.paid',
    })
    expect([await suspense(), await owed()]).toEqual([before, 0])
  })

  it('sent back to its sender it is no payout’s, and undone it moves no wallet', async () => {
    const reference = await arrive(amount)
    await bounce(reference)
    await undo(reference)
    await operateTransfer(gateway.services, { merchant, do: 'return', reference, reason })
    await undo(reference)
    expect(await payee.money()).toEqual({ available: 0, onHold: 0 })
    expect(await owed()).toBe(0)
  })
})

it('an account stays open while its bank may send a payout back (wallet 57)', async () => {
  await gateway
    .client(member.token)
    .send(
      calls.wallet.confirmWithdrawal,
      { withdrawalId: payout.withdrawalId, answer: 'received' },
      { idempotencyKey: `answer-of-bounced-${count}` },
    )
  gateway.clock.advance(5 * day - 1)
  expect(await closeIfEmpty(gateway.services, member.id)).toEqual(['withdrawal'])
  gateway.clock.advance(1)
  expect(await closeIfEmpty(gateway.services, member.id)).toEqual([])
  // Later than any bank does, it comes back all the same: it is the owner's, and the operator knows whose.
  await operate(gateway, payout.withdrawalId, 'bounce', { reason })
  expect(await notices()).toMatchObject([{ about: payout.orderNo, amount }])
})

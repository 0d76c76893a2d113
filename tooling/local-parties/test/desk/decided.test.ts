import { sql } from 'kysely'
import { operateTransfer, receiveTransfer } from '@saola/gateway'
import { calls } from '@saola/protocol'
import { addPayee, operate } from '@saola/gateway/testing/wallet/payee.ts'
import { addPerson, balanceOf, fund } from '@saola/gateway/testing/wallet/people.ts'
import { expectReconciled } from '@saola/gateway/testing/expect-reconciled.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startGateway, type TestGateway } from '../start-with-parties.ts'
import { visitDesk } from '../visit-desk.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => expectReconciled(gateway.services.db).finally(gateway.close))

const { desk, send } = visitDesk(() => gateway, 'decided')
const see = () => desk('/decided?language=en')
const why = { reason: 'It was not theirs.', by: 'Minh' }

/** The booking that the form of a transfer names. */
const bookingOf = (page: string, reference: string): string =>
  new RegExp(`value="${reference}"[^]*?name="booking" value="(\\d+)"`).exec(page)?.[1] ?? ''

it('what was credited stands under decided money, and is undone or booked as taken back (wallet 60)', async () => {
  const member = await addPerson(gateway, 'deskdecided1')
  for (const [reference, amount] of [
    ['FT-DONE-1', 50_000],
    ['FT-DONE-2', 70_000],
  ] as const) {
    const { memo } = await gateway.client(member.token).send(calls.wallet.deposit, { amount })
    await receiveTransfer(gateway.services, { reference, memo, amount })
  }
  expect(await desk()).toContain('href="/desk/decided?language=EN"')
  const page = await see()
  for (const words of ['FT-DONE-1', '₫50,000', 'To the account deskdecided1', 'Credited']) {
    expect(page).toContain(words)
  }
  const first = { reference: 'FT-DONE-1', booking: bookingOf(page, 'FT-DONE-1'), act: 'undo' }
  const refused = await send({ ...first, ...why, by: ' ' })
  expect(refused).toContain('Enter who decides')
  expect(refused).toMatch(/<details open>[^]*FT-DONE-1[^]*value="It was not theirs."/)
  expect(await send({ ...first, ...why, reason: '' })).toContain('Enter why you decide so')
  expect(await balanceOf(gateway, member.wallet)).toBe(120_000)
  expect(await send({ ...first, ...why })).toContain('role="status"')
  expect(await balanceOf(gateway, member.wallet)).toBe(70_000)
  expect(await desk()).toContain('Taken back, to be decided anew')

  await fund(gateway, member, -60_000)
  const second = { reference: 'FT-DONE-2', booking: bookingOf(page, 'FT-DONE-2'), act: 'recall' }
  expect(await send({ ...second, ...why })).toContain('of taking it back')
  const after = await send({ ...second, ...why, recallReference: 'RC-77' })
  for (const words of ['Accounts that owe', '₫60,000', 'Taken back by the bank', 'Minh decided']) {
    expect(after).toContain(words)
  }
  expect(await balanceOf(gateway, member.wallet)).toBe(0)
})

it('what was given back of a payout, and the bank has paid after all (wallet 63)', async () => {
  const member = await addPerson(gateway, 'deskdecided2')
  await fund(gateway, member, 200_000)
  const payee = await addPayee(gateway, member)
  const { withdrawalId, orderNo } = await payee.ask(200_000)
  await operate(gateway, withdrawalId, 'reject', { reason: 'too late' })
  const form = { act: 'paid', withdrawalId: orderNo, key: 'desk-paid-key-1', sent: '', ...why }
  expect(await send({ ...form, withdrawalId: 'WD1' })).toContain('role="alert"')
  expect(await send(form)).toContain('role="status"')
  expect(await payee.money()).toEqual({ available: 0, onHold: 0 })
  const { rows } = await sql<{ reason: string }>`select reason from account_notice
    where account_id = ${member.id} and kind = 'withdrawal_paid'`.execute(gateway.services.db)
  expect(rows).toEqual([{ reason: 'It was not theirs. (Minh)' }])
})

it('what was booked as a payout that came back names it, and undone it takes the payout back (wallet 60)', async () => {
  const member = await addPerson(gateway, 'deskdecided3')
  await fund(gateway, member, 200_000)
  const payee = await addPayee(gateway, member)
  const { orderNo: withdrawalId } = await payee.paid(200_000)
  const reference = 'FT-CAME-BACK-1'
  await receiveTransfer(gateway.services, { reference, memo: 'hoan tra', amount: 200_000 })
  const bounced = { merchant: 'saola', do: 'bounce', reference, withdrawalId, reason: 'closed' } as const
  await operateTransfer(gateway.services, bounced)
  const page = await see()
  expect(page).toContain(`Came back of withdrawal ${withdrawalId}`)
  expect(await payee.money()).toEqual({ available: 200_000, onHold: 0 })
  // Pasted text may hold what no text of a database may.
  const form = {
    act: 'undo',
    reference,
    booking: bookingOf(page, reference),
    reason: 'Another\0 one',
    by: 'Minh',
  }
  expect(await send(form)).toContain('role="status"')
  expect(await payee.money()).toEqual({ available: 0, onHold: 0 })
})

import { sql } from 'kysely'
import { calls } from '@saola/protocol'
import { receiveTransfer } from '@saola/gateway'
import { addPayee } from '@saola/gateway/testing/wallet/payee.ts'
import { addPerson, balanceOf, fund } from '@saola/gateway/testing/wallet/people.ts'
import { expectReconciled } from '@saola/gateway/testing/expect-reconciled.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startGateway, type TestGateway } from './start-with-parties.ts'
import { visitDesk } from './visit-desk.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

const { desk, send } = visitDesk(() => gateway, 'transfer')

it('money whose owner is not certain stands at the desk, the oldest first, with what the bank told (wallet 55)', async () => {
  const member = await addPerson(gateway, 'desktransfer1')
  const { memo } = await gateway.client(member.token).send(calls.wallet.deposit, { amount: 50_000 })
  const money = { amount: 50_000, memo: 'cam on <b>' }
  await receiveTransfer(gateway.services, { ...money, reference: 'FT-DESK-1', bank: 'VCB', account: '0071' })
  await receiveTransfer(gateway.services, {
    ...money,
    reference: 'FT-DESK-2',
    memo: '',
    told: '{"memo":null}',
  })
  await receiveTransfer(gateway.services, { ...money, reference: 'FT-DESK-1', amount: 7_000 })
  // The owner of this one is known: a job credits it.
  await receiveTransfer(gateway.services, { reference: 'FT-DESK-3', memo, amount: 49_000 })
  const page = await desk()
  const places = ['>FT-DESK-1<', '>FT-DESK-2<', '>FT-DESK-1.2<'].map((each) => page.indexOf(each))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBeGreaterThan(0)
  expect(page).not.toContain('FT-DESK-3')
  for (const words of [
    'Unknown memo',
    'Number of another transfer',
    'No memo',
    'VCB · 0071',
    'cam on &lt;b&gt;',
    '{&quot;memo&quot;:null}',
  ])
    expect(page).toContain(words)

  for (const [missing, said] of [
    [{ reason: ' ' }, 'Enter why you decide so'],
    [{ by: ' ' }, 'Enter who decides'],
    [{ account: '' }, 'Enter the user name of who gets it'],
    [{ account: 'nobody99' }, 'Username/Email does not exist'],
  ] as const) {
    const form = {
      reference: 'FT-DESK-1',
      do: 'assign',
      account: 'desktransfer1',
      reason: 'Sent a picture of it.',
      by: 'Lan',
    }
    expect(await send({ ...form, ...missing })).toContain(said)
  }
  expect(await balanceOf(gateway, member.wallet)).toBe(0)

  const why = { reason: 'Sent a picture of it.', by: 'Lan' }
  expect(await send({ reference: 'FT-DESK-1', do: 'assign', account: ' DeskTransfer1 ', ...why })).toContain(
    'Transfer FT-DESK-1 is credited',
  )
  expect(await balanceOf(gateway, member.wallet)).toBe(50_000)
  const after = await send({
    reference: 'FT-DESK-2',
    do: 'return',
    account: '',
    reason: 'Nobody asked.',
    by: 'Minh',
  })
  const { rows } =
    await sql`select bank_reference, decided_by from bank_transfer where decided_by is not null order by id`.execute(
      gateway.services.db,
    )
  expect(rows).toEqual([
    { bank_reference: 'FT-DESK-1', decided_by: 'Lan' },
    { bank_reference: 'FT-DESK-2', decided_by: 'Minh' },
  ])
  expect(after).toContain('Transfer FT-DESK-2 went back to the bank')
  expect(after).not.toContain('>FT-DESK-1<')
  expect(after).not.toContain('>FT-DESK-2<')
  expect(after).toContain('>FT-DESK-1.2<')
  await expectReconciled(gateway.services.db)
})

it('of a merchant that looks first, what came late stands there with its owner (wallet 9)', async () => {
  const { db } = gateway.services
  const { settings } = await db.selectFrom('merchant').select('settings').executeTakeFirstOrThrow()
  const strict = { ...settings, deposit: { ...settings.deposit, creditOthers: false } }
  await db
    .updateTable('merchant')
    .set({ settings: JSON.stringify(strict) })
    .execute()
  const member = await addPerson(gateway, 'desktransfer2')
  const { memo } = await gateway.client(member.token).send(calls.wallet.deposit, { amount: 50_000 })
  await receiveTransfer(gateway.services, { reference: 'FT-DESK-4', memo, amount: 49_000 })
  const page = await desk()
  expect(page).toContain('Another amount')
  expect(page).toContain('A deposit of desktransfer2')
  expect(page).toContain('value="desktransfer2"')
})

it('what an account may not have stands there with why, and is not credited (wallet 56)', async () => {
  const member = await addPerson(gateway, 'desktransfer3')
  const api = gateway.client(member.token)
  const { memo } = await api.send(calls.wallet.deposit, { amount: 60_000 })
  await api.send(calls.protection.setLimit, { kind: 'deposit', period: '24h', amount: 50_000 })
  await receiveTransfer(gateway.services, { reference: 'FT-DESK-5', memo, amount: 60_000 })
  const page = await desk()
  expect(page).toContain('As awaited')
  expect(page).toContain('Above the deposit limit')
  const form = { reference: 'FT-DESK-5', account: 'desktransfer3', reason: 'Asked for by phone.', by: 'Lan' }
  expect(await send({ ...form, do: 'assign' })).toContain(
    'This is more than the deposit limit of the account leaves.',
  )
  expect(await balanceOf(gateway, member.wallet)).toBe(0)
  expect(await send({ ...form, do: 'return' })).toContain('Transfer FT-DESK-5 went back to the bank')
  await expectReconciled(gateway.services.db)
})

it('a payout that came back is booked by its number, or as the money that the bank reported (wallet 57)', async () => {
  const member = await addPerson(gateway, 'desktransfer4')
  await fund(gateway, member, 400_000)
  const payee = await addPayee(gateway, member)
  const { orderNo } = await payee.paid(300_000)
  await receiveTransfer(gateway.services, { reference: 'FT-DESK-6', memo: 'HOAN TRA', amount: 100_000 })
  const reason = 'Closed account.'
  const form = { reference: 'FT-DESK-6', do: 'bounce', reason, by: 'Lan' }
  expect(await send(form)).toContain('Enter the number of a payout that there is')
  expect(await send({ ...form, withdrawalId: orderNo })).toContain('what the bank sent back is in the wallet')
  const bounced = visitDesk(() => gateway, 'bounced')
  const rest = { step: 'bounce', key: 'desk-bounced-1', withdrawalId: orderNo, came: '', reason }
  expect(await bounced.send({ ...rest, withdrawalId: 'WD1' })).toContain('Enter the number of a payout')
  expect(await bounced.send({ ...rest, reason: ' ' })).toContain('Enter a reason')
  expect(await bounced.send({ ...rest, came: '200.001' })).toContain('can come back from the bank')
  expect(await bounced.send(rest)).toContain('what the bank sent back is in the wallet')
  expect(await payee.money()).toEqual({ available: 400_000, onHold: 0 })
  await expectReconciled(gateway.services.db)
})

it('the desk counts all that waits, the oldest first, and names what only a vendor can end (system 37)', async () => {
  const { db, now } = gateway.services
  const { id } = await addPerson(gateway, 'desktransfer5')
  const at = now() - 4 * 24 * 60 * 60_000
  await sql`insert into bet (order_no, account_id, node_id, vendor_code, round_id, bet_amount, status, content, placed_at)
    select 'DESK-ROUND-1', ${id}, node_id, vendor_code, 'desk-1', 70000, 'open', '', ${at} from game limit 1`.execute(
    db,
  )
  await receiveTransfer(gateway.services, { reference: 'FT-DESK-7', memo: 'hello', amount: 1_000 })
  const page = await desk()
  const places = ['Rounds that a vendor has not ended: 1, the oldest since', 'Money that came: '].map(
    (each) => page.indexOf(each),
  )
  expect(places[0]).toBeGreaterThan(0)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(page).toContain('A vendor has to end these: ask its people <span class="count">1</span>')
  expect(page).toContain('>DESK-ROUND-1<')
})

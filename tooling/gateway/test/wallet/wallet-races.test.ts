import { onePixelPng } from '@saola/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { dayMs } from '@saola/rules'
import { changeMerchant } from '../../src/operations/change-merchant.ts'
import { maximumCards } from '../../src/wallet/bank-cards/add-bank-card.ts'
import { endTransfer, openTransfer } from '../../src/wallet/vendor-wallets/vendor-transfer-store.ts'
import { takeFromDay } from '../../src/wallet/withdrawal/marks/automatic-payout-store.ts'
import { assumeReceipts } from '../../src/wallet/withdrawal/assume-receipts.ts'
import { operateWithdrawal } from '../../src/wallet/withdrawal/operate-withdrawal.ts'
import { payAutomatically } from '../../src/wallet/withdrawal/pay-automatically.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { savePaymentPassword } from './payment-password.ts'
import { addPerson, balanceOf, fund, type TestPerson } from './people.ts'
import { countDone, race, raceBehind, type Row } from './race.ts'

const merchant = 'saola'
const paymentPassword = '246810'
const amount = 100_000

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])('a wallet in two hands at once', () => {
  let gateway: TestGateway
  let who: TestPerson
  let cardId: string
  let turn = 0
  beforeAll(async () => {
    gateway = await startGateway()
  })
  beforeEach(async () => {
    who = await addPerson(gateway, `racedwallet${(turn += 1)}`)
    await fund(gateway, who, amount)
    await savePaymentPassword(gateway.services.db, who.id, paymentPassword, gateway.services)
    cardId = (await addCard()).cardId
  })
  afterAll(() => expectReconciled(gateway.services.db).finally(gateway.close))

  const api = () => gateway.client(who.token)
  const newKey = () => ({ idempotencyKey: `wallet-race-key-${(turn += 1)}` })
  const addCard = () =>
    api().send(calls.wallet.addBankCard, {
      bin: '970436',
      accountNumber: `0071000${(turn += 1)}`,
      accountName: 'PHAM HOANG NAM',
      paymentPassword,
    })

  /** A withdrawal of everything, after some steps of the operator; with its row to lock. */
  async function withdrawn(...steps: readonly ('approve' | 'disburse')[]): Promise<Row> {
    const input = { cardId, amount, paymentPassword }
    const { withdrawalId } = await api().send(calls.wallet.withdraw, input, newKey())
    for (const step of steps) {
      const key = newKey().idempotencyKey
      await operateWithdrawal(gateway.services, { merchant, withdrawalId, step, key })
    }
    return { table: 'withdrawal', id: Number(withdrawalId) }
  }
  const look = ({ id }: Row) => api().send(calls.wallet.withdrawal, { withdrawalId: String(id) })
  const stepsOf = async (row: Row) => (await look(row)).events.map(({ state }) => state)

  it('has one more bank account where there is room for one more (wallet 22)', async () => {
    for (let count = 2; count < maximumCards; count += 1) await addCard()
    const ends = await race(gateway.services.db, { table: 'account', id: who.id }, [addCard, addCard])
    expect(ends.flatMap((end) => (end.status === 'rejected' ? [end.reason.code] : []))).toEqual([
      'wallet.card.limit',
    ])
  })

  it('keeps one picture that arrives twice', async () => {
    const row = await withdrawn('approve', 'disburse')
    const input = { withdrawalId: String(row.id), image: onePixelPng.toString('base64') }
    const add = () => api().send(calls.wallet.addWithdrawalProof, input)
    expect(countDone(await race(gateway.services.db, row, [add, add]))).toBe(2)
    expect((await look(row)).proofs).toBe(1)
  })

  it('takes an approval of the clock once, by two processes', async () => {
    await changeMerchant(gateway.services, { merchant, withdrawal: { automaticUpTo: amount } })
    const row = await withdrawn()
    const pay = () => payAutomatically.run(gateway.services)
    expect(countDone(await race(gateway.services.db, row, [pay, pay]))).toBe(2)
    expect(await stepsOf(row)).toEqual(['in_process', 'approved', 'disbursed'])
    await changeMerchant(gateway.services, { merchant, withdrawal: { automaticUpTo: 0 } })
  })

  it('takes of a day what its sum allows, of many in one moment (wallet 44)', async () => {
    const { db, now } = gateway.services
    const taken = { accountId: who.id, amount, at: now(), most: 3 * amount }
    const take = { work: () => db.transaction().execute((trx) => takeFromDay(trx, taken)) }
    const ends = await raceBehind(db, (trx) => takeFromDay(trx, taken), [take, take, take, take])
    const passed = ends.map((end) => end.status === 'fulfilled' && end.value)
    expect(passed.toSorted()).toEqual([false, false, true, true])
    await db.deleteFrom('automatic_payout').where('account_id', '=', who.id).execute()
  })

  it('notes once that nobody answered, by two processes (wallet 19)', async () => {
    const row = await withdrawn('approve', 'disburse')
    gateway.clock.advance(dayMs)
    const assume = () => assumeReceipts.run(gateway.services)
    expect(countDone(await race(gateway.services.db, row, [assume, assume]))).toBe(2)
    expect(await stepsOf(row)).toEqual(['in_process', 'approved', 'disbursed', 'assumed_received'])
  })

  it('gets back once what a vendor refused, by two who hear of it', async () => {
    const { db } = gateway.services
    const now = gateway.services.now()
    const wanted = { accountId: who.id, vendorCode: 'SAOLA', direction: 'in', amount } as const
    const made = { orderNo: `VT-RACE-${turn}`, now }
    const { row } = await db
      .transaction()
      .execute((trx) => openTransfer(trx, { ...wanted, ...newKey() }, made))
    const end = () => db.transaction().execute((trx) => endTransfer(trx, row.id, { state: 'refused' }, now))
    const ends = await race(db, { table: 'vendor_transfer', id: row.id }, [end, end])
    expect(countDone(ends)).toBe(2)
    expect(await balanceOf(gateway, who.wallet)).toBe(amount)
  })
})

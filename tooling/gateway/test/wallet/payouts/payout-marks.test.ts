import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { dayMs } from '@saola/rules'
import { changeMerchant } from '../../../src/operations/change-merchant.ts'
import { payAutomatically } from '../../../src/wallet/withdrawal/pay-automatically.ts'
import { expectReconciled } from '../../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { savePaymentPassword } from '../payment-password.ts'
import { addPerson, fund, type TestPerson } from '../people.ts'

const merchant = 'saola'
const paymentPassword = '246810'
const million = 1_000_000
let gateway: TestGateway
let who: TestPerson
let cardId: string
let turn = 0
beforeAll(async () => {
  gateway = await startGateway()
})
beforeEach(async () => {
  who = await addPerson(gateway, `payout${(turn += 1)}`)
  await fund(gateway, who, 20 * million)
  await savePaymentPassword(gateway.services.db, who.id, paymentPassword, gateway.services)
  cardId = await addCard(who)
})
afterAll(() => expectReconciled(gateway.services.db).finally(gateway.close))

const api = (person = who) => gateway.client(person.token)

async function addCard(person: TestPerson): Promise<string> {
  const added = await api(person).send(calls.wallet.addBankCard, {
    bin: '970436',
    accountNumber: `0081000${(turn += 1)}`,
    accountName: 'PHAM HOANG NAM',
    paymentPassword,
  })
  return added.cardId
}

const withdraw = (amount = million, to = cardId) =>
  api().send(
    calls.wallet.withdraw,
    { cardId: to, amount, paymentPassword },
    { idempotencyKey: `payout-key-of-a-test-${(turn += 1)}` },
  )

/** Runs the job until nothing changes any more. */
async function payAll(): Promise<void> {
  while ((await payAutomatically.run(gateway.services)) > 0);
}

const rowsOf = () =>
  gateway.services.db
    .selectFrom('withdrawal')
    .select(['id', 'state', 'marks'])
    .where('account_id', '=', who.id)
    .orderBy('id')
    .execute()

describe('what is paid by itself in a day (wallet 44)', () => {
  it('is the merchant’s amount in all: of twelve of a million the rest waits, marked', async () => {
    for (let count = 0; count < 12; count += 1) await withdraw()
    await payAll()
    const rows = await rowsOf()
    expect(rows.map(({ state, marks }) => [state, marks])).toEqual([
      ['disbursed', []],
      ...Array.from({ length: 11 }, () => ['in_process', ['day_sum']]),
    ])
  })

  it('is the sum of the day that the merchant sets, and begins anew at midnight in Vietnam', async () => {
    await changeMerchant(gateway.services, { merchant, withdrawal: { automaticPerDay: 3 * million } })
    for (let count = 0; count < 4; count += 1) await withdraw()
    await payAll()
    expect((await rowsOf()).map(({ state }) => state)).toEqual([
      'disbursed',
      'disbursed',
      'disbursed',
      'in_process',
    ])
    gateway.clock.advance(dayMs)
    await withdraw()
    await payAll()
    expect((await rowsOf()).at(-1)).toMatchObject({ state: 'disbursed', marks: [] })
    await changeMerchant(gateway.services, { merchant, withdrawal: { automaticPerDay: million } })
  })
})

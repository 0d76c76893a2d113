import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { dayMs, payoutMarks } from '@saola/rules'
import { receiveTransfer } from '../../../src/bank/receive-transfer.ts'
import { changeMerchant } from '../../../src/operations/change-merchant.ts'
import { operateWithdrawal } from '../../../src/wallet/withdrawal/operate-withdrawal.ts'
import { payAutomatically } from '../../../src/wallet/withdrawal/pay-automatically.ts'
import { expectReconciled } from '../../expect-reconciled.ts'
import { visit } from '../../http/visitor.ts'
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
  // What comes right after a new bank account is to be marked here, and not to wait (wallet 41).
  await changeMerchant(gateway.services, { merchant, withdrawal: { waitHours: 0 } })
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

const marksOf = async () => (await rowsOf()).at(-1)?.marks
const db = () => gateway.services.db
const now = () => gateway.services.now()
const device = (name: string) => ({ account_id: who.id, device_hash: name, merchant_hash: null })

describe('what sends a request to a person (wallet 45)', () => {
  it('is nothing for a member at the usual browser with a known bank account, and it is paid', async () => {
    await withdraw(100_000)
    await payAll()
    expect((await rowsOf()).at(-1)).toMatchObject({ state: 'disbursed', marks: [] })
  })

  it('is nothing for a demo member who has played, at a browser that is new to an account of everybody', async () => {
    const demo = visit(gateway)
    for (const userAgent of ['one browser', 'another browser']) {
      await visit(gateway, { userAgent }).signIn('thanhtung')
    }
    const token = await demo.signIn('thanhtung')
    const card = {
      bin: '970436',
      accountNumber: '0099887766',
      accountName: 'NGUYEN VAN DUC',
      paymentPassword,
    }
    const { cardId: to } = await gateway.client(token).send(calls.wallet.addBankCard, card)
    const asked = { cardId: to, amount: 60_000, paymentPassword }
    const key = { idempotencyKey: 'payout-of-a-demo-member' }
    const { withdrawalId } = await gateway.client(token).send(calls.wallet.withdraw, asked, key)
    const row = () =>
      db()
        .selectFrom('withdrawal')
        .select(['state', 'marks'])
        .where('id', '=', Number(withdrawalId))
        .executeTakeFirstOrThrow()
    expect(await row()).toEqual({ state: 'in_process', marks: [] })
    await payAll()
    expect((await row()).state).toBe('disbursed')
  })

  it('is a second bank account for a day, not the first', async () => {
    const second = await addCard(who)
    await withdraw(100_000, second)
    expect(await marksOf()).toEqual(['new_card'])
    gateway.clock.advance(dayMs)
    await withdraw(100_000, second)
    expect(await marksOf()).toEqual([])
  })

  it('is a first bank account where an account of old asks from a network in which it never was', async () => {
    const home = { account_id: who.id, ip: '198.51.100.7', first_seen_at: now() - 9 * dayMs }
    await db().insertInto('known_address').values(home).execute()
    const asking = async (addresses: string) => {
      const there = visit(gateway, { addresses, token: who.token })
      const wish = { cardId, amount: 100_000, paymentPassword }
      await there.api.send(calls.wallet.withdraw, wish, {
        idempotencyKey: `payout-key-of-a-test-${(turn += 1)}`,
      })
      return marksOf()
    }
    expect(await asking('203.0.113.44')).toEqual(['new_card'])
    // From home, and once the bank account is a day old.
    expect(await asking(home.ip)).toEqual([])
    gateway.clock.advance(dayMs)
    expect(await asking('203.0.113.44')).toEqual([])
  })

  it('is a browser that an account with others has for less than a day', async () => {
    await db()
      .insertInto('known_device')
      .values({ ...device('at home'), first_seen_at: now() - 9 * dayMs })
      .execute()
    await db()
      .insertInto('known_device')
      .values({ ...device('new one'), first_seen_at: now() })
      .execute()
    const sitAt = (name: string) =>
      db().updateTable('session').set({ device_hash: name }).where('account_id', '=', who.id).execute()
    await sitAt('new one')
    await withdraw(100_000)
    expect(await marksOf()).toEqual(['new_device'])
    await sitAt('at home')
    await withdraw(100_000)
    expect(await marksOf()).toEqual([])
  })

  it('is a secret that an account of old changed, and not what a newcomer sets', async () => {
    await withdraw(100_000)
    expect(await marksOf()).toEqual([])
    await db()
      .updateTable('account')
      .set({ registered_at: now() - 9 * dayMs })
      .where('id', '=', who.id)
      .execute()
    await withdraw(100_000)
    expect(await marksOf()).toEqual(['reset'])
  })

  it('is a device, a payer, or a network of several, that other members have', async () => {
    const others = [1, 2, 3].map((place) => addPerson(gateway, `beside${turn}of${place}`))
    const [one] = await Promise.all(others)
    for (const person of [who, one]) {
      await db()
        .insertInto('known_device')
        .values({
          account_id: person?.id ?? 0,
          device_hash: 'x',
          merchant_hash: `h${turn}`,
          first_seen_at: 1,
        })
        .execute()
    }
    await withdraw(100_000)
    expect(await marksOf()).toEqual(['shared_device'])
    for (const person of [who, one]) {
      if (person) await payIn(person, { payer: '9704 3600 1122' })
    }
    await withdraw(100_000)
    expect(await marksOf()).toEqual(['no_bet', 'shared_payer', 'shared_device'])
    const here = [who, ...(await Promise.all(others))].map(({ id }) => id)
    await db().updateTable('session').set({ ip: '203.0.113.77' }).where('account_id', 'in', here).execute()
    await withdraw(100_000)
    expect(await marksOf()).toEqual(['no_bet', 'shared_payer', 'shared_device', 'shared_network'])
  })

  it('does not go by itself, and goes on once a person approved it', async () => {
    const second = await addCard(who)
    const { withdrawalId } = await withdraw(100_000, second)
    await payAll()
    expect((await rowsOf()).at(-1)?.state).toBe('in_process')
    const step = { merchant, withdrawalId, step: 'approve', key: `approve-marked-${turn}` } as const
    await operateWithdrawal(gateway.services, step)
    await payAll()
    expect((await rowsOf()).at(-1)?.state).toBe('disbursed')
  })

  it('is what the merchant looks for', async () => {
    await changeMerchant(gateway.services, { merchant, withdrawal: { marks: ['no_bet'] } })
    await withdraw(100_000, await addCard(who))
    expect(await marksOf()).toEqual([])
    await changeMerchant(gateway.services, { merchant, withdrawal: { marks: [...payoutMarks] } })
  })
})

/** A deposit that arrives from a bank account; nothing of it waits to be played. */
async function payIn(person: TestPerson, { payer }: { payer: string }): Promise<void> {
  const asked = { amount: 100_000 }
  const key = { idempotencyKey: `deposit-of-a-payer-${(turn += 1)}` }
  const { memo } = await api(person).send(calls.wallet.deposit, asked, key)
  await receiveTransfer(gateway.services, { reference: `FT69-${turn}`, memo, ...asked, payer })
}

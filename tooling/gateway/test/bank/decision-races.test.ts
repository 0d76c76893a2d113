import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { listUndecided } from '../../src/bank/bank-transfer-store.ts'
import { operateTransfer } from '../../src/bank/operate-transfer.ts'
import { receiveTransfer } from '../../src/bank/receive-transfer.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPayee, operate } from '../wallet/payee.ts'
import { addPerson, balanceOf, fund, settleMerchant } from '../wallet/people.ts'
import { codesOf, race } from '../wallet/race.ts'

const merchant = 'saola'
const amount = 200_000

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])('one waiting transfer in two hands at once', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway()
    await settleMerchant(gateway)
  })
  afterAll(() => expectReconciled(gateway.services.db).finally(gateway.close))

  it('is credited once, and the second hand is told that it was', async () => {
    const { services } = gateway
    const member = await addPerson(gateway, 'twohands')
    const reference = 'FT28-100001'
    await receiveTransfer(services, { reference, memo: 'nobody knows this memo', amount })
    const { id } = await services.db
      .selectFrom('bank_transfer')
      .select('id')
      .where('bank_reference', '=', reference)
      .executeTakeFirstOrThrow()
    const decision = { merchant, reference, account: member.name, reason: 'asked by the member' } as const
    const assign = () => operateTransfer(services, { ...decision, do: 'assign' })
    const ends = await race(services.db, { table: 'bank_transfer', id }, [assign, assign])
    expect(ends.map((end) => (end.status === 'fulfilled' ? end.value : end.reason))).toEqual([
      { reference, state: 'credited', repeated: false },
      { reference, state: 'credited', repeated: true },
    ])
    expect(await balanceOf(gateway, member.wallet)).toBe(amount)
  })

  it('and money for one account that its limit does not have room for twice: what comes first is credited', async () => {
    const { services, client } = gateway
    const member = await addPerson(gateway, 'twoarrivals')
    const api = client(member.token)
    const memos: string[] = []
    for (const each of [amount, amount]) {
      memos.push((await api.send(calls.wallet.deposit, { amount: each })).memo)
    }
    await api.send(calls.protection.setLimit, { kind: 'deposit', period: '24h', amount })
    const works = memos.map(
      (memo, at) => () => receiveTransfer(services, { reference: `FT28-20000${at}`, memo, amount }),
    )
    await race(services.db, { table: 'account', id: member.id }, works)
    expect(await balanceOf(gateway, member.wallet)).toBe(amount)
    expect(await listUndecided(services.db, undefined, 10)).toMatchObject([
      { amount, outcome: 'exact', held: 'limit', owner: member.name },
    ])
  })

  it('is booked once as a payout that came back', async () => {
    const { services } = gateway
    const { payee, bounce, arrive } = await openPayout('twobounces')
    const { reference, id } = await arrive(300_000)
    const ends = await race(services.db, { table: 'bank_transfer', id }, [
      () => bounce(reference),
      () => bounce(reference),
    ])
    expect(ends.map((end) => (end.status === 'fulfilled' ? end.value : end.reason))).toEqual([
      { reference, state: 'returned', repeated: false },
      { reference, state: 'returned', repeated: true },
    ])
    expect(await payee.money()).toEqual({ available: 300_000, onHold: 0 })
  })

  it('and another one of the same payout: no more comes back than was sent', async () => {
    const { services } = gateway
    const { payee, payoutId, bounce, arrive } = await openPayout('twoparts')
    const [first, second] = [await arrive(200_000), await arrive(200_001)]
    const ends = await race(services.db, { table: 'withdrawal', id: payoutId }, [
      () => bounce(first.reference),
      () => bounce(second.reference),
    ])
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(codesOf(ends)).toEqual(['wallet.confirm.refused'])
    expect(await payee.money()).toEqual({ available: 200_000, onHold: 0 })
  })

  it('undone while a person says that the bank has paid it after all: it leaves the wallet once', async () => {
    const { services } = gateway
    const { payee, payoutId, bounce, undo, arrive } = await openPayout('undonebounce')
    const { reference } = await arrive(300_000)
    await bounce(reference)
    const ends = await race<unknown>(services.db, { table: 'withdrawal', id: payoutId }, [
      () => undo(reference),
      () => operate(gateway, String(payoutId), 'paid', { reason: 'paid after all' }),
    ])
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(codesOf(ends)).toEqual(['wallet.confirm.refused'])
    expect(await payee.money()).toEqual({ available: 0, onHold: 0 })
  })

  /** Somebody who was paid 300,000, and money that comes back of it. */
  async function openPayout(name: string) {
    const { services } = gateway
    const member = await addPerson(gateway, name)
    await fund(gateway, member, 300_000)
    const payee = await addPayee(gateway, member)
    const { withdrawalId } = await payee.paid(300_000)
    return {
      payee,
      payoutId: Number(withdrawalId),
      bounce: (reference: string) =>
        operateTransfer(services, {
          merchant,
          do: 'bounce',
          reference,
          withdrawalId,
          reason: 'closed account',
        }),
      undo: async (reference: string) => {
        const { settle_transfer_id: booking } = await services.db
          .selectFrom('bank_transfer')
          .select('settle_transfer_id')
          .where('bank_reference', '=', reference)
          .executeTakeFirstOrThrow()
        const why = { reason: 'another one', by: 'Minh' }
        return operateTransfer(services, {
          merchant,
          do: 'undo',
          reference,
          booking: booking ?? 0,
          ...why,
        })
      },
      arrive: async (came: number) => {
        const reference = `FT28-${name}-${came}`
        await receiveTransfer(services, { reference, memo: 'hoan tra', amount: came })
        const { id } = await services.db
          .selectFrom('bank_transfer')
          .select('id')
          .where('bank_reference', '=', reference)
          .executeTakeFirstOrThrow()
        return { reference, id }
      },
    }
  }
})

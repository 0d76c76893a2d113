import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { listUndecided } from '../../src/bank/bank-transfer-store.ts'
import { operateTransfer } from '../../src/bank/operate-transfer.ts'
import { receiveTransfer } from '../../src/bank/receive-transfer.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf, settleMerchant } from '../wallet/people.ts'
import { race } from '../wallet/race.ts'

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
})

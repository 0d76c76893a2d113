import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operateTransfer } from '../../src/bank/operate-transfer.ts'
import { receiveTransfer } from '../../src/bank/receive-transfer.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf } from '../wallet/people.ts'
import { race } from '../wallet/race.ts'

const merchant = 'saola'
const amount = 200_000

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])('one waiting transfer in two hands at once', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway()
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
})

import { calls } from '@saola/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { receiveTransfer } from '../../src/bank/receive-transfer.ts'

import { operateReferral } from '../../src/promotions/friends/operate-referral.ts'
import { rewardReferrals } from '../../src/promotions/friends/reward-referrals.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { accountOfOperator, addPerson, settleMerchant, type TestPerson } from '../wallet/people.ts'
import { countDone, raceWith } from '../wallet/race.ts'
import { walletOf } from './stage.ts'

const reward = 50_000

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])('two friends of a member in the same moment', () => {
  let gateway: TestGateway
  let who: TestPerson
  beforeAll(async () => {
    gateway = await startGateway()
    await settleMerchant(gateway)
    await operateReferral(gateway.services, {
      step: 'terms',
      merchant: 'saola',
      leastDeposits: 300_000,
      days: 30,
      reward,
      most: 1,
      playTimes: 0,
      isOpen: true,
    })
    const agent = await addPerson(gateway, 'racedagent', { type: 1 })
    who = await addPerson(gateway, 'racedhost', { upline: agent })
  })
  afterAll(() => gateway.close())

  async function newFriend(name: string): Promise<TestPerson> {
    const friend = await addPerson(gateway, name)
    const { db } = gateway.services
    await db.updateTable('account').set({ referrer_id: who.id }).where('id', '=', friend.id).execute()
    return friend
  }
  async function deposit({ name, token }: TestPerson): Promise<void> {
    const amount = 300_000
    const key = { idempotencyKey: `deposit-of-${name}` }
    const { memo } = await gateway.client(token).send(calls.wallet.deposit, { amount }, key)
    await receiveTransfer(gateway.services, { reference: `FT30-${name}`, memo, amount })
  }

  it('bring one reward where one is left (promotions 26)', async () => {
    const [first, second] = [await newFriend('racedfriendone'), await newFriend('racedfriendtwo')]
    await deposit(second)
    const { db } = gateway.services
    const work = () => rewardReferrals.run(gateway.services)
    // The first process pays for the second friend; the other one sees the first friend before it.
    const row = { table: 'ledger_account', id: await accountOfOperator(db, 'promotion') } as const
    const ends = await raceWith(db, row, [{ work }, { before: () => deposit(first), work }])
    expect(countDone(ends)).toBe(2)
    expect(await walletOf(gateway, who)).toBe(reward)
  })
})

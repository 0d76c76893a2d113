import { calls } from '@saola/protocol'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bookEarnings } from '../../src/points/book-earnings.ts'
import { operateVip } from '../../src/promotions/vip/operate-vip.ts'
import { raiseLevels } from '../../src/promotions/vip/raise-levels.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, type TestPerson } from '../wallet/people.ts'
import { race } from '../wallet/race.ts'
import { placeBets, walletOf } from './stage.ts'

const merchant = 'saola'

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])('a member of a VIP level in two hands at once', () => {
  let gateway: TestGateway
  let who: TestPerson
  let turn = 0
  beforeAll(async () => {
    gateway = await startGateway()
    await gateway.services.db.updateTable('account').set({ club_id: null }).execute()
    await gateway.services.db.deleteFrom('vip_reach').execute()
    await gateway.services.db.deleteFrom('club').execute()
    for (const place of [0, 1, 2]) {
      await operateVip(gateway.services, {
        step: 'level',
        merchant,
        place,
        name: { VI: `Hạng ${place}`, EN: `Level ${place}` },
        color: '#b0703c',
        total: place * 1_000_000,
        month: place * 1_000_000,
        upgradeBonus: place * 10_000,
        salary: 0,
        rebates: { RNG: 1_000 },
      })
    }
    await work()
  })
  beforeEach(async () => {
    who = await addPerson(gateway, `racedvip${(turn += 1)}`)
    await placeBets(gateway, who, { amount: 1_000_000 })
  })
  afterEach(() => expectReconciled(gateway.services.db))
  afterAll(() => gateway.close())

  const send: ReturnType<TestGateway['client']>['send'] = (...asked) =>
    gateway.client(who.token).send(...asked)
  const newKey = () => ({ idempotencyKey: `vip-race-key-${(turn += 1)}-long` })
  const claimRebate = () => send(calls.promotions.claimRebate, {}, newKey())
  async function work(): Promise<void> {
    await bookEarnings.run(gateway.services)
    await raiseLevels.run(gateway.services)
  }

  it('stays on the level that the operator chose while the job had a lower one in mind (promotions 20)', async () => {
    await bookEarnings.run(gateway.services)
    await race<unknown>(gateway.services.db, { table: 'account', id: who.id }, [
      () => operateVip(gateway.services, { step: 'put', merchant, member: who.name, place: 2 }),
      () => raiseLevels.run(gateway.services),
    ])
    const { clubLabel } = await send(calls.member.info)
    expect(clubLabel?.labelName).toBe('Hạng 2')
  })

  it('gets the rebate of a bet once, by two claims (promotions 22)', async () => {
    await work()
    const ends = await race(gateway.services.db, { table: 'account', id: who.id }, [claimRebate, claimRebate])
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason.code] : []))
    expect(refused).toEqual(['promotions.refused'])
    expect(await walletOf(gateway, who)).toBe(10_000)
  })

  it('hears the same of a bonus by two claims, and gets it once', async () => {
    await work()
    const [reward] = await send(calls.promotions.issued, {})
    const promotionClaimId = reward?.rewardId ?? ''
    const claim = () =>
      send(calls.promotions.claimIssued, { promotionClaimId, promotionType: 'UPGRADE_BONUS' }, newKey())
    const row = { table: 'vip_reward', id: Number(promotionClaimId) } as const
    const ends = await race(gateway.services.db, row, [claim, claim])
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(await walletOf(gateway, who)).toBe(10_000)
  })
})

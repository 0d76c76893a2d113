import { calls } from '@saola/protocol'
import { breakOf, dayMs } from '@saola/rules'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bookEarnings } from '../../src/points/book-earnings.ts'
import { giveSalaries } from '../../src/promotions/vip/give-salaries.ts'
import { operateVip, type NewVipLevel } from '../../src/promotions/vip/operate-vip.ts'
import { raiseLevels } from '../../src/promotions/vip/raise-levels.ts'
import { addPause } from '../../src/protection/pause-store.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { refusal } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, type TestPerson } from '../wallet/people.ts'
import { placeBets, walletOf } from './stage.ts'

const merchant = 'saola'
let gateway: TestGateway
let turn = 0
const newPerson = (): Promise<TestPerson> => addPerson(gateway, `vip${turn++}`)
const send = ({ token }: TestPerson) => gateway.client(token).send

/** Books what was played and looks at the levels, as the jobs do. */
async function work(): Promise<number> {
  await bookEarnings.run(gateway.services)
  return raiseLevels.run(gateway.services)
}

const step = (place: number, change: Partial<NewVipLevel>): NewVipLevel => ({
  step: 'level',
  merchant,
  place,
  name: { VI: `Hạng ${place}`, EN: `Level ${place}` },
  color: '#b0703c',
  total: 0,
  month: 0,
  upgradeBonus: 0,
  salary: 0,
  rebates: {},
  ...change,
})

beforeAll(async () => {
  gateway = await startGateway()
  await gateway.services.db.updateTable('account').set({ club_id: null }).execute()
  await gateway.services.db.deleteFrom('vip_reach').execute()
  await gateway.services.db.deleteFrom('club').execute()
  const levels = [
    step(0, { rebates: { RNG: 500, LIVE: 300 } }),
    step(1, {
      total: 1_000_000,
      month: 500_000,
      upgradeBonus: 88_000,
      salary: 38_000,
      rebates: { RNG: 700 },
    }),
    step(2, { total: 5_000_000, month: 1_000_000, upgradeBonus: 388_000, rebates: { RNG: 1_000 } }),
  ]
  for (const level of levels) await operateVip(gateway.services, level)
  await work()
})
afterEach(() => expectReconciled(gateway.services.db))
afterAll(() => gateway.close())

describe('levels', () => {
  it('refuses a level that asks for less than the one below it, and one beyond the last', async () => {
    const wrong = operateVip(gateway.services, step(2, { total: 1_000_000, month: 500_000 }))
    await expect(wrong).rejects.toMatchObject({ field: 'total' })
    await expect(operateVip(gateway.services, step(4, { total: 9_000_000 }))).rejects.toMatchObject({
      field: 'place',
    })
  })

  it('tells how far the next level is, and what each gives', async () => {
    const who = await newPerson()
    await placeBets(gateway, who, { amount: 600_000 })
    await work()
    const progress = await send(who)(calls.promotions.vip)
    expect(progress).toMatchObject({
      place: 0,
      playerRankName: 'Hạng 0',
      totalTurnover: { actual: 600_000, expected: 1_000_000 },
      monthlyTurnover: { actual: 600_000, expected: 500_000 },
      completedConditions: 1,
      totalExpectedConditions: 2,
    })
    expect(progress.levels.map(({ upgradeBonus }) => upgradeBonus)).toEqual([0, 88_000, 388_000])
  })

  it('raises over two levels at once and gives both bonuses, each once', async () => {
    const who = await newPerson()
    await placeBets(gateway, who, { count: 5, amount: 1_000_000 })
    await work()
    await placeBets(gateway, who, { amount: 1_000 })
    await Promise.all([work(), work()])
    const info = await send(who)(calls.member.info)
    expect(info.clubLabel?.labelName).toBe('Hạng 2')
    const rewards = await send(who)(calls.promotions.issued, { status: 'I' })
    expect(rewards.map(({ amount }) => amount)).toEqual([388_000, 88_000])
  })

  it('claims a bonus once under fifty taps', async () => {
    const who = await newPerson()
    await placeBets(gateway, who, { amount: 1_000_000 })
    await work()
    const [reward] = await send(who)(calls.promotions.issued, {})
    const wanted = { promotionClaimId: reward?.rewardId ?? '', promotionType: 'UPGRADE_BONUS' as const }
    const taps = await Promise.all(
      Array.from({ length: 50 }, (_, tap) =>
        send(who)(calls.promotions.claimIssued, wanted, { idempotencyKey: `tap-of-a-tap-${turn}-${tap}` }),
      ),
    )
    expect(new Set(taps.map(({ amount }) => amount))).toEqual(new Set([88_000]))
    expect(await walletOf(gateway, who)).toBe(88_000)
    expect(await send(who)(calls.promotions.issued, { status: 'I' })).toEqual([])
  })

  it("keeps a stranger and another type away from somebody's reward", async () => {
    const [who, stranger] = [await newPerson(), await newPerson()]
    await placeBets(gateway, who, { amount: 1_000_000 })
    await work()
    const [reward] = await send(who)(calls.promotions.issued, {})
    const promotionClaimId = reward?.rewardId ?? ''
    const asked = { promotionClaimId, promotionType: 'UPGRADE_BONUS' as const }
    const key = { idempotencyKey: `stranger-of-a-tap-${turn}` }
    expect(await refusal(send(stranger)(calls.promotions.claimIssued, asked, key))).toMatchObject({
      code: 'not_found',
    })
    const other = { promotionClaimId, promotionType: 'RANK_SALARY' as const }
    expect(await refusal(send(who)(calls.promotions.claimIssued, other, key))).toMatchObject({
      code: 'not_found',
    })
  })

  it('advertises nothing during a break', async () => {
    const who = await newPerson()
    const now = gateway.services.now()
    await addPause(gateway.services.db, who.id, breakOf('24h', now))
    expect((await send(who)(calls.promotions.vip)).levels).toEqual([])
  })
})

describe('salaries', () => {
  it('gives one for a month whose valid bets were reached, a day after its end, once', async () => {
    const [who, lazy] = [await newPerson(), await newPerson()]
    for (const each of [who, lazy]) {
      await operateVip(gateway.services, { step: 'put', merchant, member: each.name, place: 1 })
    }
    await placeBets(gateway, who, { amount: 500_000 })
    await placeBets(gateway, lazy, { amount: 499_000 })
    await work()
    const begin = gateway.services.now()
    const monthEnd = nextMonth(begin)
    const at = (moment: number) => ({ ...gateway.services, now: () => moment })
    await giveSalaries.run(at(monthEnd + dayMs - 1))
    expect(await send(who)(calls.promotions.issued, { promotionType: 'RANK_SALARY' })).toEqual([])
    await Promise.all([giveSalaries.run(at(monthEnd + dayMs)), giveSalaries.run(at(monthEnd + dayMs))])
    const salaries = await send(who)(calls.promotions.issued, { promotionType: 'RANK_SALARY' })
    expect(salaries.map(({ amount }) => amount)).toEqual([38_000])
    expect(await send(lazy)(calls.promotions.issued, {})).toEqual([])
  })
})

describe('rebates', () => {
  it('gives the rate of the level back by family, and nothing twice', async () => {
    const who = await newPerson()
    await placeBets(gateway, who, { count: 3, amount: 100_000 })
    await placeBets(gateway, who, { amount: 100_000, family: 'LIVE' })
    await placeBets(gateway, who, { amount: 100_000, status: 'open' })
    await work()
    const waiting = await send(who)(calls.promotions.rebates)
    expect(waiting.parts).toEqual(
      expect.arrayContaining([
        { family: 'RNG', rate: 500, validBet: 300_000, amount: 1_500 },
        { family: 'LIVE', rate: 300, validBet: 100_000, amount: 300 },
      ]),
    )
    const taps = await Promise.allSettled(
      Array.from({ length: 50 }, (_, tap) =>
        send(who)(calls.promotions.claimRebate, {}, { idempotencyKey: `rebate-of-a-tap-${turn}-${tap}` }),
      ),
    )
    expect(taps.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await walletOf(gateway, who)).toBe(1_800)
    const after = await send(who)(calls.promotions.rebates)
    expect(after.amount).toBe(0)
    expect(after.claims.map(({ amount }) => amount)).toEqual([1_800])
  })

  it('answers the same key with the same claim', async () => {
    const who = await newPerson()
    await placeBets(gateway, who, { amount: 300_000, family: 'LIVE' })
    await work()
    const key = { idempotencyKey: `same-of-a-tap-${turn}` }
    const first = await send(who)(calls.promotions.claimRebate, {}, key)
    await placeBets(gateway, who, { amount: 300_000, family: 'LIVE' })
    expect(await send(who)(calls.promotions.claimRebate, {}, key)).toEqual(first)
    expect(await walletOf(gateway, who)).toBe(first.amount)
  })

  it('makes a correction good with the next bets', async () => {
    const who = await newPerson()
    await placeBets(gateway, who, { amount: 200_000, family: 'LIVE' })
    await work()
    await send(who)(calls.promotions.claimRebate, {}, { idempotencyKey: `before-of-a-tap-${turn}` })
    await sql`update bet set bet_amount = 1 where account_id = ${who.id}::bigint`.execute(gateway.services.db)
    await placeBets(gateway, who, { amount: 150_000, family: 'LIVE' })
    expect((await send(who)(calls.promotions.rebates)).amount).toBe(0)
    await placeBets(gateway, who, { amount: 150_000, family: 'LIVE' })
    expect((await send(who)(calls.promotions.rebates)).amount).toBe(300)
  })

  it('refuses where nothing waits', async () => {
    const who = await newPerson()
    const claim = send(who)(calls.promotions.claimRebate, {}, { idempotencyKey: `nothing-of-a-tap-${turn}` })
    expect(await refusal(claim)).toMatchObject({ code: 'promotions.refused' })
  })
})

/** The first moment of the next Vietnamese month. */
function nextMonth(at: number): number {
  const local = new Date(at + 7 * 3_600_000)
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 1) - 7 * 3_600_000
}

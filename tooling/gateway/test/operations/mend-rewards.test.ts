import { calls } from '@saola/protocol'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mend } from '../../src/operations/mend.ts'
import { reconcile } from '../../src/operations/reconcile.ts'
import { bookEarnings } from '../../src/points/book-earnings.ts'
import { operateMission } from '../../src/promotions/missions/operate-mission.ts'
import { earnRaffleTickets } from '../../src/promotions/raffles/earn-raffle-tickets.ts'
import { operateRaffle } from '../../src/promotions/raffles/operate-raffle.ts'
import { followBets } from '../../src/promotions/standing/follow-bets.ts'
import { operateVip } from '../../src/promotions/vip/operate-vip.ts'
import { raiseLevels } from '../../src/promotions/vip/raise-levels.ts'
import { correct, deposit, playRound } from '../promotions/played-stage.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'

const bankSecret = 'the-bank-of-mending'
const merchant = 'saola'
const hourMs = 3_600_000
let gateway: TestGateway
let who: TestPerson
beforeAll(async () => {
  gateway = await startGateway({ bankSecret })
  const { services } = gateway
  await services.db.updateTable('account').set({ club_id: null }).execute()
  await services.db.deleteFrom('vip_reach').execute()
  await services.db.deleteFrom('club').execute()
  await operateVip(services, {
    step: 'level',
    merchant,
    place: 0,
    name: { VI: 'Một', EN: 'One' },
    color: '#b0703c',
    total: 100_000,
    month: 0,
    upgradeBonus: 10_000,
    salary: 0,
    rebates: { MINI: 500 },
  })
  await operateMission(services, {
    step: 'mission',
    merchant,
    kind: 'first_bet',
    reward: 30_000,
    isOpen: true,
  })
  const now = services.now()
  const { id: merchantId } = await services.db
    .selectFrom('merchant')
    .select('id')
    .where('code', '=', merchant)
    .executeTakeFirstOrThrow()
  await operateRaffle(services, merchantId, {
    step: 'raffle',
    merchant,
    kind: 'prize_wheel',
    title: { VI: 'Vòng quay', EN: 'Wheel' },
    prizes: [
      { amount: 0, chance: 9_000 },
      { amount: 10_000, chance: 1_000 },
    ],
    startsAt: now - 1,
    endsAt: now + hourMs,
    ticketDays: 1,
    deposit: { least: 100_000, most: 3 },
  })
  gateway.clock.advance(1_000)
  who = await addPerson(gateway, 'mendrewards')
  await fund(gateway, who, 1_000_000)
  await deposit(gateway, who, 200_000, bankSecret)
  const round = await playRound(gateway, who, { amount: 300_000 })
  await work()
  await gateway
    .client(who.token)
    .send(
      calls.promotions.claimMission,
      { kind: 'first_bet' },
      { idempotencyKey: 'mending-claims-a-mission' },
    )
  await gateway
    .client(who.token)
    .send(calls.promotions.claimRebate, undefined, { idempotencyKey: 'mending-claims-a-rebate' })
  await correct(gateway, round, { isVoid: true })
  await work()
})
afterAll(() => gateway.close())

async function work(): Promise<void> {
  await bookEarnings.run(gateway.services)
  await raiseLevels.run(gateway.services)
  await earnRaffleTickets.run(gateway.services)
  await followBets.run(gateway.services)
}
const run = (statement: RawBuilder<unknown>) => statement.execute(gateway.services.db)
const mendNow = () => mend(gateway.services.db, gateway.services.now())
const wrong = async () =>
  (await reconcile(gateway.services.db)).lines
    .filter((line) => line.startsWith('FAIL'))
    .map((line) => line.slice(5))

const stands = 'every reward for play stands by bets as they are, or was taken back'
const levels = 'every VIP level that was reached stands by bets as they are, or has lapsed'
const debts = 'what was taken back of rewards was booked or is owed'
const tickets = 'every deposit that was large enough earned its raffle tickets, and nothing else did'
const rebates = 'every family of a claimed rebate is its rate of its valid bets'

describe('what was given for play (promotions 41)', () => {
  it.each([
    ['a level that seems to stand', () => sql`update vip_reach set lapsed_at = null`, [levels]],
    ['a bonus that seems to stand', () => sql`update vip_reward set withdrawn_at = null`, [stands]],
    [
      'a debt that nobody has',
      () => sql`insert into reward_debt (account_id, owed) values (${who.id}, 7000)`,
      [debts],
    ],
    ['a ticket that was never given', () => sql`delete from raffle_ticket`, [tickets]],
  ])('is named, mended, and booked by the next run: %s', async (_words, spoil, failing) => {
    const before = await balanceOf(gateway, who.wallet)
    expect(await wrong()).toEqual([])
    await run(spoil())
    expect(await wrong()).toEqual(failing)
    await mendNow()
    await work()
    await mendNow()
    expect(await wrong()).toEqual([])
    expect(await balanceOf(gateway, who.wallet)).toBe(before)
  })

  it('is taken back where nobody has looked at it', async () => {
    const round = await playRound(gateway, who, { amount: 300_000 })
    await work()
    const before = await balanceOf(gateway, who.wallet)
    await correct(gateway, round, { isVoid: true })
    await bookEarnings.run(gateway.services)
    await run(sql`delete from reward_due`)
    expect(await wrong()).toEqual([stands, levels])
    await mendNow()
    expect(await wrong()).toEqual([])
    await work()
    expect(await wrong()).toEqual([])
    expect(await balanceOf(gateway, who.wallet)).toBe(before + 300_000 - 30_000)
  })

  it.each([
    [
      'a ticket that nothing earned',
      () => sql`insert into raffle_ticket (raffle_id, account_id, source, issued_at, expires_at, commitment, sealed_seed)
        select raffle_id, account_id, 'deposit:0', issued_at, expires_at, commitment, sealed_seed from raffle_ticket`,
      tickets,
    ],
    ['a rebate of another rate', () => sql`update rebate_claim_part set rate = rate * 2`, rebates],
  ])('is named for people: %s', async (_words, spoil, failing) => {
    await run(spoil())
    expect(await wrong()).toContain(failing)
    await mendNow()
    expect(await wrong()).toContain(failing)
  })
})

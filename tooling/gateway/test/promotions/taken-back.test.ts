import { sql } from 'kysely'
import { calls } from '@saola/protocol'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { operateTransfer } from '../../src/bank/operate-transfer.ts'
import { receiveTransfer } from '../../src/bank/receive-transfer.ts'
import { memberAccount } from '../../src/ledger/ledger.ts'
import { operatePromotion } from '../../src/promotions/operate-promotion.ts'
import { earnRaffleTickets } from '../../src/promotions/raffles/earn-raffle-tickets.ts'
import { followBets } from '../../src/promotions/standing/follow-bets.ts'
import { operateMission } from '../../src/promotions/missions/operate-mission.ts'
import type { NewRaffle } from '../../src/promotions/raffles/operate-raffle.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf, fund, settleMerchant, type TestPerson } from '../wallet/people.ts'
import { bonusOf, placeBets, publish, runTurnover, walletOf } from './stage.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
  await settleMerchant(gateway)
})
afterEach(() => expectReconciled(gateway.services.db))
afterAll(() => gateway.close())

let people = 0
const newPerson = (): Promise<TestPerson> => addPerson(gateway, `taken${people++}`)
const key = () => ({ idempotencyKey: `taken-back-key-${people++}-long` })
const apiOf = (who: TestPerson) => gateway.client(who.token)
const owedBy = async (who: TestPerson) =>
  -(await balanceOf(gateway, await memberAccount(gateway.services.db, who.id, 'debt'))) + 0
const participationOf = (who: TestPerson) =>
  gateway.services.db
    .selectFrom('participation')
    .selectAll()
    .where('account_id', '=', who.id)
    .executeTakeFirstOrThrow()
const takeBack = async (who: TestPerson) =>
  operatePromotion(gateway.services, {
    step: 'take-back',
    merchant: 'saola',
    participationId: (await participationOf(who)).id,
    reason: 'played with two accounts',
    by: 'Minh',
  })

/** What somebody was told of rewards that were taken back. */
const toldOf = async (who: TestPerson) => {
  const { rows } = await sql<{ about: string; amount: number; reason: string }>`
    select about, amount, reason from account_notice
    where account_id = ${who.id} and kind = 'reward_taken_back' order by id`.execute(gateway.services.db)
  return rows
}

async function claimed(): Promise<TestPerson> {
  const who = await newPerson()
  const promotionId = await publish(gateway)
  await apiOf(who).send(calls.promotions.join, { promotionId }, key())
  await placeBets(gateway, who, { amount: 500_000 })
  await runTurnover(gateway)
  await apiOf(who).send(calls.promotions.claim, { promotionId }, key())
  return who
}

describe('a bonus is taken back, whatever became of it (wallet 62)', () => {
  it('under turnover: it is given up', async () => {
    const who = await newPerson()
    await apiOf(who).send(calls.promotions.join, { promotionId: await publish(gateway) }, key())
    expect(await bonusOf(gateway, who)).toBe(50_000)
    await takeBack(who)
    expect([await bonusOf(gateway, who), await walletOf(gateway, who), await owedBy(who)]).toEqual([0, 0, 0])
    expect(await participationOf(who)).toMatchObject({
      reward: 'left',
      taken_back_reason: 'played with two accounts',
      taken_back_by: 'Minh',
    })
    const { id } = await participationOf(who)
    expect(await toldOf(who)).toEqual([
      { about: `KM${id}`, amount: 50_000, reason: 'promotions.taken_back.decided' },
    ])
  })

  it.each([
    ['in the wallet', 0, 0],
    ['spent in part', 20_000, 20_000],
    ['spent', 50_000, 50_000],
  ])('paid and %s: it leaves the wallet, once; the rest is owed', async (_case, spent, owed) => {
    const who = await claimed()
    if (spent > 0) await fund(gateway, who, -spent)
    await takeBack(who)
    await takeBack(who)
    expect([await walletOf(gateway, who), await owedBy(who)]).toEqual([0, owed])
    expect(await toldOf(who)).toMatchObject([{ amount: 50_000 }])
  })

  it('where none was given, nothing is taken', async () => {
    const who = await newPerson()
    await apiOf(who).send(calls.promotions.join, { promotionId: await publish(gateway, depositBonus) }, key())
    await expect(takeBack(who)).rejects.toMatchObject({ messageKey: 'promotions.refused.nothing_given' })
  })
})

const wheel = (now: number): NewRaffle => ({
  step: 'raffle',
  merchant: 'saola',
  kind: 'prize_wheel',
  title: { VI: 'Vòng quay', EN: 'Wheel' },
  prizes: [
    { amount: 5_000, chance: 9_999 },
    { amount: 6_000, chance: 1 },
  ],
  startsAt: now - 1_000,
  endsAt: now + 3_600_000,
  ticketDays: 2,
})

const depositBonus = {
  bonus: { kind: 'deposit', percent: 50, cap: 100_000, leastDeposit: 100_000 },
  multiple: 100,
  acceptWarnings: true,
} as const

const deposit = async (who: TestPerson) => {
  const { memo } = await apiOf(who).send(calls.wallet.deposit, { amount: 150_000 }, key())
  const reference = `FTB-${people++}`
  await receiveTransfer(gateway.services, { reference, memo, amount: 150_000 })
  return reference
}
const recall = (reference: string) =>
  operateTransfer(gateway.services, {
    merchant: 'saola',
    do: 'recall',
    reference,
    recallReference: `RC-${reference}`,
    reason: 'the bank took it',
    by: 'Minh',
  })

describe('the bonus of a deposit that is taken back goes with it (wallet 62)', () => {
  it('while it is under turnover', async () => {
    const who = await newPerson()
    await apiOf(who).send(calls.promotions.join, { promotionId: await publish(gateway, depositBonus) }, key())
    const reference = await deposit(who)
    await runTurnover(gateway)
    expect(await bonusOf(gateway, who)).toBe(75_000)
    await recall(reference)
    await runTurnover(gateway)
    expect([await bonusOf(gateway, who), await walletOf(gateway, who), await owedBy(who)]).toEqual([0, 0, 0])
  })

  it('after it was paid', async () => {
    const who = await newPerson()
    const promotionId = await publish(gateway, depositBonus)
    await apiOf(who).send(calls.promotions.join, { promotionId }, key())
    const reference = await deposit(who)
    await runTurnover(gateway)
    await placeBets(gateway, who, { amount: 500_000 })
    await runTurnover(gateway)
    await apiOf(who).send(calls.promotions.claim, { promotionId }, key())
    expect(await walletOf(gateway, who)).toBe(225_000)
    await recall(reference)
    await runTurnover(gateway)
    expect([await walletOf(gateway, who), await owedBy(who)]).toEqual([0, 0])
  })

  it('and brings none where it was taken back before the bonus was given', async () => {
    const who = await newPerson()
    await apiOf(who).send(calls.promotions.join, { promotionId: await publish(gateway, depositBonus) }, key())
    await recall(await deposit(who))
    await runTurnover(gateway)
    expect(await bonusOf(gateway, who)).toBe(0)
  })
})

it('an application that was refused may pass later (wallet 64)', async () => {
  const who = await newPerson()
  const promotionId = await publish(gateway, { needsApproval: true })
  await apiOf(who).send(calls.promotions.apply, { promotionId, comment: 'Tôi xin nhận' }, key())
  const { id: participationId } = await participationOf(who)
  const answer = (step: 'approve' | 'reject', more: { isRefused?: true } = {}) =>
    operatePromotion(gateway.services, { step, merchant: 'saola', participationId, by: 'Lan', ...more })
  await answer('reject')
  await expect(answer('approve')).rejects.toMatchObject({ messageKey: 'promotions.refused.answered' })
  expect(await bonusOf(gateway, who)).toBe(0)
  await answer('approve', { isRefused: true })
  expect(await bonusOf(gateway, who)).toBe(50_000)
  expect(await participationOf(who)).toMatchObject({ application: 'accepted', decided_by: 'Lan' })
  await expect(answer('reject')).rejects.toMatchObject({ messageKey: 'promotions.refused.answered' })
})

it('the raffle ticket of a deposit that is taken back goes with it, and its prize too (wallet 62)', async () => {
  const now = gateway.services.now()
  await operatePromotion(gateway.services, { ...wheel(now), deposit: { least: 150_000, most: 1 } })
  const who = await newPerson()
  const drawn = await deposit(who)
  await earnRaffleTickets.run(gateway.services)
  const ticketsOf = () =>
    gateway.services.db.selectFrom('raffle_ticket').selectAll().where('account_id', '=', who.id).execute()
  const [ticket] = await ticketsOf()
  await apiOf(who).send(
    calls.promotions.claimRaffle,
    { promotionClaimId: String(ticket?.id), promotionType: 'RAFFLE' },
    key(),
  )
  const prize = (await ticketsOf())[0]?.prize ?? 0
  expect(await walletOf(gateway, who)).toBe(150_000 + prize)
  await recall(drawn)
  await earnRaffleTickets.run(gateway.services)
  await earnRaffleTickets.run(gateway.services)
  expect([await walletOf(gateway, who), await owedBy(who)]).toEqual([0, 0])
  expect(await toldOf(who)).toEqual([
    { about: String(ticket?.id), amount: prize, reason: 'promotions.taken_back.baseless' },
  ])

  const other = await newPerson()
  const unclaimed = await deposit(other)
  await earnRaffleTickets.run(gateway.services)
  await recall(unclaimed)
  gateway.clock.advance(1_000)
  await earnRaffleTickets.run(gateway.services)
  const { rows } = await sql<{
    left: number
  }>`select count(*) filter (where expires_at > ${gateway.services.now()}) as left
    from raffle_ticket where account_id = ${other.id}`.execute(gateway.services.db)
  expect(rows).toEqual([{ left: 0 }])
})

it('raffle tickets that were given are taken back while nobody has claimed them (wallet 64)', async () => {
  const who = await newPerson()
  const now = gateway.services.now()
  const { id: raffleId } = await operatePromotion(gateway.services, wheel(now))
  const give = (giftKey: string) =>
    operatePromotion(gateway.services, {
      step: 'tickets',
      merchant: 'saola',
      raffleId,
      members: [who.name],
      count: 2,
      key: giftKey,
    })
  await give('tet_1')
  await give('tetx1')
  gateway.clock.advance(1_000)
  await operatePromotion(gateway.services, {
    step: 'take-tickets',
    merchant: 'saola',
    raffleId,
    key: 'tet_1',
    reason: 'given to the wrong person',
    by: 'Minh',
  })
  const rows = await gateway.services.db
    .selectFrom('raffle_ticket')
    .select(['source', 'taken_back_by', 'expires_at'])
    .where('account_id', '=', who.id)
    .orderBy('id')
    .execute()
  const left = rows.filter((row) => row.expires_at > gateway.services.now())
  expect(rows.filter((row) => row.taken_back_by === 'Minh').map(({ source }) => source)).toEqual([
    'gift:tet_1:1',
    'gift:tet_1:2',
  ])
  expect(left.map(({ source }) => source)).toEqual(['gift:tetx1:1', 'gift:tetx1:2'])
})

it('the mission of the first deposit goes with it, and comes with the next one (wallet 62)', async () => {
  const mission = {
    step: 'mission',
    merchant: 'saola',
    kind: 'first_deposit',
    reward: 20_000,
    isOpen: true,
  } as const
  await operateMission(gateway.services, mission)
  const who = await newPerson()
  const reference = await deposit(who)
  await apiOf(who).send(calls.promotions.claimMission, { kind: 'first_deposit' }, key())
  expect(await walletOf(gateway, who)).toBe(170_000)
  await recall(reference)
  await followBets.run(gateway.services)
  await followBets.run(gateway.services)
  expect([await walletOf(gateway, who), await owedBy(who)]).toEqual([0, 0])
  expect(await toldOf(who)).toMatchObject([{ amount: 20_000, reason: 'promotions.taken_back.baseless' }])
  await deposit(who)
  await followBets.run(gateway.services)
  expect(await walletOf(gateway, who)).toBe(170_000)
})

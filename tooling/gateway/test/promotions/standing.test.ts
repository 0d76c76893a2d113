import { calls } from '@saola/protocol'
import { dayMs } from '@saola/rules'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { savePaymentPassword } from '../../src/accounts/payment-password.ts'
import { changeMerchant } from '../../src/operations/change-merchant.ts'
import { bookEarnings } from '../../src/points/book-earnings.ts'
import { operateReferral } from '../../src/promotions/friends/operate-referral.ts'
import { rewardReferrals } from '../../src/promotions/friends/reward-referrals.ts'
import { operateMission } from '../../src/promotions/missions/operate-mission.ts'
import { followBets } from '../../src/promotions/standing/follow-bets.ts'
import { giveSalaries } from '../../src/promotions/vip/give-salaries.ts'
import { operateVip } from '../../src/promotions/vip/operate-vip.ts'
import { raiseLevels } from '../../src/promotions/vip/raise-levels.ts'
import { monthDay, momentOfDay } from '../../src/promotions/vip/vip-month.ts'
import { readUnplayed } from '../../src/wallet/unplayed/read-unplayed.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { refusal } from '../http/visitor.ts'
import { openLottery } from '../lottery/stage.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { footballNode } from '../vendor/match-table.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'
import {
  deposit,
  lotteryCode,
  onDraw,
  onMatch,
  onOtherResult,
  onRound,
  playRound,
  stake,
  type Play,
} from './played-stage.ts'
import { walletOf } from './stage.ts'

const bankSecret = 'the-bank-of-rewards'
const merchant = 'saola'
const paymentPassword = '246810'
const funded = 5_000_000
const reward = { mission: 30_000, friend: 50_000, level: 88_000, salary: 38_000, password: 20_000 }
let gateway: TestGateway
let who: TestPerson
let football = ''
let turn = 0

beforeAll(async () => {
  gateway = await startGateway({ bankSecret })
  const { services } = gateway
  await openLottery(gateway, lotteryCode)
  football = await footballNode(gateway)
  const families = await services.db.selectFrom('game').select('family').distinct().execute()
  const rebates = Object.fromEntries(families.map(({ family }) => [family, 500]))
  const ratio = { points: 1, perAmount: 1_000 }
  const earn = { lottery: ratio, slots: ratio, sports: ratio }
  await changeMerchant(services, {
    merchant,
    points: { earn, convert: { points: 100, amount: 5_000 } },
    validBets: { wholeFromEdge: 0 },
  })
  await services.db.updateTable('account').set({ club_id: null }).execute()
  await services.db.deleteFrom('vip_reach').execute()
  await services.db.deleteFrom('club').execute()
  const level = { step: 'level', merchant, color: '#b0703c', total: 0, month: 0, upgradeBonus: 0 } as const
  await operateVip(services, { ...level, place: 0, name: { VI: 'Một', EN: 'One' }, salary: 0, rebates })
  await operateVip(services, {
    ...level,
    place: 1,
    name: { VI: 'Hai', EN: 'Two' },
    total: stake,
    month: stake,
    upgradeBonus: reward.level,
    salary: reward.salary,
    rebates,
  })
  const friends = { leastDeposits: 300_000, days: 30, reward: reward.friend, most: 99, isOpen: true }
  await operateReferral(services, { step: 'terms', merchant, ...friends })
  for (const [kind, amount] of [
    ['first_bet', reward.mission],
    ['payment_password', reward.password],
  ] as const)
    await operateMission(services, { step: 'mission', merchant, kind, reward: amount, isOpen: true })
  await work()
})
beforeEach(async () => {
  who = await newPerson()
})
afterEach(() => expectReconciled(gateway.services.db))
afterAll(() => gateway.close())

async function newPerson(more: { upline?: TestPerson } = {}): Promise<TestPerson> {
  const made = await addPerson(gateway, `standing${(turn += 1)}`, more)
  await fund(gateway, made, funded)
  await savePaymentPassword(gateway.services.db, made.id, paymentPassword, gateway.services)
  return made
}

/** The jobs that count, and the one that follows. */
async function work(): Promise<void> {
  await bookEarnings.run(gateway.services)
  await raiseLevels.run(gateway.services)
  await rewardReferrals.run(gateway.services)
  await followBets.run(gateway.services)
}

const send = (person = who) => gateway.client(person.token).send
const key = () => ({ idempotencyKey: `standing-of-rewards-${(turn += 1)}` })
const wallet = (person = who) => walletOf(gateway, person)
const claimMission = (kind: 'first_bet' | 'payment_password') =>
  send()(calls.promotions.claimMission, { kind }, key())
const missionOf = async () =>
  (await send()(calls.promotions.missions)).find(({ kind }) => kind === 'first_bet')?.state
const issued = () => send()(calls.promotions.issued, {})
const claimLevel = async (type: 'UPGRADE_BONUS' | 'RANK_SALARY') => {
  const found = (await issued()).find(({ promotionType }) => promotionType === type)
  const wanted = { promotionClaimId: found?.rewardId ?? '', promotionType: type }
  return send()(calls.promotions.claimIssued, wanted, key())
}
/** What is still to be played before money leaves. */
async function dueOf(): Promise<number> {
  const { settings } = await gateway.services.db
    .selectFrom('merchant')
    .select('settings')
    .where('code', '=', merchant)
    .executeTakeFirstOrThrow()
  return (await readUnplayed(gateway.services.db, who.id, { settings })).due
}
const levelOf = async (person = who) => (await send(person)(calls.promotions.vip)).place
/** Puts all that is there on a round that stays open. */
const spendAll = async () => playRound(gateway, who, { amount: await wallet(), isLast: false })
const owedBy = async (person = who) =>
  (
    await gateway.services.db
      .selectFrom('reward_debt')
      .select('owed')
      .where('account_id', '=', person.id)
      .executeTakeFirst()
  )?.owed ?? 0

const ways: [string, Play][] = [
  ['a draw that is voided after it was settled', onDraw],
  ['a round that its vendor corrects to none', onRound],
  ['a match that is called off after it was settled', onMatch(() => football)],
  ['a result that gives the stake back', onOtherResult],
]

describe.each(ways)('%s', (_words, play) => {
  it('takes its points back, and those spent are owed (points 16)', async () => {
    const { undo, redo } = await play(gateway, who)
    await work()
    const points = await send()(calls.points.balance)
    expect(points).toBeGreaterThan(0)
    await send()(calls.points.convert, { points, paymentPassword }, key())
    await undo()
    await work()
    const { owed } = await send()(calls.points.details, { pageNo: 1, pageSize: 5 })
    expect([await send()(calls.points.balance), owed]).toEqual([0, points])
    await redo?.()
    await work()
    const after = await send()(calls.points.details, { pageNo: 1, pageSize: 5 })
    expect(after.owed).toBe(redo ? 0 : points)
  })

  it('lowers the next rebate (promotions 22)', async () => {
    const { undo } = await play(gateway, who)
    await work()
    const claimed = await send()(calls.promotions.claimRebate, undefined, key())
    await undo()
    await work()
    expect((await send()(calls.promotions.rebates)).amount).toBe(0)
    await play(gateway, who)
    await work()
    expect((await send()(calls.promotions.rebates)).amount).toBe(0)
    await play(gateway, who)
    await work()
    expect((await send()(calls.promotions.rebates)).amount).toBe(claimed.amount)
  })

  it('takes the mission of the first bet back, until there is one (promotions 38)', async () => {
    const { undo } = await play(gateway, who)
    gateway.clock.advance(1_000)
    await claimMission('first_bet')
    expect(await dueOf()).toBeGreaterThan(0)
    await undo()
    await work()
    // A stake that came back as it was is a settled bet all the same.
    const isStill = play === onOtherResult
    expect(await wallet()).toBe(funded + (isStill ? reward.mission : 0))
    expect(await missionOf()).toBe(isStill ? 'claimed' : 'open')
    // What was taken back is not to be played any more (wallet 39).
    if (!isStill) expect(await dueOf()).toBe(0)
    await play(gateway, who)
    await work()
    expect(await wallet()).toBe(funded - stake + reward.mission)
    expect(await missionOf()).toBe('claimed')
  })

  it('takes the reward for a friend back, until the friend has bet as much (promotions 38)', async () => {
    const agent = await addPerson(gateway, `standingline${(turn += 1)}`, { type: 1 })
    const friend = await newPerson({ upline: agent })
    await gateway.services.db
      .updateTable('account')
      .set({ referrer_id: who.id })
      .where('id', '=', friend.id)
      .execute()
    await deposit(gateway, friend, 300_000, bankSecret)
    const { undo } = await play(gateway, friend)
    await work()
    expect(await wallet()).toBe(funded + reward.friend)
    await undo()
    await work()
    expect(await wallet()).toBe(funded)
    expect(await send()(calls.promotions.referral, {})).toMatchObject({
      earned: 0,
      friends: [{ state: 'waiting' }],
    })
    await play(gateway, friend)
    await work()
    expect(await wallet()).toBe(funded + reward.friend)
    expect(await send()(calls.promotions.referral, {})).toMatchObject({ earned: reward.friend })
  })

  it('withdraws the bonus of a level that nobody has claimed, and gives it again (promotions 39)', async () => {
    const { undo } = await play(gateway, who)
    await work()
    const [waiting] = await issued()
    await undo()
    await work()
    expect(await issued()).toEqual([])
    const wanted = { promotionClaimId: waiting?.rewardId ?? '', promotionType: 'UPGRADE_BONUS' } as const
    expect(await refusal(send()(calls.promotions.claimIssued, wanted, key()))).toMatchObject({
      code: 'promotions.refused',
    })
    await play(gateway, who)
    await work()
    expect(await claimLevel('UPGRADE_BONUS')).toMatchObject({ amount: reward.level })
    expect(await wallet()).toBe(funded - stake + reward.level)
  })

  it('takes a claimed bonus and a claimed salary back; the level ends with the month (promotions 39)', async () => {
    const { undo } = await play(gateway, who)
    await work()
    await claimLevel('UPGRADE_BONUS')
    const monthEnd = momentOfDay(monthDay(gateway.services.now(), 1))
    await gateway.services.db.deleteFrom('vip_month').execute()
    await giveSalaries.run({ ...gateway.services, now: () => monthEnd + dayMs })
    await claimLevel('RANK_SALARY')
    await undo()
    await work()
    expect(await wallet()).toBe(funded)
    expect(await levelOf()).toBe(1)
    await gateway.services.db.deleteFrom('vip_month').execute()
    await giveSalaries.run({ ...gateway.services, now: () => monthEnd + dayMs })
    expect(await levelOf()).toBe(0)
  })

  it('leaves owed what was spent, and the next reward pays it first (promotions 37)', async () => {
    const { undo } = await play(gateway, who)
    await work()
    await claimLevel('UPGRADE_BONUS')
    await undo()
    await spendAll()
    await work()
    expect([await wallet(), await owedBy()]).toEqual([0, reward.level])
    await claimMission('payment_password')
    expect([await wallet(), await owedBy()]).toEqual([0, reward.level - reward.password])
  })
})

import { calls, type MissionView } from '@saola/protocol'
import { dayMs } from '@saola/rules'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { signTransfer } from '../../src/bank/transfer-signature.ts'
import { operateReferral } from '../../src/promotions/friends/operate-referral.ts'
import { rewardReferrals } from '../../src/promotions/friends/reward-referrals.ts'
import { operateMission } from '../../src/promotions/missions/operate-mission.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { refusal, visit } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, type TestPerson } from '../wallet/people.ts'
import { placeBets, walletOf } from './stage.ts'

const bankSecret = 'the-bank-of-friends'
const merchant = 'saola'
let gateway: TestGateway
let turn = 100
beforeAll(async () => {
  gateway = await startGateway({ bankSecret })
  await operateReferral(gateway.services, {
    step: 'terms',
    merchant,
    leastDeposits: 300_000,
    days: 30,
    reward: 50_000,
    most: 2,
    isOpen: true,
  })
})
afterEach(() => expectReconciled(gateway.services.db))
afterAll(() => gateway.close())

const send = ({ token }: TestPerson) => gateway.client(token).send
const details = (who: TestPerson) => send(who)(calls.promotions.referral, { autoGenerate: 'true' })
const run = (services = gateway.services) => rewardReferrals.run(services)

/** A member below an agent, as whoever invites has to be. */
async function newMember(): Promise<TestPerson> {
  turn += 1
  const agent = await addPerson(gateway, `line${turn}`, { type: 1 })
  return addPerson(gateway, `friend${turn}`, { upline: agent })
}

/** Registers with a code, as anybody does; answers the account as a test needs it. */
async function registerWith(affiliateCode: string): Promise<TestPerson> {
  turn += 1
  const name = `came${turn}`
  const { api } = visit(gateway, { addresses: `198.51.100.${turn}` })
  const { token } = await api.send(calls.session.register, {
    username: name,
    password: 'matkhau9',
    confirmPassword: 'matkhau9',
    affiliateCode,
    domain: 'saola.test',
    registerUrl: 'https://saola.test/',
    registerMethod: 'WEB',
    confirmedAge: true,
  })
  const { id } = await gateway.services.db
    .selectFrom('account')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return { id, name, token, wallet: 0 }
}

async function deposit(who: TestPerson, amount: number): Promise<void> {
  const { memo } = await send(who)(
    calls.wallet.deposit,
    { amount },
    { idempotencyKey: `deposit-of-a-friend-${turn++}` },
  )
  const body = JSON.stringify({ reference: `FT26-${turn++}`, memo, amount })
  const { status } = await gateway.fetch('http://gateway.test/bank/transfers', {
    method: 'POST',
    headers: { 'X-Bank-Signature': signTransfer(bankSecret, body) },
    body,
  })
  expect(status).toBe(200)
}

describe('friends', () => {
  it('have a code of their own that stays, and come under the agent of whoever invited', async () => {
    const who = await newMember()
    const [first, again] = [await details(who), await details(who)]
    expect(first.referralCode).toMatch(/^[A-Z2-9]{6,}$/)
    expect(again.referralCode).toBe(first.referralCode)
    const friend = await registerWith(first.referralCode.toLowerCase())
    const rows = await gateway.services.db
      .selectFrom('account')
      .select(['upline_id', 'referrer_id'])
      .where('id', 'in', [who.id, friend.id])
      .orderBy('id')
      .execute()
    expect(rows[1]).toEqual({ upline_id: rows[0]?.upline_id, referrer_id: who.id })
    const { totalInvitations, friends } = await details(who)
    expect(totalInvitations).toBe(1)
    expect(friends).toMatchObject([
      { name: `${friend.name.slice(0, 2)}***${friend.name.slice(-1)}`, state: 'waiting' },
    ])
  })

  it('bring a reward once their deposits and valid bets reach the sum (promotions 36), once, however often the job runs', async () => {
    const who = await newMember()
    const friend = await registerWith((await details(who)).referralCode)
    await deposit(friend, 200_000)
    await run()
    expect(await walletOf(gateway, who)).toBe(0)
    await deposit(friend, 100_000)
    await placeBets(gateway, friend, { amount: 299_999 })
    expect(await run()).toBe(0)
    await placeBets(gateway, friend, { amount: 1 })
    await Promise.all([run(), run(), run()])
    await deposit(friend, 300_000)
    expect(await run()).toBe(0)
    expect(await walletOf(gateway, who)).toBe(50_000)
    expect(await details(who)).toMatchObject({
      earned: 50_000,
      friends: [{ state: 'rewarded', reward: 50_000 }],
    })
  })

  it('bring nothing where they are too late', async () => {
    const who = await newMember()
    const friend = await registerWith((await details(who)).referralCode)
    await gateway.services.db
      .updateTable('account')
      .set(({ eb }) => ({ registered_at: eb('registered_at', '-', 31 * dayMs) }))
      .where('id', '=', friend.id)
      .execute()
    await deposit(friend, 300_000)
    expect(await run()).toBe(0)
    expect((await details(who)).friends).toMatchObject([{ state: 'over' }])
  })

  it.each(['device', 'card'] as const)(
    'bring nothing when they are the inviter again: %s',
    async (shared) => {
      const who = await newMember()
      const friend = await registerWith((await details(who)).referralCode)
      const { db } = gateway.services
      if (shared === 'device') {
        for (const each of [who, friend]) {
          const device = { device_hash: `device-of-${each.name}`, merchant_hash: `device-${turn}` }
          await db
            .insertInto('known_device')
            .values({ account_id: each.id, ...device, first_seen_at: 1 })
            .execute()
        }
      } else {
        const { merchant_id: merchantId } = await db
          .selectFrom('account')
          .select('merchant_id')
          .where('id', '=', who.id)
          .executeTakeFirstOrThrow()
        for (const each of [who, friend]) {
          await db
            .insertInto('bank_card')
            .values({
              merchant_id: merchantId,
              account_id: each.id,
              bin: '970436',
              account_number: `00${turn}`,
              holder: 'NGUYEN VAN A',
              created_at: 1,
              removed_at: each === who ? 2 : null,
            })
            .execute()
        }
      }
      await deposit(friend, 300_000)
      await placeBets(gateway, friend, { amount: 300_000 })
      await run()
      expect(await walletOf(gateway, who)).toBe(0)
      expect((await details(who)).friends).toMatchObject([{ state: 'refused', refused: shared }])
    },
  )

  it('bring no more rewards than the operator pays', async () => {
    const who = await newMember()
    const { referralCode } = await details(who)
    for (let count = 0; count < 3; count += 1) {
      const friend = await registerWith(referralCode)
      await deposit(friend, 300_000)
      await placeBets(gateway, friend, { amount: 300_000 })
    }
    await Promise.all([run(), run()])
    expect(await walletOf(gateway, who)).toBe(100_000)
    expect((await details(who)).friends?.map(({ state }) => state).toSorted()).toEqual([
      'refused',
      'rewarded',
      'rewarded',
    ])
  })
})

function stateOf(list: readonly MissionView[], kind: MissionView['kind']): MissionView['state'] {
  return list.find((each) => each.kind === kind)?.state
}

describe('missions of a newcomer', () => {
  it('shows a visitor what each gives', async () => {
    const list = await visit(gateway).api.send(calls.promotions.missions)
    expect(list.map(({ kind }) => kind)).toEqual([
      'zalo',
      'contact',
      'payment_password',
      'bank_card',
      'first_deposit',
      'first_bet',
    ])
    expect(list.reduce((sum, { reward }) => sum + reward, 0)).toBe(131_000)
  })

  it('pays the first bet once under fifty taps, and not before', async () => {
    const who = await newMember()
    const ask = () => send(who)(calls.promotions.missions)
    const tap = (key: number) =>
      send(who)(
        calls.promotions.claimMission,
        { kind: 'first_bet' },
        { idempotencyKey: `tap-on-a-mission-${turn}-${key}` },
      )
    expect(stateOf(await ask(), 'first_bet')).toBe('open')
    expect(stateOf(await ask(), 'zalo')).toBeUndefined()
    expect(await refusal(tap(0))).toMatchObject({ code: 'promotions.refused' })
    await placeBets(gateway, who, { amount: 10_000 })
    expect(stateOf(await ask(), 'first_bet')).toBe('claim')
    await Promise.all(Array.from({ length: 50 }, (_, key) => tap(key + 1)))
    expect(await walletOf(gateway, who)).toBe(20_000)
    expect(stateOf(await ask(), 'first_bet')).toBe('claimed')
  })

  it('runs for thirty days and while the operator lets it', async () => {
    const who = await newMember()
    const one = { step: 'mission', merchant, kind: 'bank_card', reward: 20_000 } as const
    await operateMission(gateway.services, { ...one, isOpen: false })
    expect(stateOf(await send(who)(calls.promotions.missions), 'bank_card')).toBeUndefined()
    await operateMission(gateway.services, { ...one, isOpen: true })
    await gateway.services.db
      .updateTable('account')
      .set({ registered_at: gateway.services.now() - 30 * dayMs })
      .where('id', '=', who.id)
      .execute()
    expect(await send(who)(calls.promotions.missions)).toEqual([])
  })
})

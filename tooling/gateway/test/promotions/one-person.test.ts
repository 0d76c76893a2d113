import { calls } from '@saola/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { receiveTransfer } from '../../src/bank/receive-transfer.ts'
import { findEarlierSelf } from '../../src/promotions/find-earlier-self.ts'
import { operateReferral } from '../../src/promotions/friends/operate-referral.ts'
import { rewardReferrals } from '../../src/promotions/friends/reward-referrals.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { refusal, visit } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, type TestPerson } from '../wallet/people.ts'
import { placeBets, publish, walletOf } from './stage.ts'

const merchant = 'saola'
let gateway: TestGateway
let turn = 0
beforeAll(async () => {
  gateway = await startGateway()
  await operateReferral(gateway.services, {
    step: 'terms',
    merchant,
    leastDeposits: 300_000,
    days: 30,
    reward: 50_000,
    most: 100,
    isOpen: true,
  })
})
afterAll(() => expectReconciled(gateway.services.db).finally(gateway.close))

const send = ({ token }: Pick<TestPerson, 'token'>) => gateway.client(token).send
const key = () => ({ idempotencyKey: `key-of-one-person-${(turn += 1)}` })

/** Registers in a browser, from a network of its own, as anybody does. */
async function register(loginDeviceId: string, affiliateCode?: string): Promise<TestPerson> {
  turn += 1
  const name = `farmed${turn}`
  const { api } = visit(gateway, { addresses: `198.51.100.${turn % 250}` })
  const { token } = await api.send(calls.session.register, {
    username: name,
    password: 'matkhau9',
    confirmPassword: 'matkhau9',
    ...(affiliateCode !== undefined && { affiliateCode }),
    domain: 'saola.test',
    registerUrl: 'https://saola.test/',
    registerMethod: 'WEB',
    confirmedAge: true,
    loginDeviceId,
  })
  const { id } = await gateway.services.db
    .selectFrom('account')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return { id, name, token, wallet: 0 }
}

async function deposit(who: TestPerson, payer?: string): Promise<void> {
  const { memo, amount } = await send(who)(calls.wallet.deposit, { amount: 300_000 }, key())
  await receiveTransfer(gateway.services, { reference: `FT33-${(turn += 1)}`, memo, amount, payer })
}

const claim = (who: TestPerson, kind: 'first_bet' | 'first_deposit') =>
  send(who)(calls.promotions.claimMission, { kind }, key())

describe('a farmer with twenty accounts on one device (promotions 33)', () => {
  it('is one person: one account has the missions, the bonus, and brings one reward as a friend', async () => {
    const agent = await addPerson(gateway, 'farmline', { type: 1 })
    const host = await addPerson(gateway, 'farmhost', { upline: agent })
    const { referralCode } = await send(host)(calls.promotions.referral, { autoGenerate: 'true' })
    const offer = await publish(gateway)
    const farm: TestPerson[] = []
    for (let count = 0; count < 20; count += 1) farm.push(await register('one-browser', referralCode))
    const answers: string[] = []
    for (const account of farm) {
      await deposit(account)
      await placeBets(gateway, account, { amount: 300_000 })
      const acts = [
        claim(account, 'first_deposit'),
        claim(account, 'first_bet'),
        send(account)(calls.promotions.join, { promotionId: offer }, key()),
      ]
      const ends = await Promise.allSettled(acts)
      answers.push(ends.map((end) => (end.status === 'fulfilled' ? 'yes' : end.reason.code)).join(' '))
    }
    expect(answers).toEqual([
      'yes yes yes',
      ...Array.from({ length: 19 }, () => 'promotions.refused promotions.refused promotions.refused'),
    ])
    await rewardReferrals.run(gateway.services)
    expect(await walletOf(gateway, host)).toBe(50_000)
    const { friends } = await send(host)(calls.promotions.referral, { autoGenerate: 'true' })
    expect(friends?.map(({ state, refused }) => refused ?? state)).toEqual([
      ...Array.from({ length: 19 }, () => 'device'),
      'rewarded',
    ])
  })

  it('is told why', async () => {
    await register('another-browser')
    const second = await register('another-browser')
    await placeBets(gateway, second, { amount: 10_000 })
    expect((await refusal(claim(second, 'first_bet'))).message).toContain('mỗi người một lần')
  })
})

const reasonOf = ({ id }: TestPerson) => findEarlierSelf(gateway.services.db, id)
const at = (who: TestPerson) => ({ account_id: who.id, ip: '203.0.113.99', first_seen_at: 1 })

describe('what accounts have in common', () => {
  it('is nothing for two at two browsers', async () => {
    await register('browser-a')
    expect(await reasonOf(await register('browser-b'))).toBeUndefined()
  })

  it('is the payer of their deposits, however the bank writes it', async () => {
    const [first, second] = [await register('payer-a'), await register('payer-b')]
    await deposit(first, '0123 456 789')
    await deposit(second, '0123456789')
    expect(await reasonOf(second)).toBe('payer')
    expect(await reasonOf(first)).toBeUndefined()
  })

  it.each([
    ['minh.nguyen@gmail.com', 'minhnguyen+2@googlemail.com', 'mailbox'],
    ['lan@example.com', 'lan+farm@example.com', 'mailbox'],
    ['t.uan@example.com', 'tuan@example.com', undefined],
    ['hoa@gmail.com', 'hoa@example.com', undefined],
  ])('is the mailbox behind %s and %s: %s', async (one, other, expected) => {
    const [first, second] = [await register(`mail-${turn}`), await register(`mail-${turn}`)]
    for (const [who, email] of [
      [first, one],
      [second, other],
    ] as const) {
      await gateway.services.db.updateTable('account').set({ email }).where('id', '=', who.id).execute()
    }
    expect(await reasonOf(second)).toBe(expected)
    await gateway.services.db
      .updateTable('account')
      .set({ email: null })
      .where('id', 'in', [first.id, second.id])
      .execute()
  })

  it('is a network together with the holder’s name, and neither alone', async () => {
    const [first, second] = [await register('net-a'), await register('net-b')]
    const { db } = gateway.services
    await db
      .insertInto('known_address')
      .values([at(first), at(second)])
      .execute()
    expect(await reasonOf(second)).toBeUndefined()
    const { merchant_id } = await db
      .selectFrom('account')
      .select('merchant_id')
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow()
    const card = (who: TestPerson) => ({
      merchant_id,
      account_id: who.id,
      bin: '970436',
      account_number: `44${who.id}`,
      holder: 'TRAN VAN CHUNG',
      created_at: 1,
    })
    await db
      .insertInto('bank_card')
      .values([card(first), card(second)])
      .execute()
    expect(await reasonOf(second)).toBe('traces')
  })
})

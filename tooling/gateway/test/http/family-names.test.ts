import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ToldClient } from '@saola/testkit'
import { calls } from '@saola/protocol'
import { breakOf } from '@saola/rules'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { savePaymentPassword } from '../../src/accounts/payment-password.ts'
import { addPause } from '../../src/protection/pause-store.ts'
import { addDraw, drawn, openLottery } from '../lottery/stage.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'
import { refusal } from './visitor.ts'

const paymentPassword = '246810'

let gateway: TestGateway
let agent: TestPerson
let member: TestPerson
/** Takes a break. */
let paused: TestPerson
let api: ToldClient

beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  agent = await addPerson(gateway, 'nameagent', { type: 1 })
  member = await addPerson(gateway, 'namemember', { upline: agent })
  paused = await addPerson(gateway, 'namebreak')
  await fund(gateway, member, 3_000_000)
  api = gateway.client(member.token)
})
afterAll(() => gateway.close())

const guest = (): ToldClient => gateway.client()
const ofAgent = (): ToldClient => gateway.client(agent.token)

describe('a second name for a call (wire 31)', () => {
  it('answers the status by its newer path, and the place alone', async () => {
    const status = await guest().send(calls.system.status)
    expect(await guest().send(calls.system.newerStatus)).toEqual(status)
    expect(await guest().send(calls.system.location)).toEqual({ location: status.location })
  })

  it('answers the families, the pools and a demo by the names of the relay', async () => {
    expect(await guest().send(calls.games.newGameVendor, {})).toEqual(
      await guest().send(calls.games.gameVendor, {}),
    )
    const pools = await guest().send(calls.games.relayedJackpots)
    expect(pools).toEqual(await guest().send(calls.games.jackpots))
    expect(pools.pools).toHaveLength(4)
    const { content } = await guest().send(calls.games.trialLaunch, { nodeId: '105' })
    expect(content.game_url).toMatch(/^http/)
  })

  it('keeps a session by touching it, and refuses one that ended', async () => {
    const passing = await addPerson(gateway, 'nametouch')
    await gateway.client(passing.token).send(calls.session.touch)
    await gateway.client(passing.token).send(calls.session.logout)
    expect((await refusal(gateway.client(passing.token).send(calls.session.touch))).status).toBe(401)
  })

  it('counts what is unread, and leads to the chat room', async () => {
    const before = await api.send(calls.support.siblingUnreadCount)
    await gateway
      .client(agent.token)
      .send(calls.team.sendMessage, { audience: 'direct', title: 'Chào', content: 'Chào bạn' })
    expect(await api.send(calls.support.siblingUnreadCount)).toBe(before + 1)
    expect(await api.send(calls.support.siblingUnreadCount)).toBe(await api.send(calls.support.unreadCount))
    expect((await guest().send(calls.support.launchChat)).chatUrl).toMatch(/^https?:\/\/[^/]+\/chat$/)
  })

  it('says which rewards the merchant gives, and during a break none', async () => {
    const gives = await api.send(calls.promotions.available)
    expect(gives).toEqual({
      REFERRAL: { enabled: true },
      MISSION: { enabled: true },
      RAFFLE: { enabled: (await api.send(calls.promotions.raffles)).raffles.length > 0 },
      UPGRADE_BONUS: { enabled: true },
    })
    const { services } = gateway
    await addPause(services.db, paused.id, breakOf('30d', services.now()))
    const none = await gateway.client(paused.token).send(calls.promotions.available)
    expect(Object.values(none).some(({ enabled }) => enabled)).toBe(false)
  })
})

describe('money by the names of the relay (wire 31)', () => {
  it('tells what can be spent, and the bounds of a withdrawal', async () => {
    const { balance } = await api.send(calls.wallet.balance)
    const { balances } = await api.send(calls.wallet.olderBalance)
    expect(balances).toEqual([{ accountName: 'Ví chính', availBalance: balance[0]?.availBalance }])
    const { minimumAmount, maximumAmount } = await api.send(calls.wallet.withdrawalSettings)
    expect(await api.send(calls.wallet.relayedWithdrawSettings, {})).toEqual({
      c2cEnabled: 'Y',
      minimumAmount,
      maximumAmount,
      withdrawPenaltyCharge: 0,
    })
  })

  it('lists a withdrawal that was paid until its owner has answered, and takes the answer once', async () => {
    await savePaymentPassword(gateway.services.db, member.id, paymentPassword, gateway.services)
    const { cardId } = await api.send(calls.wallet.addBankCard, {
      bin: '970436',
      accountNumber: '0071001234567',
      accountName: 'NGUOI GOI TEN',
      paymentPassword,
    })
    const { withdrawalId } = await api.send(
      calls.wallet.withdraw,
      { cardId, amount: 500_000, paymentPassword },
      { idempotencyKey: 'name-of-withdrawal' },
    )
    expect((await api.send(calls.wallet.paymentConfirmations)).list).toEqual([])
    for (const step of ['approve', 'disburse']) await operateWithdrawal(withdrawalId, step)
    const { list } = await api.send(calls.wallet.paymentConfirmations)
    expect(list.map((each) => [each.withdrawalId, each.answers])).toEqual([
      [withdrawalId, ['received', 'partly', 'not_received']],
    ])
    const say = () =>
      api.send(
        calls.wallet.processConfirmation,
        { withdrawalId, answer: 'received' },
        { idempotencyKey: 'name-of-an-answer' },
      )
    expect((await say()).confirmation).toBe('received')
    expect(await say()).toEqual(await api.send(calls.wallet.withdrawal, { withdrawalId }))
    expect((await api.send(calls.wallet.paymentConfirmations)).list).toEqual([])
  })

  it("answers nobody about somebody else's withdrawal", async () => {
    const other = await addPerson(gateway, 'nameother')
    const refused = await refusal(
      gateway
        .client(other.token)
        .send(
          calls.wallet.processConfirmation,
          { withdrawalId: '1', answer: 'received' },
          { idempotencyKey: 'name-of-stranger' },
        ),
    )
    expect(refused.status).toBe(404)
  })
})

describe('lotteries by the older paths (wire 31)', () => {
  it('lists the groups with the ids of their titles', async () => {
    const groups = await guest().send(calls.lottery.olderMenus)
    const menus = await guest().send(calls.lottery.gameMenus, {})
    expect(groups.map(({ code }) => code)).toEqual(menus.map(({ gameGroupCode }) => gameGroupCode))
    const popular = await guest().send(calls.lottery.popular, {})
    const ids = new Map(groups.flatMap(({ games }) => games.map(({ code, gameId }) => [code, gameId])))
    expect(popular.map(({ gameCode }) => ids.get(gameCode))).toEqual(popular.map(({ gameId }) => gameId))
  })

  it('names the draw that takes bets, the one before and the one after, and pages the results', async () => {
    const { gameCode, gameId } = await aLottery()
    const { draws, last, now } = await guest().send(calls.lottery.game, { gameCode })
    const near = await guest().send(calls.lottery.nearDraws, { gameId })
    expect(near.currentNumero).toEqual({
      gameId,
      numero: draws[0]?.numero,
      remainTime: (draws[0]?.locksAt ?? 0) - now,
      lockTime: draws[0]?.locksAt,
      isSale: (draws[0]?.opensAt ?? 0) <= now,
    })
    expect(near.nextNumero?.numero).toBe(draws[1]?.numero)
    expect([near.previousNumero?.numero, near.nextNumero?.numero]).toEqual(['2026-5', '2026-7'])
    expect(near.previousNumero?.numero).toBe(last?.numero)
    const { draws: results } = await guest().send(calls.lottery.history, { gameCode, count: 5 })
    const shown = results.map(({ numero, prizes }) => ({ gameCode, numero, winNo: prizes[0]?.join(',') }))
    expect(shown).toHaveLength(5)
    expect((await guest().send(calls.lottery.olderResults, { gameId })).content.slice(0, 5)).toEqual(shown)
    const second = await guest().send(calls.lottery.olderResults, { gameId, page: 2, size: 2 })
    expect(second.content).toEqual(shown.slice(2, 4))
  })

  it.each([calls.lottery.nearDraws, calls.lottery.olderResults])('$id knows no strange id', async (call) => {
    const refused = await refusal(guest().send(call, { gameId: 'nobody' }))
    expect([refused.status, refused.field]).toEqual([404, 'gameId'])
  })
})

describe('an agent by the names of the relay (wire 31)', () => {
  it('makes a link, finds it, and deletes it', async () => {
    const made = await ofAgent().send(calls.team.relayedCreateLink, { name: 'Zalo', type: 0, rebate: '0' })
    const page = { page: 1, pageSize: 10 }
    expect((await ofAgent().send(calls.team.relayedLinks, page)).list).toEqual([made])
    const { affiUrlId } = made
    expect((await ofAgent().send(calls.team.relayedLinkRegistrations, { affiUrlId, ...page })).list).toEqual(
      [],
    )
    await ofAgent().send(calls.team.relayedRemoveLink, { affiUrlId })
    expect((await ofAgent().send(calls.team.links, page)).list).toEqual([])
  })

  it('is told whether it may transfer, and what agents alone are told', async () => {
    expect(await ofAgent().send(calls.team.transferEnabled)).toBe(true)
    const { db } = gateway.services
    const { settings } = await db
      .selectFrom('merchant')
      .select('settings')
      .where('code', '=', 'saola')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('merchant')
      .set({ settings: JSON.stringify({ ...settings, transfer: { isOpen: false } }) })
      .where('code', '=', 'saola')
      .execute()
    expect(await ofAgent().send(calls.team.transferEnabled)).toBe(false)
    const { agent: told } = await ofAgent().send(calls.system.announcements, { types: 'A' })
    expect(told.length).toBeGreaterThan(0)
    expect(await ofAgent().send(calls.team.announcements)).toEqual(told)
    expect((await refusal(api.send(calls.team.announcements))).status).toBe(403)
  })
})

async function operateWithdrawal(withdrawalId: string, step: string): Promise<void> {
  const response = await gateway.fetch('http://gateway.test/ops/withdrawal', {
    method: 'POST',
    headers: { 'X-Ops-Secret': 'ops' },
    body: JSON.stringify({ merchant: 'saola', withdrawalId, step, key: `name-${step}` }),
  })
  expect(response.status).toBe(200)
}

/** A lottery with results and draws to come. */
async function aLottery(): Promise<{ gameCode: string; gameId: string }> {
  const gameCode = 'NAMED_LOTTERY'
  await openLottery(gateway, gameCode)
  for (let count = 1; count <= 5; count += 1) {
    const seconds = (count - 6) * 60
    await drawn(gateway, await addDraw(gateway, gameCode, { numero: `2026-${count}`, seconds }))
  }
  for (const [index, numero] of ['2026-6', '2026-7'].entries()) {
    await addDraw(gateway, gameCode, { numero, seconds: 50 + index * 60 })
  }
  const groups = await guest().send(calls.lottery.olderMenus)
  const found = groups.flatMap(({ games }) => games).find(({ code }) => code === gameCode)
  if (!found) throw new Error('the lottery is in no group')
  return { gameCode, gameId: found.gameId }
}

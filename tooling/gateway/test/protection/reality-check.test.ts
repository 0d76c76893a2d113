import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { tellConfirmable } from '../../src/protection/tell-confirmable.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { placeBet } from '../wallet/bets.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'
import { openTable, protectionOf } from './play.ts'

const minute = 60_000

let gateway: TestGateway
let member: TestPerson
let number = 0
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())
beforeEach(async () => {
  number += 1
  member = await addPerson(gateway, `awake${number}`, { mobile: `+8490000${String(1000 + number)}` })
  await fund(gateway, member, 1_000_000)
})

const api = () => gateway.client(member.token)
async function sitDown(): Promise<string> {
  const { playSessionId = '' } = await protectionOf(gateway, member).launch()
  return playSessionId
}
const timeOf = (playSessionId: string) => api().send(calls.protection.playSession, { playSessionId })

describe('a reality check (protection 11)', () => {
  it('is due an hour after play began, unless the member chose less', async () => {
    const sitting = await sitDown()
    const { since, nextCheckAt } = await timeOf(sitting)
    expect(nextCheckAt).toBe(since + 60 * minute)
    await api().send(calls.protection.setRealityCheck, { minutes: 15 })
    expect((await timeOf(sitting)).nextCheckAt).toBe(since + 15 * minute)
    expect((await api().send(calls.protection.state)).realityMinutes).toBe(15)
  })

  it.each([0, 5, 61, 120])('is never every %d minutes', async (minutes) => {
    const chosen = api().send(calls.protection.setRealityCheck, { minutes: minutes as 60 })
    await expect(chosen).rejects.toMatchObject({ code: 'request_param_err' })
  })

  it('is due again an interval after it was seen', async () => {
    const sitting = await sitDown()
    gateway.clock.advance(61 * minute)
    const { now, since, nextCheckAt } = await api().send(calls.protection.answerCheck, {
      playSessionId: sitting,
    })
    expect(nextCheckAt).toBe(now + 60 * minute)
    expect(since).toBe(now - 61 * minute)
  })

  it('tells time, stakes and result of play as a whole, over several games', async () => {
    const table = await openTable(gateway, member)
    const { roundId } = await table.stake(50_000)
    await table.win(roundId, 20_000)
    gateway.clock.advance(10 * minute)
    const second = await sitDown()
    const { now, since, ...sums } = await timeOf(second)
    expect(now - since).toBe(10 * minute)
    expect(sums).toMatchObject({ rounds: 1, staked: 50_000, won: 20_000, result: -30_000 })
  })

  it('counts no stake as lost that is still in play, and tells it beside the result', async () => {
    const table = await openTable(gateway, member)
    const { roundId } = await table.stake(50_000)
    const sitting = await sitDown()
    expect(await timeOf(sitting)).toMatchObject({ rounds: 1, staked: 0, result: 0, inPlay: 50_000 })
    await table.win(roundId, 20_000)
    expect(await timeOf(sitting)).toMatchObject({ rounds: 1, staked: 50_000, result: -30_000, inPlay: 0 })
  })

  it('counts the bets on draws that were placed meanwhile, which no sitting has', async () => {
    await placeBet(gateway, member, { stake: 7000, win: 0 })
    gateway.clock.advance(minute)
    const sitting = await sitDown()
    await placeBet(gateway, member, { stake: 10_000, win: 4000 })
    await placeBet(gateway, member, { stake: 20_000 })
    const known = { rounds: 2, staked: 10_000, won: 4000, result: -6000, inPlay: 20_000 }
    expect(await timeOf(sitting)).toMatchObject(known)
    gateway.clock.advance(30 * minute)
    await placeBet(gateway, member, { stake: 10_000, win: 0 })
    expect(await timeOf(sitting)).toMatchObject(known)
  })

  it('begins anew after half an hour of rest', async () => {
    const table = await openTable(gateway, member)
    const { roundId } = await table.stake(50_000)
    await table.win(roundId, 0)
    gateway.clock.advance(30 * minute)
    const { now, since, staked } = await timeOf(await sitDown())
    expect(since).toBe(now)
    expect(staked).toBe(0)
  })

  it('is nobody else’s to see', async () => {
    const other = await addPerson(gateway, `peeper${number}`)
    const peek = gateway
      .client(other.token)
      .send(calls.protection.playSession, { playSessionId: await sitDown() })
    await expect(peek).rejects.toMatchObject({ status: 404 })
  })
})

async function result() {
  const now = gateway.clock.now()
  const asked = { startTime: now - 24 * 60 * minute, endTime: now + 1, by: 'day' } as const
  return (await api().send(calls.wallet.profit, asked)).total
}

describe('time played (wallet 28)', () => {
  it('lasts from the start of the game to the end of its last round', async () => {
    const table = await openTable(gateway, member)
    gateway.clock.advance(40_000)
    const { roundId } = await table.stake(50_000)
    gateway.clock.advance(5_000)
    await table.win(roundId, 20_000)
    expect(await result()).toMatchObject({ bets: 1, playedMs: 45_000 })
  })

  it('counts a round that was called off, but not the hours until a vendor remembers one', async () => {
    const table = await openTable(gateway, member)
    gateway.clock.advance(10_000)
    const first = await table.stake(50_000)
    const second = await table.stake(50_000)
    gateway.clock.advance(2_000)
    await table.cancel(first.roundId)
    expect(await result()).toMatchObject({ playedMs: 12_000 })
    gateway.clock.advance(5 * 60 * minute)
    await table.win(second.roundId, 0)
    expect(await result()).toMatchObject({ playedMs: 12_000 })
  })

  it('of the seeded rounds is not nothing either', async () => {
    const { account_id: accountId } = await gateway.services.db
      .selectFrom('bet')
      .select('account_id')
      .where('play_session_id', 'is', null)
      .where('order_no', 'not like', 'TEST%')
      .orderBy('placed_at', 'desc')
      .executeTakeFirstOrThrow()
    await gateway.services.db
      .updateTable('session')
      .set({ account_id: accountId })
      .where('account_id', '=', member.id)
      .execute()
    expect((await result()).playedMs).toBeGreaterThan(0)
  })
})

const told = () =>
  gateway.services.db
    .selectFrom('outbox_message')
    .select(['recipient', 'content'])
    .where('account_id', '=', member.id)
    .execute()

const limitTime = (minutes: number) => api().send(calls.protection.setTimeLimit, { period: 'day', minutes })

describe('the member whose wait is over', () => {
  it('hears of it once, however often the job runs', async () => {
    const mine = protectionOf(gateway, member)
    await mine.set('loss', '7d', 100_000)
    await mine.set('loss', '7d', 200_000)
    await tellConfirmable.run(gateway.services)
    expect(await told()).toEqual([])
    gateway.clock.advance(24 * 60 * minute)
    await Promise.all([tellConfirmable.run(gateway.services), tellConfirmable.run(gateway.services)])
    await tellConfirmable.run(gateway.services)
    const messages = await told()
    expect(messages).toHaveLength(1)
    expect(messages[0]?.content).toContain('Hạn mức thua (7 ngày)')
  })

  it('hears of a wish for more time to play as well, once (protection 18)', async () => {
    await limitTime(30)
    await limitTime(60)
    gateway.clock.advance(24 * 60 * minute)
    await tellConfirmable.run(gateway.services)
    await tellConfirmable.run(gateway.services)
    const messages = await told()
    expect(messages).toHaveLength(1)
    expect(messages[0]?.content).toContain('Hạn mức thời gian (Một ngày)')
  })

  it('does not hear of a wish that was dropped or has lapsed', async () => {
    const mine = protectionOf(gateway, member)
    await mine.set('loss', '7d', 100_000)
    await mine.set('loss', '7d', 200_000)
    await mine.cancel('loss', '7d')
    await mine.set('wager', '7d', 100_000)
    await mine.set('wager', '7d', null)
    gateway.clock.advance(5 * 24 * 60 * minute)
    await tellConfirmable.run(gateway.services)
    expect(await told()).toEqual([])
  })
})

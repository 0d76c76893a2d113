import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, fund, settleMerchant, type TestPerson } from '../wallet/people.ts'
import { payDeposit } from './pay-deposit.ts'
import { answerChecks, openTable, protectionOf } from './play.ts'

const hour = 3_600_000
const day = 24 * hour

let gateway: TestGateway
let member: TestPerson
let mine: ReturnType<typeof protectionOf>
let number = 0
beforeAll(async () => {
  gateway = await startGateway()
  await settleMerchant(gateway)
})
afterAll(() => gateway.close())
beforeEach(async () => {
  number += 1
  member = await addPerson(gateway, `limited${number}`)
  await fund(gateway, member, 10_000_000)
  mine = protectionOf(gateway, member)
  await answerChecks(gateway, member)
})

describe('a limit (protection 1)', () => {
  it('is set at once, with what is used of it and when that comes free', async () => {
    const { limits } = await mine.set('deposit', '24h', 500_000)
    expect(limits).toMatchObject([
      { kind: 'deposit', period: '24h', amount: 500_000, used: 0, left: 500_000 },
    ])
  })

  it('is lowered at once, and drops the wish for more', async () => {
    await mine.set('loss', '7d', 500_000)
    await mine.set('loss', '7d', 900_000)
    const { limits } = await mine.set('loss', '7d', 200_000)
    expect(limits).toEqual([expect.not.objectContaining({ request: expect.anything() })])
    expect(limits[0]?.amount).toBe(200_000)
  })

  it('stands beside the others, in one order', async () => {
    await mine.set('wager', 'month', 9_000_000)
    await mine.set('deposit', '7d', 3_000_000)
    const { limits } = await mine.set('deposit', '24h', 1_000_000)
    expect(limits.map(({ kind, period }) => `${kind} ${period}`)).toEqual([
      'deposit 24h',
      'deposit 7d',
      'wager month',
    ])
  })

  it('cannot be removed where there is none', async () => {
    await expect(mine.set('loss', '24h', null)).rejects.toMatchObject({
      code: 'protection.refused',
      field: 'amount',
    })
  })

  it('is no business of a trial account', async () => {
    const trial = protectionOf(gateway, await addPerson(gateway, `trial${number}`, { type: 4 }))
    await expect(trial.set('loss', '24h', 1_000)).rejects.toMatchObject({ code: 'account.type.refused' })
  })
})

describe('a raise (protection 5)', () => {
  it('waits a day, and the old limit stays', async () => {
    await mine.set('deposit', '24h', 100_000)
    const { limits, now } = await mine.set('deposit', '24h', 800_000)
    expect(limits[0]).toMatchObject({
      amount: 100_000,
      request: { amount: 800_000, state: 'waiting', confirmFrom: now + day, confirmUntil: now + 4 * day },
    })
    await expect(mine.deposit(200_000)).rejects.toMatchObject({ code: 'protection.limit.reached' })
    gateway.clock.advance(day - 1)
    await expect(mine.confirm('deposit', '24h')).rejects.toMatchObject({ code: 'protection.refused' })
  })

  it('is confirmed by the member, inside the window', async () => {
    await mine.set('deposit', '24h', 100_000)
    await mine.set('deposit', '24h', 800_000)
    gateway.clock.advance(day)
    expect((await mine.state()).limits[0]?.request?.state).toBe('confirmable')
    const { limits } = await mine.confirm('deposit', '24h')
    expect(limits).toEqual([expect.not.objectContaining({ request: expect.anything() })])
    expect(await mine.deposit(700_000)).toMatchObject({ amount: 700_000 })
  })

  it('lapses when nobody confirms it', async () => {
    await mine.set('loss', 'month', 100_000)
    await mine.set('loss', 'month', null)
    gateway.clock.advance(4 * day)
    expect((await mine.state()).limits[0]?.request).toMatchObject({ amount: null, state: 'lapsed' })
    await expect(mine.confirm('loss', 'month')).rejects.toMatchObject({ code: 'protection.refused' })
    expect((await mine.state()).limits).toHaveLength(1)
  })

  it('takes the limit away when that was the wish', async () => {
    await mine.set('loss', 'month', 100_000)
    await mine.set('loss', 'month', null)
    gateway.clock.advance(day)
    expect((await mine.confirm('loss', 'month')).limits).toEqual([])
  })

  it('is dropped at once', async () => {
    await mine.set('wager', '7d', 100_000)
    await mine.set('wager', '7d', 200_000)
    const { limits } = await mine.cancel('wager', '7d')
    expect(limits[0]).toMatchObject({ amount: 100_000 })
    expect(limits[0]).not.toHaveProperty('request')
    await expect(mine.cancel('wager', '7d')).rejects.toMatchObject({ code: 'protection.refused' })
  })
})

describe('a deposit limit', () => {
  it('counts codes that may still be paid, and lets them go when they expire', async () => {
    await mine.set('deposit', '24h', 500_000)
    await mine.deposit(300_000)
    await expect(mine.deposit(300_000)).rejects.toMatchObject({
      code: 'protection.limit.reached',
      field: 'amount',
      body: { value: { kind: 'deposit', period: '24h', amount: 500_000, left: 200_000 } },
    })
    gateway.clock.advance(15 * 60_000)
    expect(await mine.deposit(300_000)).toMatchObject({ amount: 300_000 })
  })

  it('counts money that arrived for 24 hours', async () => {
    await mine.set('deposit', '24h', 500_000)
    const deposit = await mine.deposit(500_000)
    await payDeposit(gateway, deposit)
    const { limits, now } = await mine.state()
    expect(limits[0]).toMatchObject({ used: 500_000, left: 0, resetsAt: now + day })
    gateway.clock.advance(day - 1)
    await expect(mine.deposit(50_000)).rejects.toMatchObject({ code: 'protection.limit.reached' })
    gateway.clock.advance(1)
    expect(await mine.deposit(500_000)).toMatchObject({ amount: 500_000 })
  })

  it('of a month counts from the first of the month in Vietnam', async () => {
    await mine.set('deposit', 'month', 500_000)
    await payDeposit(gateway, await mine.deposit(500_000))
    const resetsAt = (await mine.state()).limits[0]?.resetsAt ?? 0
    expect(new Date(resetsAt + 7 * hour).toISOString()).toMatch(/-01T00:00:00\.000Z$/)
    gateway.clock.advance(resetsAt - gateway.clock.now() - 1)
    await expect(mine.deposit(50_000)).rejects.toMatchObject({ code: 'protection.limit.reached' })
    gateway.clock.advance(1)
    expect((await mine.state()).limits[0]?.used).toBe(0)
    expect(await mine.deposit(500_000)).toMatchObject({ amount: 500_000 })
  })

  it('answers a repeated request with its first deposit, whatever the limit is by then', async () => {
    const key = `one-deposit-of-${member.name}`
    const first = await mine.deposit(400_000, key)
    await mine.set('deposit', '24h', 50_000)
    expect(await mine.deposit(400_000, key)).toEqual(first)
  })

  it('says in the member’s language what is left, and when it frees up', async () => {
    await mine.set('deposit', '24h', 500_000)
    await expect(mine.deposit(600_000)).rejects.toMatchObject({
      message: expect.stringMatching(/^₫500,000 is left of your deposit limit of ₫500,000\./),
    })
    await expect(
      protectionOf(gateway, member, 'VI').deposit(600_000, 'key-of-the-other-language'),
    ).rejects.toMatchObject({
      message: expect.stringMatching(/^Hạn mức nạp 500\.000.₫ chỉ còn 500\.000.₫\./),
    })
  })

  it('is asked for before the first deposit only, and while there is none', async () => {
    expect((await mine.state()).asksForLimit).toBe(true)
    await mine.deposit(100_000)
    expect((await mine.state()).asksForLimit).toBe(false)
  })
})

describe('a wager limit', () => {
  it('refuses the stake that would go beyond it, and takes one that fits', async () => {
    await mine.set('wager', '7d', 100_000)
    const table = await openTable(gateway, member)
    await table.stake(60_000)
    expect(await table.stake(40_001)).toMatchObject({
      status: 409,
      errorCode: 'seamless.limit',
      field: 'amount',
    })
    expect(await table.stake(40_000)).toMatchObject({ status: 200 })
  })

  it('counts a stake again when 7 days are over', async () => {
    await mine.set('wager', '7d', 100_000)
    const table = await openTable(gateway, member)
    await table.stake(100_000)
    gateway.clock.advance(7 * day - 1)
    expect(await table.stake(1_000)).toMatchObject({ errorCode: 'seamless.limit' })
    gateway.clock.advance(1)
    expect(await table.stake(100_000)).toMatchObject({ status: 200 })
  })

  it('does not count a round that was cancelled', async () => {
    await mine.set('wager', '24h', 100_000)
    const table = await openTable(gateway, member)
    const { roundId } = await table.stake(100_000)
    await table.cancel(roundId)
    expect(await table.stake(100_000)).toMatchObject({ status: 200 })
  })

  it('keeps a game from starting when less than its smallest stake is left', async () => {
    await mine.set('wager', '24h', 100_000)
    const table = await openTable(gateway, member)
    await table.stake(99_500)
    await expect(mine.launch()).rejects.toMatchObject({
      code: 'protection.limit.reached',
      body: { value: { kind: 'wager', period: '24h', left: 500 } },
    })
  })
})

describe('a loss limit', () => {
  it('counts a stake as lost until the round has won', async () => {
    await mine.set('loss', '24h', 100_000)
    const table = await openTable(gateway, member)
    const { roundId } = await table.stake(100_000)
    expect(await table.stake(1_000)).toMatchObject({ errorCode: 'seamless.limit' })
    await table.win(roundId, 70_000)
    expect((await mine.state()).limits[0]).toMatchObject({ used: 30_000, left: 70_000 })
    expect(await table.stake(70_001)).toMatchObject({ errorCode: 'seamless.limit' })
    expect(await table.stake(70_000)).toMatchObject({ status: 200 })
  })

  it('counts winnings when they are paid, also for a stake before the period', async () => {
    await mine.set('loss', '24h', 100_000)
    const table = await openTable(gateway, member)
    const early = await table.stake(50_000)
    gateway.clock.advance(day)
    await table.stake(90_000)
    await table.win(early.roundId, 40_000)
    expect((await mine.state()).limits[0]).toMatchObject({ used: 50_000 })
  })

  it('of several periods binds by the tightest', async () => {
    await mine.set('loss', '24h', 100_000)
    await mine.set('loss', '7d', 150_000)
    const table = await openTable(gateway, member)
    await table.stake(100_000)
    gateway.clock.advance(day)
    expect(await table.stake(60_000)).toMatchObject({ errorCode: 'seamless.limit' })
    expect(await table.stake(50_000)).toMatchObject({ status: 200 })
    expect((await mine.state()).limits.map(({ used }) => used)).toEqual([50_000, 150_000])
  })

  it('never keeps what was won from the member', async () => {
    const table = await openTable(gateway, member)
    const { roundId } = await table.stake(100_000)
    await mine.set('loss', '24h', 1_000)
    expect(await table.win(roundId, 500_000)).toMatchObject({ status: 200 })
  })
})

import { calls } from '@saola/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, fund, settleMerchant, type TestPerson } from '../wallet/people.ts'
import { answerChecks, openTable, protectionOf } from './play.ts'

const minute = 60_000
const day = 24 * 60 * minute

let gateway: TestGateway
let member: TestPerson
let mine: ReturnType<typeof protectionOf>
let number = 0
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  await settleMerchant(gateway)
})
afterAll(() => gateway.close())
beforeEach(async () => {
  number += 1
  member = await addPerson(gateway, `timed${number}`)
  await fund(gateway, member, 10_000_000)
  mine = protectionOf(gateway, member)
  await answerChecks(gateway, member)
})

const api = () => gateway.client(member.token, 'EN')
const limitTime = (period: 'session' | 'day', minutes: number | null) =>
  api().send(calls.protection.setTimeLimit, { period, minutes })
const refusalOf = ({ success, errorCode }: { success: boolean; errorCode?: string }) =>
  success ? 'done' : errorCode

/** The first moment of the next day in Vietnam. */
async function startNextDay(): Promise<void> {
  const sinceMidnight = (gateway.clock.now() + 7 * 60 * minute) % day
  gateway.clock.advance(day - sinceMidnight)
  await answerChecks(gateway, member)
}

describe('a limit on time of play (protection 18)', () => {
  it('in one go stops stakes once it is used up, and a rest begins anew', async () => {
    await limitTime('session', 40)
    const table = await openTable(gateway, member)
    gateway.clock.advance(40 * minute - 1)
    expect(refusalOf(await table.stake(1_000))).toBe('done')
    gateway.clock.advance(1)
    expect(refusalOf(await table.stake(1_000))).toBe('seamless.time_limit')
    // Another title is the same play.
    expect(refusalOf(await (await openTable(gateway, member)).stake(1_000))).toBe('seamless.time_limit')
    gateway.clock.advance(30 * minute)
    expect(refusalOf(await (await openTable(gateway, member)).stake(1_000))).toBe('done')
  })

  it('on a day adds up its sittings, and the next day of Vietnam begins anew', async () => {
    await startNextDay()
    await limitTime('day', 30)
    const table = await openTable(gateway, member)
    gateway.clock.advance(20 * minute)
    const { roundId } = await table.stake(1_000)
    await table.win(roundId, 0)
    gateway.clock.advance(60 * minute)
    const second = await openTable(gateway, member)
    gateway.clock.advance(10 * minute)
    expect(refusalOf(await second.stake(1_000))).toBe('done')
    expect(refusalOf(await second.stake(1_000))).toBe('seamless.time_limit')
    expect((await mine.state()).timeLimits).toEqual([{ period: 'day', minutes: 30, usedMinutes: 30 }])
    await startNextDay()
    expect(refusalOf(await (await openTable(gateway, member)).stake(1_000))).toBe('done')
  })

  it('is lowered at once, and more of it waits a day for a confirmation', async () => {
    await limitTime('session', 60)
    expect((await limitTime('session', 30)).timeLimits).toEqual([{ period: 'session', minutes: 30 }])
    const asked = await limitTime('session', 90)
    expect(asked.timeLimits).toMatchObject([
      { minutes: 30, request: { minutes: 90, state: 'waiting', confirmFrom: asked.now + day } },
    ])
    await expect(api().send(calls.protection.confirmTimeLimit, { period: 'session' })).rejects.toMatchObject({
      code: 'protection.refused',
    })
    gateway.clock.advance(day)
    const confirmed = await api().send(calls.protection.confirmTimeLimit, { period: 'session' })
    expect(confirmed.timeLimits).toEqual([{ period: 'session', minutes: 90 }])
    await limitTime('session', null)
    const cancelled = await api().send(calls.protection.cancelTimeRequest, { period: 'session' })
    expect(cancelled.timeLimits).toEqual([{ period: 'session', minutes: 90 }])
  })
})

async function operate(wanted: object) {
  const response = await gateway.fetch('http://gateway.test/ops/play-limit', {
    method: 'POST',
    headers: { 'X-Ops-Secret': 'ops' },
    body: JSON.stringify({ merchant: 'saola', account: member.name, ...wanted }),
  })
  return { status: response.status, ...((await response.json()) as { value?: { limits: object[] } }) }
}
const why = { by: 'Hà', reason: 'Gọi điện ngày 30/11.' }

describe('a limit by the operator (protection 19)', () => {
  it('binds where it is the tighter one, and says whose it is', async () => {
    await mine.set('wager', '24h', 100_000)
    const table = await openTable(gateway, member)
    await operate({ do: 'set', kind: 'wager', period: '24h', amount: 50_000, ...why })
    expect(refusalOf(await table.stake(50_001))).toBe('seamless.operator_limit')
    expect(refusalOf(await table.stake(50_000))).toBe('done')
    await operate({ do: 'set', kind: 'wager', period: '24h', amount: 500_000, ...why })
    expect(refusalOf(await table.stake(50_001))).toBe('seamless.limit')
    expect(refusalOf(await table.stake(50_000))).toBe('done')
  })

  it('is shown to the member, who cannot change it and keeps the own one', async () => {
    await operate({ do: 'set', kind: 'deposit', period: '7d', amount: 200_000, ...why })
    const first = await mine.state()
    expect(first).toMatchObject({ limits: [], operatorLimits: [{ kind: 'deposit', amount: 200_000 }] })
    await mine.set('deposit', '7d', 900_000)
    await expect(mine.deposit(300_000)).rejects.toMatchObject({
      code: 'protection.limit.reached',
      message: expect.stringContaining('that we have set for you'),
    })
    await mine.set('deposit', '7d', null)
    expect((await mine.state()).operatorLimits).toMatchObject([{ amount: 200_000 }])
  })

  it('bounds time of play, in the sitting that is open', async () => {
    const table = await openTable(gateway, member)
    gateway.clock.advance(20 * minute)
    await operate({ do: 'set', kind: 'time', period: 'session', amount: 15, ...why })
    expect(refusalOf(await table.stake(1_000))).toBe('seamless.time_limit')
    await operate({ do: 'end', kind: 'time', period: 'session', ...why })
    expect(refusalOf(await table.stake(1_000))).toBe('done')
  })

  it('is kept with who set and who ended it', async () => {
    await operate({ do: 'set', kind: 'loss', period: 'month', amount: 1_000_000, ...why })
    await operate({
      do: 'set',
      kind: 'loss',
      period: 'month',
      amount: 500_000,
      by: 'Lan',
      reason: 'Thấp hơn.',
    })
    const { value } = await operate({ do: 'end', kind: 'loss', period: 'month', by: 'Hà', reason: 'Đã ổn.' })
    expect(value?.limits).toMatchObject([
      { amount: 500_000, setBy: 'Lan', reason: 'Thấp hơn.', endedBy: 'Hà', endReason: 'Đã ổn.' },
      { amount: 1_000_000, setBy: 'Hà', endedBy: 'Lan', endReason: 'Thấp hơn.' },
    ])
    expect(await operate({ do: 'end', kind: 'loss', period: 'month', ...why })).toMatchObject({ status: 404 })
    expect(await operate({ do: 'set', kind: 'time', period: '24h', amount: 5, ...why })).toMatchObject({
      status: 400,
    })
  })
})

import { calls } from '@saola/protocol'
import { dayMs } from '@saola/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reconcile } from '../../src/operations/reconcile.ts'
import { keepOwed } from '../../src/records/owed/keep-owed.ts'
import type { Owed } from '../../src/records/owed/operate-owed.ts'
import type { OwedDay } from '../../src/records/owed/owed-store.ts'
import { addDraw, openLottery } from '../lottery/stage.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { launch, newKey, seamless } from '../vendor/seat.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'

const gameCode = 'NORTH_OF_WHAT_IS_OWED'
let gateway: TestGateway
let who: TestPerson

beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  await openLottery(gateway, gameCode)
  who = await addPerson(gateway, 'creditor')
})
afterAll(() => gateway.close())

async function ask<Value>(body: object): Promise<Value> {
  const response = await gateway.fetch('http://gateway.test/ops/owed', {
    method: 'POST',
    headers: { 'X-Ops-Secret': 'ops' },
    body: JSON.stringify({ merchant: 'saola', ...body }),
  })
  const { value } = (await response.json()) as { value: Value }
  return value
}
const now = () => ask<Owed>({ do: 'now' })
const days = async (more: object = {}) =>
  (await ask<{ days: (Owed & OwedDay)[] }>({ do: 'days', ...more })).days

/** What became more or less of each figure by some work. */
async function changed(work: () => Promise<unknown>): Promise<Partial<Owed>> {
  const before = await now()
  await work()
  const after = await now()
  const keys = Object.keys(after).filter((key) => key !== 'at') as (keyof Owed)[]
  return Object.fromEntries(
    keys.map((key) => [key, after[key] - before[key]] as const).filter(([, difference]) => difference !== 0),
  )
}

async function bet(roundId: string, amount: number): Promise<void> {
  const { sessionKey } = (await seamless(gateway, 'session', { token: await launch(gateway, who) })).value
  const { success } = await seamless(gateway, 'debit', {
    transactionId: roundId,
    roundId,
    sessionKey,
    amount,
    content: '',
  })
  expect(success).toBe(true)
}

async function placeOn(drawId: string): Promise<unknown> {
  const line = { type: 'de-dac-biet', numbers: ['13'], base: 10_000, odds: 99.5 }
  return gateway
    .client(who.token)
    .send(
      calls.lottery.place,
      { gameCode, lines: [line], draws: [{ drawId, multiplier: 1 }], stopOnWin: false },
      { idempotencyKey: newKey() },
    )
}

describe('what a merchant owes its people (system 60)', () => {
  it('is what reconcile says that the accounts hold', async () => {
    const { lines } = await reconcile(gateway.services.db)
    const [, money, points] = /accounts hold (-?\d+) VND and (-?\d+) points/.exec(lines[0] ?? '') ?? []
    const all = await Promise.all(
      (await gateway.services.db.selectFrom('merchant').select('code').execute()).map(({ code }) =>
        ask<Owed>({ do: 'now', merchant: code }),
      ),
    )
    const sum = (pick: (owed: Owed) => number) => all.reduce((whole, owed) => whole + pick(owed), 0)
    expect(sum(({ balances }) => balances)).toBe(Number(money))
    expect(sum(({ points: own }) => own)).toBe(Number(points))
  })

  it('is a member’s wallet, and an agent’s apart from it', async () => {
    expect(await changed(() => fund(gateway, who, 5_000_000))).toEqual({
      wallets: 5_000_000,
      balances: 5_000_000,
      total: 5_000_000,
    })
    const agent = await addPerson(gateway, 'creditagent', { type: 1 })
    expect(await changed(() => fund(gateway, agent, 300_000))).toEqual({
      agent_wallets: 300_000,
      balances: 300_000,
      total: 300_000,
    })
  })

  it('is the stake of a round that has no result, until it has one', async () => {
    const open = await changed(() => bet('owed-round', 40_000))
    expect(open).toEqual({ wallets: -40_000, balances: -40_000, open_stakes: 40_000 })
    const settled = await changed(() =>
      seamless(gateway, 'credit', {
        transactionId: 'owed-round-end',
        debitTransactionId: 'owed-round',
        amount: 10_000,
        content: '',
      }),
    )
    expect(settled).toEqual({
      wallets: 10_000,
      balances: 10_000,
      open_stakes: -40_000,
      total: -30_000,
    })
  })

  it('tells stakes on a draw that has opened from those on draws ahead', async () => {
    const open = await addDraw(gateway, gameCode, { numero: '20261122-3000' })
    const ahead = await addDraw(gateway, gameCode, { numero: '20261122-3001', seconds: 6_000 })
    expect(await changed(() => placeOn(open))).toMatchObject({ wallets: -10_000, open_stakes: 10_000 })
    const later = await changed(() => placeOn(ahead))
    expect(later).toMatchObject({ wallets: -10_000, future_draws: 10_000 })
    expect(later.open_stakes).toBeUndefined()
  })

  it('tells the commissions that wait for an upline', async () => {
    const bills = await gateway.services.db.selectFrom('bill').select(['amount', 'paid', 'state']).execute()
    const waiting = bills.filter(({ state }) => /^(to_collect|partly_paid|insufficient_balance)$/.test(state))
    const left = waiting.reduce((sum, { amount, paid }) => sum + amount - paid, 0)
    expect((await now()).commissions).toBe(left)
  })
})

describe('what was owed on a day (system 60)', () => {
  it('is kept at the first look of the day, and stays as it was', async () => {
    const first = await now()
    expect(await keepOwed.run(gateway.services)).toBeGreaterThan(0)
    await fund(gateway, who, 1_000)
    expect(await keepOwed.run(gateway.services)).toBe(0)
    const [kept] = await days()
    expect(kept).toMatchObject({ wallets: first.wallets, total: first.total, day: expect.any(String) })
    const changing = gateway.services.db.updateTable('owed_day').set({ wallets: 0 }).execute()
    await expect(changing).rejects.toThrow('stays as it was told')
  })

  it('is kept once, whoever looks at the same moment', async () => {
    gateway.clock.advance(dayMs)
    const merchants = await gateway.services.db.selectFrom('merchant').select('id').execute()
    const kept = await Promise.all([keepOwed.run(gateway.services), keepOwed.run(gateway.services)])
    expect(kept.reduce((sum, each) => sum + each, 0)).toBe(merchants.length)
    const [today, before] = await days()
    expect(today?.wallets).toBe((before?.wallets ?? 0) + 1_000)
    expect(await days({ from: today?.day })).toHaveLength(1)
  })
})

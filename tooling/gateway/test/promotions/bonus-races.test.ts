import { calls } from '@saola/protocol'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { signTransfer } from '../../src/bank/transfer-signature.ts'
import { listOverdue } from '../../src/promotions/turnover-store.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, type TestPerson } from '../wallet/people.ts'
import { bonusOf, placeBets, publish, runTurnover, settleBets } from './stage.ts'

const bankSecret = 'the-bank-of-bonuses'
const hourMs = 3_600_000

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ bankSecret })
})
afterEach(() => expectReconciled(gateway.services.db))
afterAll(() => gateway.close())

let turn = 0
const key = () => ({ idempotencyKey: `bonus-race-key-${turn++}-long` })

async function join(who: TestPerson, promotionId: string): Promise<void> {
  await gateway.client(who.token).send(calls.promotions.join, { promotionId }, key())
}

/** Money that came by bank. */
async function deposit(who: TestPerson, amount: number): Promise<void> {
  const { memo } = await gateway.client(who.token).send(calls.wallet.deposit, { amount }, key())
  const body = JSON.stringify({ reference: `FT27-${turn++}`, memo, amount })
  const { status } = await gateway.fetch('http://gateway.test/bank/transfers', {
    method: 'POST',
    headers: { 'X-Bank-Signature': signTransfer(bankSecret, body) },
    body,
  })
  expect(status).toBe(200)
}

describe('promotions 9: two offers of a deposit that one member has joined', () => {
  it('take a deposit each, the one joined first the first', async () => {
    const who = await addPerson(gateway, `raced${turn++}`)
    const bonus = { kind: 'deposit', percent: 50, cap: 1_000_000, leastDeposit: 100_000 } as const
    const [first, second] = [await publish(gateway, { bonus }), await publish(gateway, { bonus })]
    await join(who, first)
    await join(who, second)
    const seen = async (promotionId: string) =>
      (await gateway.client(who.token).send(calls.promotions.detail, { promotionId })).own?.bonus

    await deposit(who, 200_000)
    await Promise.all([runTurnover(gateway), runTurnover(gateway)])
    expect([await seen(first), await seen(second)]).toEqual([100_000, 0])

    await deposit(who, 300_000)
    await Promise.all([runTurnover(gateway), runTurnover(gateway)])
    expect([await seen(first), await seen(second)]).toEqual([100_000, 150_000])
    expect(await bonusOf(gateway, who)).toBe(250_000)
  })
})

describe('promotions 11: a bonus at its deadline', () => {
  it('waits for a bet that was settled since bets were last counted', async () => {
    const who = await addPerson(gateway, `raced${turn++}`)
    await join(who, await publish(gateway))
    await placeBets(gateway, who, { amount: 500_000, status: 'open' })
    gateway.clock.advance(3 * hourMs)
    await runTurnover(gateway)
    await settleBets(gateway, who)
    // As the run of another process finds it that counted a moment before.
    const overdue = await listOverdue(gateway.services.db, gateway.services.now(), 500)
    const own = overdue.filter(({ accountId }) => accountId === who.id)
    expect(own).toMatchObject([{ completedAt: null, hasOpenBet: true }])
    await runTurnover(gateway)
    expect(await bonusOf(gateway, who), 'paid without a claim').toBe(0)
  })
})

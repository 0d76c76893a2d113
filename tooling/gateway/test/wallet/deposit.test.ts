import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { readVietQr } from '@saola/rules'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, settleMerchant, type TestPerson } from './people.ts'

const minute = 60_000

let gateway: TestGateway
let member: TestPerson
let stranger: TestPerson

beforeAll(async () => {
  gateway = await startGateway()
  await settleMerchant(gateway)
  member = await addPerson(gateway, 'depositplayer')
  stranger = await addPerson(gateway, 'depositstranger')
})
afterAll(() => gateway.close())

let keys = 0
const newKey = () => `deposit-test-key-${keys++}`
const ask = (amount: number, idempotencyKey = newKey(), language: 'VI' | 'EN' = 'VI') =>
  gateway.client(member.token, language).send(calls.wallet.deposit, { amount }, { idempotencyKey })

describe('asking for a deposit', () => {
  it('tells the bounds that the merchant set', async () => {
    expect(await gateway.client(member.token).send(calls.wallet.depositSettings)).toEqual({
      playTimes: 1,
      minimumAmount: 50_000,
      maximumAmount: 20_000_000,
      quickAmounts: [100_000, 500_000],
      expiryMinutes: 15,
      fee: 0,
    })
  })

  it('answers with a code that carries bank, account, amount and memo', async () => {
    const deposit = await ask(200_000)
    expect(readVietQr(deposit.qrPayload)).toEqual({
      bin: '970400',
      account: '0123456789',
      amount: 200_000,
      memo: deposit.memo,
    })
    expect(deposit).toMatchObject({
      amount: 200_000,
      status: 'pending',
      bankName: 'Ngân hàng thử',
      accountName: 'CONG TY SAOLA',
      createdAt: gateway.clock.now(),
      expiresAt: gateway.clock.now() + 15 * minute,
    })
    expect(deposit.bankPageUrl).toContain(`/bank/pay/${deposit.depositId}?`)
    expect(deposit.bankApps.map(({ app }) => app)).toEqual(['acb', 'bidv', 'mb', 'ocb', 'icb'])
    expect(deposit.bankApps[0]?.url).toContain(`ba=0123456789%40sgicb&am=200000&tn=${deposit.memo}`)
  })

  it.each([
    [49_999, 'Nạp ít nhất', 'VI'],
    [20_000_001, 'At most', 'EN'],
  ] as const)('refuses %i with the bound in words', async (amount, words, language) => {
    await expect(ask(amount, newKey(), language)).rejects.toMatchObject({
      status: 400,
      code: 'wallet.deposit.amount',
      field: 'amount',
      message: expect.stringContaining(words),
      body: { text: { values: { minAmount: 50_000, maxAmount: 20_000_000 } } },
    })
  })

  it.each([50_000, 20_000_000])('takes the bound %i itself', async (amount) => {
    expect((await ask(amount)).amount).toBe(amount)
  })

  it('answers the same key with the same deposit, also much later', async () => {
    const key = newKey()
    const first = await ask(100_000, key)
    gateway.clock.advance(20 * minute)
    const again = await ask(100_000, key)
    expect(again).toEqual({ ...first, status: 'expired' })
  })

  it('refuses the same key for another amount', async () => {
    const key = newKey()
    await ask(100_000, key)
    await expect(ask(100_001, key)).rejects.toMatchObject({ status: 409, code: 'wallet.key.reused' })
  })

  it('keeps the same key of two people apart', async () => {
    const idempotencyKey = newKey()
    const mine = await ask(100_000, idempotencyKey)
    const theirs = await gateway
      .client(stranger.token)
      .send(calls.wallet.deposit, { amount: 300_000 }, { idempotencyKey })
    expect(theirs.depositId).not.toBe(mine.depositId)
  })

  it('is not for trial accounts', async () => {
    const trial = await addPerson(gateway, 'deposittrial', { type: 4 })
    await expect(
      gateway.client(trial.token).send(calls.wallet.deposit, { amount: 100_000 }),
    ).rejects.toMatchObject({ status: 403, code: 'account.type.refused' })
  })
})

describe('how a deposit stands', () => {
  it('expires by itself', async () => {
    const { depositId } = await ask(100_000)
    const client = gateway.client(member.token)
    gateway.clock.advance(15 * minute - 1)
    expect((await client.send(calls.wallet.depositStatus, { depositId })).status).toBe('pending')
    gateway.clock.advance(1)
    expect((await client.send(calls.wallet.depositStatus, { depositId })).status).toBe('expired')
  })

  it.each(['1', '999999999999', 'abc', '-1', '99999999999999999999'])(
    'does not know %s',
    async (depositId) => {
      await expect(
        gateway.client(member.token).send(calls.wallet.depositStatus, { depositId }),
      ).rejects.toMatchObject({ status: 404, code: 'not_found' })
    },
  )

  it("does not know somebody else's", async () => {
    const { depositId } = await ask(100_000)
    await expect(
      gateway.client(stranger.token).send(calls.wallet.depositStatus, { depositId }),
    ).rejects.toMatchObject({ status: 404, code: 'not_found' })
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { agentPaymentPassword, signIns, startSecondGateway, type SecondGateway } from '@saola/second-gateway'
import { visit } from './visitor.ts'

let gateway: SecondGateway
beforeEach(async () => {
  gateway = await startSecondGateway({ origins: [] })
})
afterEach(() => gateway.close())

type Wallets = { sum: number; main: number; lottery: number; parts: number }

/** All in hundredths of a đồng, so that sums are exact. */
async function readWallets(token: string): Promise<Wallets> {
  const { body } = await visit(gateway.origin).get('/wps/v2/wallets/balance', { token })
  const value = body.value as {
    sumBalance: string
    balance: { accountTypeId: number; availBalance: string | number }[]
  }
  const amountOf = (wallet: number) =>
    hundredths(value.balance.find((each) => each.accountTypeId === wallet)?.availBalance)
  return {
    sum: hundredths(value.sumBalance),
    main: amountOf(2),
    lottery: amountOf(4),
    parts: value.balance.reduce((sum, { availBalance }) => sum + hundredths(availBalance), 0),
  }
}

function hundredths(amount: string | number | undefined): number {
  return Math.round(Number(amount) * 100)
}

function moveToLottery(token: string, amount: string | number, key = '') {
  return visit(gateway.origin).send('POST', '/wps/relay/GCS_walletTransfer', {
    token,
    body: { fromAccountTypeId: 2, toAccountTypeId: 4, amount },
    headers: { 'Idempotency-Key': key },
  })
}

type ToDownline = { downline?: string; amount?: string; paymentPassword?: string }

function sendToDownline(token: string, fields: ToDownline = {}, key = '') {
  return visit(gateway.origin).send('PUT', '/wps/agent/transferDownline', {
    token,
    sealed: true,
    body: {
      downline: 'giabao',
      amount: '100000.50',
      remark: 'quà',
      paymentPassword: agentPaymentPassword,
      ...fields,
    },
    headers: { 'Idempotency-Key': key },
  })
}

async function readTeam(token: string): Promise<number> {
  const { body } = await visit(gateway.origin).get('/wps/agent/downlines', { token })
  return hundredths((body.value as { teamBalance: string }).teamBalance)
}

describe('money between the own wallets', () => {
  it.each(signInNames())('of %s keeps its sum to the last hundredth', async (name) => {
    const token = await visit(gateway.origin).signIn(signIns[name])
    const before = await readWallets(token)
    expect((await moveToLottery(token, '1234.56')).body).toEqual({ success: true })
    expect(await readWallets(token)).toEqual({
      sum: before.sum,
      parts: before.sum,
      main: before.main - 123_456,
      lottery: before.lottery + 123_456,
    })
  })

  it.each([['0'], ['-5'], ['1.234'], ['1e3'], ['ten'], [''], ['9'.repeat(13)]])(
    'does not move for the amount %j',
    async (amount) => {
      const token = await visit(gateway.origin).signIn(signIns.member)
      const before = await readWallets(token)
      expect((await moveToLottery(token, amount)).body).toMatchObject({
        success: false,
        message: expect.stringContaining('amount'),
      })
      expect(await readWallets(token)).toEqual(before)
    },
  )

  it('does not move beyond what is there', async () => {
    const token = await visit(gateway.origin).signIn(signIns.member)
    const before = await readWallets(token)
    expect((await moveToLottery(token, (before.main + 1) / 100)).body.errorCode).toBe('BALANCE_NOT_ENOUGH')
    expect(await readWallets(token)).toEqual(before)
    expect((await moveToLottery(token, before.main / 100)).body.success).toBe(true)
    expect((await readWallets(token)).main).toBe(0)
  })

  it('moves once for one key, and again for another', async () => {
    const token = await visit(gateway.origin).signIn(signIns.member)
    const { main } = await readWallets(token)
    for (const key of ['a', 'a', 'b'])
      expect((await moveToLottery(token, 100, key)).body).toEqual({ success: true })
    expect((await readWallets(token)).main).toBe(main - 20_000)
  })

  it('moves once when the same key comes ten times at once', async () => {
    const token = await visit(gateway.origin).signIn(signIns.member)
    const { main } = await readWallets(token)
    await Promise.all(Array.from({ length: 10 }, () => moveToLottery(token, 100, 'same')))
    expect((await readWallets(token)).main).toBe(main - 10_000)
  })
})

function signInNames() {
  return Object.keys(signIns) as (keyof typeof signIns)[]
}

describe('money for the downline', () => {
  it('leaves the agent, reaches one of the line, and is the same all over', async () => {
    const token = await visit(gateway.origin).signIn(signIns.agent)
    const receiver = await visit(gateway.origin).signIn({ username: 'giabao', password: 'Gao2026thom' })
    const [agent, team, one] = [await readWallets(token), await readTeam(token), await readWallets(receiver)]
    expect((await sendToDownline(token)).body).toEqual({ success: true })
    expect((await readWallets(token)).main).toBe(agent.main - 10_000_050)
    expect((await readWallets(receiver)).main).toBe(one.main + 10_000_050)
    expect(await readTeam(token)).toBe(team + 10_000_050)
  })

  it('moves once for one key, and shows on both statements', async () => {
    const token = await visit(gateway.origin).signIn(signIns.agent)
    await sendToDownline(token, {}, 'k')
    await sendToDownline(token, {}, 'k')
    const rows = (subordinateName: string) =>
      visit(gateway.origin).get('/wps/relay/ODSFE2_MemTransDet', {
        token,
        query: { codeTypes: 'other', subordinateName },
      })
    expect((await rows('')).text.match(/"-100000\.50"/g)).toHaveLength(1)
    expect((await rows('giabao')).text.match(/"100000\.50"/g)).toHaveLength(1)
  })

  it.each([
    ['a wrong transaction password', { paymentPassword: '000000' }, 'invalid.payment.pw'],
    ['somebody of no line', { downline: 'quocbao' }, 'downline.not.exists'],
    ['the agent itself', { downline: 'daily01' }, 'downline.not.exists'],
    ['more than there is', { amount: '999999999' }, 'BALANCE_NOT_ENOUGH'],
  ])('is refused for %s', async (_, fields, code) => {
    const token = await visit(gateway.origin).signIn(signIns.agent)
    const before = await readWallets(token)
    expect((await sendToDownline(token, fields)).body.errorCode).toBe(code)
    expect(await readWallets(token)).toEqual(before)
  })

  it('reaches somebody by an id that a browser has rounded', async () => {
    const token = await visit(gateway.origin).signIn(signIns.agent)
    const { body } = await visit(gateway.origin).get('/wps/agent/downlines', {
      token,
      query: { customerName: 'minhkhoa' },
    })
    const [row] = (body.value as { list: { customerId: number }[] }).list
    expect((await sendToDownline(token, { downline: String(row?.customerId) })).body.success).toBe(true)
  })
})

describe('a statement', () => {
  it('adds up: each balance is the one before and the amount', async () => {
    const token = await visit(gateway.origin).signIn(signIns.member)
    await moveToLottery(token, '10.05')
    const { body } = await visit(gateway.origin).get('/wps/relay/ODSFE2_MemTransDet', {
      token,
      query: { page: 1, size: 100, startTime: Date.now() - 29 * 86_400_000 },
    })
    type Row = { walletId: number; amount: string; currentAvailBalance: string; txTimeInTimestamp: number }
    const oldestFirst = (body.value as { list: Row[] }).list.toReversed()
    const wallets = new Map<number, number>()
    for (const { walletId, amount, currentAvailBalance } of oldestFirst) {
      const after = (wallets.get(walletId) ?? 0) + hundredths(amount)
      expect(hundredths(currentAvailBalance)).toBe(after)
      wallets.set(walletId, after)
    }
    const now = await readWallets(token)
    expect([wallets.get(2), wallets.get(4)]).toEqual([now.main, now.lottery])
    expect(oldestFirst.map(({ txTimeInTimestamp }) => txTimeInTimestamp).every((at) => at > 1e12)).toBe(true)
  })

  it('is cut into pages that hold everything once', async () => {
    const token = await visit(gateway.origin).signIn(signIns.member)
    const pageOf = async (page: number) => {
      const query = { page, size: 5, startTime: Date.now() - 29 * 86_400_000 }
      const { text } = await visit(gateway.origin).get('/wps/relay/ODSFE2_MemTransDet', { token, query })
      return [...text.matchAll(/"txId":(\d+)/g)].map(([, id]) => id)
    }
    const ids = [await pageOf(1), await pageOf(2), await pageOf(3), await pageOf(4)].flat()
    expect([ids.length, new Set(ids).size]).toEqual([12, 12])
  })
})

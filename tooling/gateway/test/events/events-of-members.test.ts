import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import type { EventKind } from '../../src/events/event-kinds.ts'
import { noteFault } from '../../src/events/note-fault.ts'
import { sealEvents } from '../../src/events/seal-events.ts'
import { receiveTransfer } from '../../src/bank/receive-transfer.ts'
import { runJobs } from '../../src/jobs/run-jobs.ts'
import { refusal, visit } from '../http/visitor.ts'
import { protectionOf } from '../protection/play.ts'
import { newestCode } from '../session/inbox.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { launch, seamless } from '../vendor/seat.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'

let gateway: TestGateway
let member: TestPerson
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  member = await addPerson(gateway, 'suviec')
  await fund(gateway, member, 500_000_000)
})
afterAll(() => gateway.close())

/** What was written of a kind, the first one first. */
const written = (kind: EventKind) =>
  gateway.services.db
    .selectFrom('significant_event')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('id')
    .execute()

async function newest(kind: EventKind) {
  const event = (await written(kind)).at(-1)
  if (!event) throw new Error(`nothing was written of ${kind}`)
  return event
}

describe('what a person does (system 53)', () => {
  it('a wrong password is kept with whose it was, a name that nobody has is not', async () => {
    const { api } = visit(gateway)
    const wrong = (username: string) =>
      refusal(api.send(calls.session.login, { username, password: 'Wrong2026', type: 'username' }))
    await wrong(member.name)
    expect(await newest('account.sign-in-failed')).toMatchObject({
      merchant_id: 1,
      account_id: member.id,
      actor: 'account',
      subject: member.name,
      after: { way: 'password', network: '203.0.113.7' },
      happened_at: gateway.clock.now(),
    })
    await wrong('mypassword2026')
    expect(await newest('account.sign-in-failed')).toMatchObject({
      account_id: null,
      subject: 'unknown name',
    })
    const { length } = await written('account.sign-in-failed')
    await visit(gateway).signIn('member02')
    expect(await written('account.sign-in-failed')).toHaveLength(length)
  })

  it('two changes of a limit leave two rows, each with what was before', async () => {
    const own = protectionOf(gateway, member)
    await own.set('deposit', '24h', 900_000_000)
    await own.set('deposit', '24h', 800_000_000)
    await own.set('deposit', '24h', 950_000_000)
    const [first, lowered, wished] = await written('protection.limit-changed')
    expect(first).toMatchObject({ subject: 'deposit 24h', before: null, after: { amount: 900_000_000 } })
    expect(lowered).toMatchObject({ before: { amount: 900_000_000 }, after: { amount: 800_000_000 } })
    expect(wished?.after).toMatchObject({ amount: 800_000_000, wished: 950_000_000 })
  })

  it('a changed contact is kept by its ends', async () => {
    const { api, signIn } = visit(gateway)
    await signIn('quynhanh')
    const setTo = async (contact: string): Promise<void> => {
      await api.send(calls.member.contactCode, { channel: 'email', contact })
      const verificationCode = await newestCode(gateway, contact)
      const proofs = { verificationCode, password: 'Saola2026' }
      await api.send(calls.member.setContact, { channel: 'email', contact, ...proofs })
    }
    await setTo('suviec@example.com')
    gateway.clock.advance(120_000)
    await setTo('another@example.com')
    expect(await newest('account.contact-changed')).toMatchObject({
      actor: 'account',
      subject: 'email',
      before: { contact: 'su***@example.com' },
      after: { contact: 'an***@example.com' },
    })
  })

  it('a break is kept with its end', async () => {
    const resting = await addPerson(gateway, 'nghingoi')
    await protectionOf(gateway, resting).rest('24h')
    expect(await newest('protection.excluded')).toMatchObject({
      account_id: resting.id,
      actor: 'account',
      after: { until: gateway.clock.now() + 86_400_000 },
    })
  })
})

describe('large sums (system 55)', () => {
  let rounds = 0
  async function play(win: number): Promise<string> {
    const opened = await seamless(gateway, 'session', { token: await launch(gateway, member) })
    const { sessionKey } = opened.value
    const id = `large-${(rounds += 1)}`
    const stake = await seamless(gateway, 'debit', {
      sessionKey,
      transactionId: id,
      roundId: id,
      amount: 10_000,
      content: 'x',
    })
    const paid = { transactionId: `${id}-win`, debitTransactionId: id, amount: win, content: 'x' }
    const credited = await seamless(gateway, 'credit', { roundId: id, ...paid })
    expect(credited.success, JSON.stringify(credited)).toBe(true)
    return stake.value.orderNo as string
  }

  it('a win is one from 100 million on, or from what the merchant says', async () => {
    await play(99_999_999)
    expect(await written('bet.won-large')).toHaveLength(0)
    const orderNo = await play(100_000_000)
    expect(await newest('bet.won-large')).toMatchObject({
      account_id: member.id,
      actor: 'vendor',
      subject: orderNo,
      after: { amount: 100_000_000, stake: 10_000 },
    })
    await change({ largeSums: { win: 20_000_000 } })
    await play(20_000_000)
    expect(await written('bet.won-large')).toHaveLength(2)
  })

  it('a bet that a vendor takes back or corrects is one, whatever its sum (system 53)', async () => {
    const opened = await seamless(gateway, 'session', { token: await launch(gateway, member) })
    const { sessionKey } = opened.value
    const stake = { sessionKey, amount: 10_000, content: 'x' }
    const first = await seamless(gateway, 'debit', { ...stake, transactionId: 'void-1', roundId: 'void' })
    await seamless(gateway, 'rollback', { transactionId: 'void-2', debitTransactionId: 'void-1' })
    expect(await newest('bet.voided')).toMatchObject({
      account_id: member.id,
      actor: 'vendor',
      subject: first.value.orderNo,
      before: { stake: 10_000 },
      after: { stake: 0, returned: 10_000 },
    })
    await seamless(gateway, 'debit', { ...stake, transactionId: 'wrong-1', roundId: 'wrong' })
    const paid = { debitTransactionId: 'wrong-1', content: 'x', roundId: 'wrong' }
    await seamless(gateway, 'credit', { ...paid, transactionId: 'wrong-2', amount: 30_000 })
    const corrected = await seamless(gateway, 'correct', {
      transactionId: 'wrong-3',
      debitTransactionId: 'wrong-1',
      amount: 20_000,
    })
    expect(corrected.success, JSON.stringify(corrected)).toBe(true)
    expect(await newest('bet.corrected')).toMatchObject({
      before: { payout: 30_000 },
      after: { payout: 20_000, isVoid: false, moved: -10_000 },
    })
  })

  it('a deposit is one from 200 million on', async () => {
    const api = gateway.client(member.token)
    await change({ deposit: { maximumAmount: 500_000_000 } })
    for (const amount of [199_000_000, 200_000_000]) {
      const { memo } = await api.send(calls.wallet.deposit, { amount })
      await receiveTransfer(gateway.services, { reference: `FT-${amount}`, memo, amount })
    }
    const moved = await written('money.moved-large')
    expect(moved.filter(({ account_id: id }) => id === member.id)).toMatchObject([
      { subject: 'FT-200000000', actor: 'bank', after: { amount: 200_000_000, way: 'deposit' } },
    ])
  })
})

async function ops(name: string, wanted: object) {
  const response = await gateway.fetch(`http://gateway.test/ops/${name}`, {
    method: 'POST',
    headers: { 'X-Ops-Secret': 'ops' },
    body: JSON.stringify(wanted),
  })
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into replies freely
  return { status: response.status, ...((await response.json()) as { success: boolean; value: any }) }
}

async function change(parts: object): Promise<void> {
  expect((await ops('merchant', { merchant: 'saola', ...parts })).status).toBe(200)
}

describe('what the operator does (system 53)', () => {
  it('a parameter is kept as it was and as it is, with who and why', async () => {
    await change({ withdrawal: { automaticUpTo: 1_000_000 } })
    await change({ withdrawal: { automaticUpTo: 2_000_000 }, by: 'Minh', reason: 'a holiday' })
    expect(await newest('merchant.changed')).toMatchObject({
      merchant_id: 1,
      actor: 'operator',
      person: 'Minh',
      subject: 'withdrawal.automaticUpTo',
      before: { 'withdrawal.automaticUpTo': 1_000_000 },
      after: { 'withdrawal.automaticUpTo': 2_000_000 },
      reason: 'a holiday',
    })
    const { length } = await written('merchant.changed')
    await change({ withdrawal: { automaticUpTo: 2_000_000 } })
    expect(await written('merchant.changed')).toHaveLength(length)
  })

  it('a refused act leaves none', async () => {
    const { length } = await written('merchant.changed')
    const refused = await ops('merchant', { merchant: 'saola', register: { nobody: { enabled: true } } })
    expect(refused.status).toBe(400)
    expect(await written('merchant.changed')).toHaveLength(length)
  })

  it('decided money is kept with its states', async () => {
    await receiveTransfer(gateway.services, { reference: 'FT-STRAY', memo: 'nobody', amount: 70_000 })
    const decision = { merchant: 'saola', reference: 'FT-STRAY', do: 'assign', account: member.name }
    await ops('bank-transfer', { ...decision, reason: 'the payer called', by: 'Lan' })
    await ops('bank-transfer', { ...decision, reason: 'the payer called', by: 'Lan' })
    expect(await written('money.decided')).toMatchObject([
      {
        person: 'Lan',
        account_id: member.id,
        subject: 'FT-STRAY',
        before: { state: 'waiting' },
        after: { do: 'assign', state: 'credited', amount: 70_000 },
        reason: 'the payer called',
      },
    ])
  })
})

describe('what fails (system 56)', () => {
  it('a job that fails is kept, the same one three times in five minutes', async () => {
    const failing = {
      name: 'test.failing',
      everyMs: 60_000,
      run: () => Promise.reject(new Error('a broken job')),
    }
    const running = await runJobs(gateway.services, gateway, [failing])
    await expect.poll(() => written('gateway.fault'), { timeout: 8_000 }).toHaveLength(1)
    await running.stop()
    expect(await newest('gateway.fault')).toMatchObject({
      merchant_id: null,
      subject: 'job test.failing',
      reason: 'Error: a broken job',
    })
    for (let count = 0; count < 10; count += 1) await noteFault(gateway.services, 'GET /x', new Error('y'))
    expect(await written('gateway.fault')).toHaveLength(4)
  }, 20_000)
})

const askFile = (secret: string) =>
  gateway.fetch('http://gateway.test/ops/events.csv?merchant=saola&kind=money.decided', {
    headers: { 'X-Ops-Secret': secret },
  })

describe('events are read by operators (system 54)', () => {
  it('by merchant, kind, account and time, page by page', async () => {
    await sealEvents.run(gateway.services)
    const of = { do: 'list', merchant: 'saola', account: member.name }
    const limits = await ops('events', { ...of, kind: 'protection.limit-changed', most: 2 })
    expect(limits.value.events.map(({ after }: { after: object }) => after)).toMatchObject([
      { wished: 950_000_000 },
      { amount: 800_000_000 },
    ])
    const rest = await ops('events', {
      ...of,
      kind: 'protection.limit-changed',
      most: 2,
      after: limits.value.next,
    })
    expect(rest.value).toMatchObject({
      events: [{ account: member.name, hash: expect.stringMatching(/^\w{64}$/) }],
      next: null,
    })
    const later = await ops('events', { ...of, from: gateway.clock.now() + 1 })
    expect(later.value.events).toEqual([])
    expect((await ops('events', { ...of, account: 'nobodyatall' })).status).toBe(404)
    const installation = await ops('events', { do: 'list', kind: 'gateway.fault' })
    expect(installation.value.events).toHaveLength(4)
  })

  it('a chain is checked, and its end told', async () => {
    const checked = await ops('events', { do: 'check', merchant: 'saola' })
    const { length: place } = await gateway.services.db
      .selectFrom('significant_event')
      .select('id')
      .where('merchant_id', '=', 1)
      .execute()
    expect(checked.value).toMatchObject({ isWhole: true, what: null, place })
  })

  it('and as a file, which nobody else gets', async () => {
    expect((await askFile('other')).status).toBe(403)
    const response = await askFile('ops')
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const lines = (await response.text()).trim().split('\r\n')
    expect(lines[0]).toContain('place,id,at,kind,actor,person')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain('Lan')
  })
})

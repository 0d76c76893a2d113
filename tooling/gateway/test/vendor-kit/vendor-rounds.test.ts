import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { dayMs } from '@saola/rules'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { launch, seamless, type Answer } from '../vendor/seat.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'

let gateway: TestGateway
let player: TestPerson
let sessionKey: string
let number = 0
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
})
afterAll(async () => {
  await expectReconciled(gateway.services.db)
  await gateway.close()
})
beforeEach(async () => {
  number += 1
  player = await addPerson(gateway, `rounds${number}`)
  await fund(gateway, player, 100_000)
  sessionKey = await sit(player)
})

const sit = async (who: TestPerson, nodeId = '105'): Promise<string> =>
  (await seamless(gateway, 'session', { token: await launch(gateway, who, { nodeId }) })).value.sessionKey
const balance = () => balanceOf(gateway, player.wallet)
const idOf = (letter: string) => `rounds-${number}-${letter}`
function debit(more: object = {}): Promise<Answer> {
  const stake = { transactionId: idOf('d'), roundId: idOf('round'), sessionKey, amount: 10_000, content: '' }
  return seamless(gateway, 'debit', { ...stake, ...more })
}
function credit(amount: number, more: object = {}): Promise<Answer> {
  const win = { transactionId: idOf('c'), debitTransactionId: idOf('d'), amount, content: '' }
  return seamless(gateway, 'credit', { ...win, ...more })
}
const award = (more: object = {}): Promise<Answer> =>
  seamless(gateway, 'award', {
    transactionId: idOf('a'),
    playerId: String(player.id),
    kind: 'promotion',
    amount: 50_000,
    ...more,
  })

const correct = (more: object): Promise<Answer> =>
  seamless(gateway, 'correct', { transactionId: idOf('x'), debitTransactionId: idOf('d'), ...more })
const betOf = () =>
  gateway.services.db
    .selectFrom('bet')
    .select(['status', 'win_amount', 'settled_at'])
    .where('debit_id', '=', idOf('d'))
    .executeTakeFirstOrThrow()

describe('a repeated request (games 88)', () => {
  it('is the same with other words and another session key of the member', async () => {
    const first = await debit()
    const again = await debit({ content: 'other words', sessionKey: await sit(player) })
    expect(again).toEqual(first)
    await credit(20_000)
    expect(await credit(20_000, { content: 'other words' })).toMatchObject({ value: { balance: 110_000 } })
    expect(await balance()).toBe(110_000)
  })

  it.each([
    ['another amount', { amount: 20_000 }],
    ['another round', { roundId: 'another' }],
    ['an addition', { addsTo: 'another' }],
  ])('with %s is another request', async (_words, more) => {
    await debit()
    expect(await debit(more)).toMatchObject({ errorCode: 'seamless.key.reused' })
    expect(await balance()).toBe(90_000)
  })

  it('of another member is another request', async () => {
    await debit()
    const other = await addPerson(gateway, `roundsother${number}`)
    await fund(gateway, other, 100_000)
    expect(await debit({ sessionKey: await sit(other) })).toMatchObject({ errorCode: 'seamless.key.reused' })
    expect(await balanceOf(gateway, other.wallet)).toBe(100_000)
  })

  it('is known by all of it where it came before identities were kept', async () => {
    const first = await debit()
    await gateway.services.db
      .updateTable('seamless_call')
      .set({ identity: null })
      .where('transaction_id', '=', idOf('d'))
      .execute()
    expect(await debit()).toEqual(first)
    expect(await debit({ content: 'other words' })).toMatchObject({ errorCode: 'seamless.key.reused' })
  })

  it('of two wins that came before their stake is paid once, when both are sent again at once', async () => {
    expect(await credit(20_000)).toMatchObject({ status: 409, errorCode: 'seamless.debit.unknown' })
    await debit()
    const answers = await Promise.all([credit(20_000), credit(20_000)])
    expect(answers.map(({ success }) => success)).toEqual([true, true])
    expect(await balance()).toBe(110_000)
  })
})

describe('a round (games 89)', () => {
  it('has a number of its own at each title', async () => {
    await debit()
    const other = await sit(player, '106')
    const elsewhere = await debit({ transactionId: idOf('e'), sessionKey: other })
    expect(elsewhere).toMatchObject({ success: true, value: { balance: 80_000 } })
    await seamless(gateway, 'rollback', { transactionId: idOf('r'), debitTransactionId: idOf('e') })
    const again = await debit({ transactionId: idOf('f'), sessionKey: other })
    expect(again).toMatchObject({ errorCode: 'seamless.round.exists', field: 'roundId' })
    expect(await balance()).toBe(90_000)
  })
})

describe('a round that pays more than once (games 90)', () => {
  it('agrees with the ledger while it is open, and has won all of it in the end', async () => {
    await debit()
    await credit(30_000, { isLast: false })
    await expectReconciled(gateway.services.db)
    await credit(5_000, { transactionId: idOf('c2') })
    const bet = await gateway.services.db
      .selectFrom('bet')
      .select(['status', 'win_amount'])
      .where('debit_id', '=', idOf('d'))
      .executeTakeFirstOrThrow()
    expect(bet).toEqual({ status: 'settled', win_amount: 35_000 })
    expect(await balance()).toBe(125_000)
  })

  it('says with each win whether it is the last', async () => {
    await debit()
    await credit(30_000, { isLast: false })
    expect(await credit(30_000)).toMatchObject({ errorCode: 'seamless.key.reused' })
  })
})

describe('a correction (games 92)', () => {
  it('moves the difference, and the bet stays at the moment at which it ended', async () => {
    await debit()
    await credit(20_000)
    const before = await betOf()
    gateway.clock.advance(dayMs)
    expect(await correct({ amount: 5_000 })).toMatchObject({ value: { moved: -15_000, balance: 95_000 } })
    expect(await betOf()).toEqual({ ...before, win_amount: 5_000 })
  })

  it('of what the member no longer has is borne by the vendor', async () => {
    await debit()
    await credit(1_000_000)
    await debit({ transactionId: idOf('e'), roundId: idOf('other'), amount: 1_000_000 })
    expect(await correct({ amount: 0 })).toMatchObject({ value: { moved: -1_000_000, balance: 0 } })
    await expectReconciled(gateway.services.db)
  })

  it('says what the record says from now on, and why, which its member is told (games 138)', async () => {
    await debit()
    await credit(20_000, { content: 'home' })
    await correct({ amount: 5_000, content: 'home, corrected', reason: 'a goal did not count' })
    await correct({ transactionId: idOf('y'), amount: 5_000 })
    await correct({ transactionId: idOf('z'), amount: 6_000 })
    const { db } = gateway.services
    const bet = await db
      .selectFrom('bet')
      .select(['order_no', 'content'])
      .where('debit_id', '=', idOf('d'))
      .executeTakeFirstOrThrow()
    expect(bet.content).toBe('home, corrected')
    const told = await db
      .selectFrom('account_notice')
      .select(['kind', 'about', 'amount', 'reason'])
      .where('account_id', '=', player.id)
      .orderBy('id')
      .execute()
    expect(told).toEqual([
      { kind: 'bet_lowered', about: bet.order_no, amount: 15_000, reason: 'a goal did not count' },
      { kind: 'bet_raised', about: `${bet.order_no} (2)`, amount: 1_000, reason: null },
    ])
  })

  it('to no round at all returns the stake, and it counts nowhere', async () => {
    await debit()
    await credit(0)
    expect(await correct({ isVoid: true })).toMatchObject({ value: { moved: 10_000, balance: 100_000 } })
    expect(await betOf()).toMatchObject({ status: 'cancelled', win_amount: 0 })
    const notice = await gateway.services.db
      .selectFrom('account_notice')
      .select(['kind', 'amount'])
      .where('account_id', '=', player.id)
      .executeTakeFirst()
    expect(notice).toEqual({ kind: 'bet_voided', amount: 10_000 })
    await expectReconciled(gateway.services.db)
  })

  it.each([
    ['nothing', {}],
    ['both', { amount: 1_000, isVoid: true }],
    ['less than nothing', { amount: -1 }],
  ])('that says %s is no request', async (_words, more) => {
    expect(await correct(more)).toMatchObject({ status: 400, errorCode: 'seamless.request', field: 'amount' })
  })
})

describe('an award (games 91)', () => {
  it('is paid on a break, told with the vendor’s name, and spent at once', async () => {
    await gateway.client(player.token).send(calls.protection.takeBreak, { length: '24h' })
    expect(await award()).toMatchObject({ status: 200, value: { balance: 150_000 } })
    const own = gateway.client(player.token, 'EN')
    const now = gateway.services.now()
    const page = { startTime: now - dayMs, endTime: now + 1, page: 1, size: 10 }
    const statement = await own.send(calls.wallet.transactions, page)
    expect(statement.list[0]).toMatchObject({
      type: 'dividend',
      amount: 50_000,
      remark: "The vendor's promotion",
      counterparty: 'Saola',
    })
    expect((await own.send(calls.wallet.withdrawalSettings)).unplayed).toEqual({ due: 0, locked: 0 })
  })

  it.each([
    ['nobody', () => '999999999'],
    ['somebody who never opened a title', async () => String((await addPerson(gateway, 'roundsnew')).id)],
  ])('for %s is refused, and leaves the id free', async (_words, who) => {
    expect(await award({ playerId: await who() })).toMatchObject({
      status: 404,
      errorCode: 'seamless.player.unknown',
      field: 'playerId',
    })
    expect(await award()).toMatchObject({ value: { balance: 150_000 } })
  })

  it.each([
    ['kind', { kind: 'gift' }],
    ['amount', { amount: 0 }],
    ['playerId', { playerId: '1e3' }],
  ])('with a wrong %s is no request', async (field, more) => {
    expect(await award(more)).toMatchObject({ status: 400, errorCode: 'seamless.request', field })
  })
})

it('the balance of a member is told at any time', async () => {
  const ask = (playerId: string) => seamless(gateway, 'balance', { playerId })
  await gateway.client(player.token).send(calls.session.logout, {})
  expect(await ask(String(player.id))).toMatchObject({ value: { balance: 100_000 } })
  expect(await ask('999999999')).toMatchObject({ status: 404, errorCode: 'seamless.player.unknown' })
})

describe('a text that the database cannot hold', () => {
  it.each(['a\0b', 'half a pair \uD83D'])(
    '%j is a wrong request of a vendor, and the win is paid after it',
    async (content) => {
      await debit()
      const refused = await credit(20_000, { content })
      expect(refused).toMatchObject({ status: 400, errorCode: 'seamless.request', field: 'content' })
      expect(await credit(20_000)).toMatchObject({ value: { balance: 110_000 } })
    },
  )

  it('is a wrong act of an operator', async () => {
    const answer = await gateway.fetch(new URL('/ops/bank-transfer', 'http://gateway.test'), {
      method: 'POST',
      headers: { 'X-Ops-Secret': 'ops', 'Content-Type': 'application/json' },
      body: JSON.stringify({ merchant: 'saola', reference: 'x', do: 'return', reason: 'a\0b' }),
    })
    expect([answer.status, await answer.json()]).toMatchObject([400, { field: 'reason' }])
  })
})

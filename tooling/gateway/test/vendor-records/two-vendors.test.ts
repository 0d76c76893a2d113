import { calls } from '@saola/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { launch, seamless, type Answer } from '../vendor/seat.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { act, asVendor, bamboo, connectBamboo } from './stage.ts'

const funded = 1_000_500

let gateway: TestGateway
let nodeId: string
let player: TestPerson
let number = 0
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  nodeId = await connectBamboo(gateway)
})
afterAll(() => expectReconciled(gateway.services.db).finally(gateway.close))
beforeEach(async () => {
  number += 1
  player = await addPerson(gateway, `two${number}`)
  await fund(gateway, player, funded)
})

const idOf = (letter: string) => `two-${number}-${letter}`
const balance = () => balanceOf(gateway, player.wallet)
const asBamboo = (name: string, request: object) => asVendor(gateway, bamboo, name, request)
const sitAtBamboo = async (): Promise<Answer> =>
  asBamboo('session', { token: await launch(gateway, player, { nodeId }) })
const sitAtOwn = async (): Promise<Answer> =>
  seamless(gateway, 'session', { token: await launch(gateway, player) })
const stake = (sessionKey: string, amount: number) => ({
  transactionId: idOf('d'),
  roundId: idOf('round'),
  sessionKey,
  amount,
  content: '',
})
const win = (amount: number) => ({
  transactionId: idOf('c'),
  debitTransactionId: idOf('d'),
  amount,
  content: '',
})

const setLeast = (minBet: number) =>
  gateway.services.db.updateTable('game').set({ min_bet: minBet }).where('node_id', '=', nodeId).execute()

describe('a vendor that is connected (games 93)', () => {
  it('is launched at its origin, in earnest and for a try', async () => {
    const client = gateway.client(player.token)
    const launched = await client.send(calls.games.launchGame, { launchMode: 'GLS', nodeId })
    expect(new URL(launched.content?.game_url ?? '').origin).toBe(bamboo.origin)
    const tried = await client.send(calls.games.demo, { nodeId })
    expect(new URL(tried.content?.game_url ?? '').origin).toBe(bamboo.origin)
    const own = await client.send(calls.games.launchGame, { launchMode: 'GLS', nodeId: '105' })
    expect(new URL(own.content?.game_url ?? '').origin).toBe(gateway.services.settings.vendorOrigin)
  })

  it('may be named by a header, which its body may not contradict', async () => {
    const named = { 'X-Vendor-Code': bamboo.vendor }
    const request = { gameCode: 'NONE' }
    const told = await asVendor(gateway, bamboo, 'title', request, named)
    expect(told).toMatchObject({ errorCode: 'seamless.game.unknown' })
    const wrong = await asVendor(gateway, bamboo, 'title', { ...request, vendor: 'SAOLA' }, named)
    expect(wrong).toMatchObject({ status: 400, errorCode: 'seamless.request', field: 'vendor' })
  })

  it.each([
    ['the secret of another', { ...bamboo, vendor: 'SAOLA' }],
    ['a code that nobody has', { ...bamboo, vendor: 'NOBODY' }],
    ['a code that no table could hold', { ...bamboo, vendor: 'NO\u0000BODY' }],
  ])('is not believed with %s', async (_words, caller) => {
    const answer = await asVendor(gateway, caller, 'frame-origins', {})
    expect(answer).toMatchObject({ status: 401, errorCode: 'seamless.signature' })
  })

  it('opens no session of a title that another serves, and leaves it to that one', async () => {
    const token = await launch(gateway, player)
    expect(await asBamboo('session', { token })).toMatchObject({ status: 403, errorCode: 'seamless.session' })
    expect(await seamless(gateway, 'session', { token })).toMatchObject({ status: 200 })
  })

  it('moves nothing of a round of another, whatever it signs', async () => {
    const { sessionKey } = (await sitAtOwn()).value
    await seamless(gateway, 'debit', stake(sessionKey, 10_000))
    const debitTransactionId = idOf('d')
    const reached = [
      await asBamboo('debit', { ...stake(sessionKey, 10), transactionId: idOf('e') }),
      await asBamboo('debit', { ...stake(sessionKey, 10), transactionId: idOf('f'), addsTo: idOf('d') }),
      await asBamboo('credit', win(500)),
      await asBamboo('correct', { transactionId: idOf('x'), debitTransactionId, isVoid: true }),
      await asBamboo('balance', { playerId: String(player.id) }),
      await asBamboo('award', {
        transactionId: idOf('a'),
        playerId: String(player.id),
        kind: 'bonus',
        amount: 5,
      }),
    ]
    expect(reached.map(({ errorCode }) => errorCode)).toEqual([
      'seamless.game.closed',
      'seamless.game.closed',
      'seamless.debit.unknown',
      'seamless.debit.unknown',
      'seamless.player.unknown',
      'seamless.player.unknown',
    ])
    const back = await asBamboo('rollback', { transactionId: idOf('r'), debitTransactionId })
    expect(back).toMatchObject({ success: true, value: { returned: 0 } })
    expect(await balance()).toBe(funded - 10_000)
    expect(await seamless(gateway, 'credit', win(30_000))).toMatchObject({ success: true })
    expect(await balance()).toBe(funded + 20_000)
    await expectReconciled(gateway.services.db)
  })

  it('has ids and rounds of its own, beside the same ones of another', async () => {
    const own = (await sitAtOwn()).value.sessionKey
    const theirs = (await sitAtBamboo()).value.sessionKey
    await seamless(gateway, 'debit', stake(own, 10_000))
    expect(await asBamboo('debit', stake(theirs, 20))).toMatchObject({ success: true })
    expect(await balance()).toBe(funded - 30_000)
    await asBamboo('credit', win(50))
    await seamless(gateway, 'credit', win(1_000))
    expect(await balance()).toBe(funded - 30_000 + 51_000)
    await expectReconciled(gateway.services.db)
  })

  it('has no page of ours that verifies its rounds', async () => {
    const own = (await sitAtOwn()).value.sessionKey
    await seamless(gateway, 'debit', stake(own, 10_000))
    const theirs = (await sitAtBamboo()).value.sessionKey
    await asBamboo('debit', stake(theirs, 20))
    const { list } = await gateway.client(player.token).send(calls.wallet.bets, {
      startTime: gateway.clock.now() - 1_000,
      endTime: gateway.clock.now(),
      pageNo: 1,
      pageSize: 10,
    })
    expect(list.map(({ verifyUrl }) => verifyUrl !== undefined)).toEqual([false, true])
  })
})

describe('a vendor that counts in thousands (games 94)', () => {
  it('is told whole units, and the rest stays with the member', async () => {
    const opened = await sitAtBamboo()
    expect(opened.value).toMatchObject({ balance: 1_000, minStake: 1 })
    const { sessionKey } = opened.value
    expect(await asBamboo('debit', stake(sessionKey, 20))).toMatchObject({ value: { balance: 980 } })
    expect(await balance()).toBe(funded - 20_000)
    expect(await asBamboo('credit', win(30))).toMatchObject({ value: { balance: 1_010 } })
    const fixed = { transactionId: idOf('x'), debitTransactionId: idOf('d') }
    expect(await asBamboo('correct', { ...fixed, amount: 25 })).toMatchObject({ value: { moved: -5 } })
    expect(await balance()).toBe(funded + 5_000)
    const bet = await gateway.services.db
      .selectFrom('bet')
      .select(['bet_amount', 'win_amount'])
      .where('debit_id', '=', idOf('d'))
      .executeTakeFirstOrThrow()
    expect(bet).toEqual({ bet_amount: 20_000, win_amount: 25_000 })
    await expectReconciled(gateway.services.db)
  })

  it('takes all that is whole, and no more than there is', async () => {
    const { sessionKey } = (await sitAtBamboo()).value
    const above = await asBamboo('debit', { ...stake(sessionKey, 1_001), transactionId: idOf('e') })
    expect(above).toMatchObject({ errorCode: 'seamless.insufficient' })
    expect(await asBamboo('debit', stake(sessionKey, 1_000))).toMatchObject({ value: { balance: 0 } })
    expect(await balance()).toBe(500)
    const back = { transactionId: idOf('r'), debitTransactionId: idOf('d') }
    expect(await asBamboo('rollback', back)).toMatchObject({ value: { returned: 1_000, balance: 1_000 } })
    expect(await balance()).toBe(funded)
  })

  it.each([
    ['half a unit', 0.5],
    ['more than any stake in đồng', 1_000_000_001],
    ['more than a number holds', 9_007_199_254_740_991],
  ])('is refused %s', async (_words, amount) => {
    const { sessionKey } = (await sitAtBamboo()).value
    const answer = await asBamboo('debit', stake(sessionKey, amount))
    expect(answer).toMatchObject({ status: 400, errorCode: 'seamless.request', field: 'amount' })
    expect(await balance()).toBe(funded)
  })

  it('is told the fewest units that reach the least stake', async () => {
    await setLeast(1_001)
    const { sessionKey, minStake } = (await sitAtBamboo()).value
    expect(minStake).toBe(2)
    const below = await asBamboo('debit', { ...stake(sessionKey, 1), transactionId: idOf('e') })
    expect(below).toMatchObject({ errorCode: 'seamless.stake' })
    expect(await asBamboo('debit', stake(sessionKey, 2))).toMatchObject({ success: true })
    await setLeast(1_000)
  })

  it('keeps its unit once money has moved', async () => {
    const { sessionKey } = (await sitAtBamboo()).value
    await asBamboo('debit', stake(sessionKey, 1))
    expect(await act(gateway, 'change', { unit: 100 })).toMatchObject({ status: 400, field: 'unit' })
    expect(await act(gateway, 'change', { unit: 1_000 })).toMatchObject({ status: 200 })
  })
})

import { calls } from '@saola/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { connectAggregator, id, units, userOf, type Aggregator } from './stage.ts'

const before = 1_000_000

let gateway: TestGateway
let marbles: Aggregator
let player: TestPerson
let clientSessionId: string
let number = 0
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  marbles = await connectAggregator(gateway, {
    code: 'MARBLES',
    protocol: 'marbles',
    header: 'X-Marbles-Signature',
    tokenName: 'clientSessionId',
  })
})
beforeEach(async () => {
  number += 1
  player = await addPerson(gateway, `marbleplayer${number}`)
  await fund(gateway, player, before)
  clientSessionId = await marbles.launch(player)
})
afterAll(async () => {
  await expectReconciled(gateway.services.db)
  await marbles.close()
  await gateway.close()
})

type More = Record<string, unknown>
type Told = { status: string; requestId: string; clientPlayerId: string; currency: string; balance: number }
const call = async (path: string, more: More, signature?: string): Promise<Told> => {
  const asked = { requestId: id('request'), clientPlayerId: userOf(player), clientSessionId, ...more }
  // Tests look into replies freely.
  return JSON.parse(await marbles.call(path, JSON.stringify(asked), signature)) as Told
}
const bet = (roundId: string, dong: number, more: More = {}) =>
  call('/bet', {
    transactionId: id('bet'),
    roundId,
    gameId: 'sgr_gold_rush',
    amount: units(dong),
    currency: 'VND',
    meta: { betType: 'PickWinner', selection: [] },
    ...more,
  })
const win = (roundId: string, referenceTransactionId: string, dong: number, more: More = {}) =>
  call('/win', {
    transactionId: id('win'),
    referenceTransactionId,
    roundId,
    gameId: 'sgr_gold_rush',
    amount: units(dong),
    currency: 'VND',
    roundClosed: true,
    ...more,
  })
const rollback = (referenceTransactionId: string) =>
  call('/rollback', { transactionId: id('rollback'), referenceTransactionId, roundClosed: true })
const has = () => balanceOf(gateway, player.wallet)
const wholly = (status: string, dong: number) => ({ status, currency: 'VND', balance: units(dong) })

describe('a round of 155.io (games 141)', () => {
  it('takes its stake and pays its win, or 0 for a loss, in answers that we sign', async () => {
    const [round, stake] = [id('round'), id('stake')]
    expect(await call('/balance', {})).toMatchObject(wholly('SUCCESS', before))
    expect(await bet(round, 10_000, { transactionId: stake })).toMatchObject(wholly('SUCCESS', 990_000))
    expect(await win(round, stake, 25_000)).toMatchObject(wholly('SUCCESS', 1_015_000))
    const [lostRound, lost] = [id('round'), id('stake')]
    await bet(lostRound, 5_000, { transactionId: lost })
    expect(await win(lostRound, lost, 0)).toMatchObject(wholly('SUCCESS', 1_010_000))
    const rows = await gateway.services.db
      .selectFrom('bet')
      .select(['status', 'bet_amount', 'win_amount', 'content'])
      .where('account_id', '=', player.id)
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { status: 'settled', bet_amount: 10_000, win_amount: 25_000, content: 'PickWinner' },
      { status: 'settled', bet_amount: 5_000, win_amount: 0, content: 'PickWinner' },
    ])
  })

  it('that is cancelled gives the stake back, once, and a bet that comes after that takes nothing', async () => {
    const [round, stake, late] = [id('round'), id('stake'), id('stake')]
    await bet(round, 10_000, { transactionId: stake })
    for (let time = 0; time < 2; time += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await rollback(stake)).toMatchObject(wholly('SUCCESS', before))
    }
    await rollback(late)
    expect(await bet(id('round'), 10_000, { transactionId: late })).toMatchObject({ status: 'UNKNOWN_ERROR' })
    expect(await has()).toBe(before)
  })

  it('is answered alike when it is repeated, and refused with another amount', async () => {
    const [round, stake] = [id('round'), id('stake')]
    await bet(round, 10_000, { transactionId: stake })
    expect(await bet(round, 10_000, { transactionId: stake })).toMatchObject(wholly('SUCCESS', 990_000))
    expect(await bet(round, 20_000, { transactionId: stake })).toMatchObject(
      wholly('DUPLICATE_TRANSACTION_ERROR', 990_000),
    )
  })

  it('that is free takes nothing, and its win is paid (games 143)', async () => {
    const [round, stake] = [id('round'), id('stake')]
    const free = { isFree: true, rewardUuid: 'a-reward' }
    expect(await bet(round, 0, { ...free, transactionId: stake })).toMatchObject(wholly('SUCCESS', before))
    expect(await win(round, stake, 8_000, free)).toMatchObject(wholly('SUCCESS', before + 8_000))
  })
})

describe('what nobody should send moves nothing (games 141)', () => {
  it.each<[string, More, string]>([
    ['more than there is', { amount: units(2_000_000) }, 'INSUFFICIENT_BALANCE_ERROR'],
    ['a stake under the least one', { amount: units(1) }, 'BET_LIMIT_REACHED_ERROR'],
    ['half a đồng', { amount: 50_000 }, 'UNKNOWN_ERROR'],
    ['another currency', { currency: 'USD' }, 'UNKNOWN_ERROR'],
    ['an unknown title', { gameId: 'nobody_knows' }, 'UNKNOWN_ERROR'],
    ['a session that nobody has', { clientSessionId: 'nobody' }, 'UNKNOWN_ERROR'],
    ['nobody', { clientPlayerId: 'nobody' }, 'UNKNOWN_ERROR'],
  ])('%s', async (_what, more, status) => {
    expect(await bet(id('round'), 10_000, more)).toMatchObject({ status })
    expect(await has()).toBe(before)
  })

  it('a body that somebody else signed', async () => {
    expect(await call('/balance', {}, 'c2lnbmVk')).toMatchObject(wholly('UNKNOWN_ERROR', 0))
  })
})

describe('a title of 155.io is launched (games 142)', () => {
  it('for a member and as a demo', async () => {
    expect(marbles.launches.asked.at(-1)).toMatchObject({
      path: '/game/game/url',
      clientPlayerId: userOf(player),
      operatorId: 'saola-vn',
      gameId: 'sgr_gold_rush',
      platform: 'DESKTOP',
      currency: 'VND',
    })
    await gateway.client().send(calls.games.demo, { nodeId: 'MARBLES-sgr_gold_rush' })
    expect(marbles.launches.asked.at(-1)).toMatchObject({ currency: 'XXX' })
    expect(marbles.launches.asked.at(-1)).not.toHaveProperty('clientPlayerId')
  })
})

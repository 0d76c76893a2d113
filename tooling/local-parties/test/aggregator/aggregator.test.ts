import { disconnectLocalAggregator, connectLocalAggregator } from '@saola/local-parties'
import { expectReconciled } from '@saola/gateway/testing/expect-reconciled.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '@saola/gateway/testing/wallet/people.ts'
import { calls } from '@saola/protocol'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openStage, type Stage, type Told } from './stage.ts'

const before = 1_000_000

let stage: Stage
let player: TestPerson
let number = 0
beforeAll(async () => {
  stage = await openStage()
})
beforeEach(async () => {
  number += 1
  player = await addPerson(stage.gateway, `minihub${number}`)
  await fund(stage.gateway, player, before)
})
afterEach(() => {
  stage.line.state = 'open'
  stage.line.sent.length = 0
  stage.pauses.length = 0
})
afterAll(async () => {
  await expectReconciled(stage.gateway.services.db)
  await stage.close()
})

const has = () => balanceOf(stage.gateway, player.wallet)
const round = () => `round-${number}`
const stakeOf = (sessionKey: string, amount = 10_000) => ({
  transactionId: `${round()}:debit`,
  roundId: round(),
  sessionKey,
  amount,
  content: 'over 50.00',
})
const winOf = (amount: number) => ({
  transactionId: `${round()}:credit`,
  debitTransactionId: `${round()}:debit`,
  amount,
})
const returned = () => ({
  transactionId: `${round()}:rollback`,
  debitTransactionId: `${round()}:debit`,
})
const bets = () =>
  stage.gateway.services.db
    .selectFrom('bet')
    .select(['status', 'bet_amount', 'win_amount', 'node_id'])
    .where('account_id', '=', player.id)
    .execute()

async function listed(wanted: object = { round: round() }) {
  const { body } = await stage.operator('/transactions/list', wanted)
  return body.map(({ kind, status, amount }: Record<string, unknown>) => [kind, status, amount])
}

/** A call of the page of a game. */
async function page(path: string, body: object, sessionKey = ''): Promise<Told> {
  const response = await fetch(`${stage.origin}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'X-Session-Key': sessionKey, Language: 'EN' },
  })
  return { status: response.status, body: await response.json() }
}

/** Waits for what nobody tells; fails by the time limit of the test. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((done) => setTimeout(done, 10))
}

describe('the local aggregator is connected by the acts of the operator', () => {
  it('with twenty titles in the catalogue, once', async () => {
    const { services } = stage.gateway
    await connectLocalAggregator(services, { origin: stage.origin, keys: stage.keys })
    const titles = await services.db
      .selectFrom('game')
      .select(['game_code', 'status', 'name_en'])
      .where('vendor_code', '=', 'MINIHUB')
      .execute()
    expect(titles).toHaveLength(20)
    expect(titles.every(({ status, name_en: name }) => status === 'open' && name.startsWith('Mini '))).toBe(
      true,
    )
    const { body } = await stage.operator('/game/list', {})
    expect(body.map(({ game_code: code }: { game_code: string }) => code).toSorted()).toEqual(
      titles.map(({ game_code: code }) => code).toSorted(),
    )
    expect(body[0]).toMatchObject({ enabled: true, rtp: expect.stringMatching(/^\d\d\.\d\d$/) })
  })

  it('and is off as long as nobody asks for it', async () => {
    await disconnectLocalAggregator(stage.gateway.services)
    await expect(stage.launch(player)).rejects.toMatchObject({ code: 'game.under.maintenance' })
    await connectLocalAggregator(stage.gateway.services, { origin: stage.origin, keys: stage.keys })
    expect((await stage.launch(player)).origin).toBe(stage.origin)
  })
})

describe('a title of the local aggregator', () => {
  it('is played from its launch to the statement', async () => {
    const address = await stage.launch(player)
    expect(address.pathname).toBe('/play/mini-dice')
    const shown = await fetch(address)
    expect(shown.status).toBe(200)
    expect(await shown.text()).toContain('Mini Dice')
    const { body: opened } = await page('/api/open', { token: address.searchParams.get('token') })
    expect(opened.value).toMatchObject({ balance: before, gameName: 'Mini Dice', isDemo: false })
    const { body: played } = await page(
      '/api/play',
      {
        key: `press-of-round-${number}-000`,
        stake: 20_000,
        choice: { side: 'over', target: 5_000 },
        clientSeed: 'player',
      },
      opened.value.sessionKey,
    )
    const { payout, state, roundId } = played.value.round
    expect(state).toBe('paid')
    expect(played.value.balance).toBe(before - 20_000 + payout)
    expect(await has()).toBe(before - 20_000 + payout)
    expect(await bets()).toEqual([
      { status: 'settled', bet_amount: 20_000, win_amount: payout, node_id: 'MINIHUB-mini_dice' },
    ])
    const { list } = await stage.gateway.client(player.token).send(calls.wallet.transactions, {
      startTime: stage.gateway.clock.now() - 60_000,
      endTime: stage.gateway.clock.now() + 60_000,
      page: 1,
      size: 10,
    })
    expect(list.map(({ amount }) => amount)).toContain(-20_000)
    expect(await listed({ round: roundId })).toEqual([
      ['TK_BET', 'TS_SUCCESS', 20_000 * 100_000],
      ['TK_WIN', 'TS_SUCCESS', payout * 100_000],
    ])
  })

  it('is tried with play money without a call of the wallet', async () => {
    const { content } = await stage.gateway.client().send(calls.games.demo, { nodeId: 'MINIHUB-lotus_moon' })
    const address = new URL(content?.game_url ?? '')
    expect([address.pathname, address.searchParams.get('mode')]).toEqual(['/play/lotus-moon', 'demo'])
    expect((await page('/api/demo', { gameCode: 'LOTUS_MOON' })).body.value).toMatchObject({ isDemo: true })
    expect(stage.line.sent).toEqual([])
  })

  it('opens once by its token, and is none under a code that nobody has', async () => {
    const token = (await stage.launch(player)).searchParams.get('token')
    expect((await stage.supplier('session', { token })).status).toBe(200)
    expect((await stage.supplier('session', { token })).body.errorCode).toBe('seamless.session')
    const unknown = await stage.operator('/game/url', { game_code: 'nobody', currency: 'XXX' })
    expect([unknown.status, unknown.body]).toEqual([404, { error: 'INVALID_GAME' }])
  })
})

describe('money through the local aggregator', () => {
  it('goes by a bet and a win, each once, however often they are said', async () => {
    const key = await stage.sit(player)
    const first = await stage.supplier('debit', stakeOf(key))
    expect(first.body.value.balance).toBe(990_000)
    expect(await stage.supplier('debit', stakeOf(key))).toEqual(first)
    const paid = await stage.supplier('credit', winOf(25_000))
    expect(paid.body.value.balance).toBe(1_015_000)
    expect(await stage.supplier('credit', winOf(25_000))).toEqual(paid)
    expect((await stage.supplier('credit', winOf(26_000))).body.errorCode).toBe('seamless.key.reused')
    expect(await has()).toBe(1_015_000)
  })

  it('comes back with a rollback where the win never comes', async () => {
    const key = await stage.sit(player)
    await stage.supplier('debit', stakeOf(key))
    const back = await stage.supplierInTheEnd('rollback', returned())
    expect(back.body.value).toMatchObject({ returned: 10_000, balance: before })
    expect(await stage.supplierInTheEnd('rollback', returned())).toEqual(back)
    expect((await stage.supplier('credit', winOf(25_000))).body.errorCode).toBe('seamless.debit.cancelled')
    expect(await has()).toBe(before)
    expect(await bets()).toMatchObject([{ status: 'cancelled' }])
    expect(await listed()).toEqual([
      ['TK_BET', 'TS_ROLLEDBACK', 10_000 * 100_000],
      ['TK_ROLLBACK', 'TS_SUCCESS', 10_000 * 100_000],
    ])
  })

  it('is not taken any more after a rollback that came first', async () => {
    const key = await stage.sit(player)
    expect((await stage.supplier('rollback', returned())).body.value.returned).toBe(0)
    expect((await stage.supplier('debit', stakeOf(key))).body.errorCode).toBe('seamless.debit.cancelled')
    expect(await has()).toBe(before)
  })

  it('that is not there is refused, and nothing is taken back', async () => {
    const key = await stage.sit(player)
    stage.line.sent.length = 0
    const refused = await stage.supplier('debit', stakeOf(key, 2_000_000))
    expect(refused.body.errorCode).toBe('seamless.insufficient')
    expect(stage.line.sent).toEqual(['bet'])
    expect(await listed()).toEqual([['TK_BET', 'TS_DECLINED', 2_000_000 * 100_000]])
  })
})

describe('a wallet that is away for a while', () => {
  it.each(['away', 'deaf'] as const)(
    'is asked for a bet three times, a second apart, and the bet is taken back: %s',
    async (state) => {
      const key = await stage.sit(player)
      stage.line.sent.length = 0
      stage.line.state = state
      const refused = await stage.supplier('debit', stakeOf(key))
      expect([refused.status, refused.body.errorCode]).toEqual([409, 'unavailable'])
      expect(stage.line.sent.slice(0, 3)).toEqual(['bet', 'bet', 'bet'])
      expect(stage.pauses.slice(0, 2)).toEqual([1_000, 1_000])
      await until(async () => stage.line.sent.filter((name) => name === 'rollback').length >= 3)
      stage.line.state = 'open'
      await until(async () => (await listed()).some(([kind]: [string]) => kind === 'TK_ROLLBACK'))
      expect(await has()).toBe(before)
      expect(stage.pauses.filter((ms) => ms >= 1_000).slice(2, 4)).toEqual([1_000, 2_000])
      expect((await stage.supplier('debit', stakeOf(key))).body).toEqual(refused.body)
      expect((await bets()).every(({ status }) => status === 'cancelled')).toBe(true)
    },
  )

  it.each(['away', 'deaf'] as const)('gets a win as soon as it is there again: %s', async (state) => {
    const key = await stage.sit(player)
    await stage.supplier('debit', stakeOf(key))
    stage.line.state = state
    expect((await stage.supplier('credit', winOf(25_000))).status).toBe(503)
    expect(stage.line.sent.filter((name) => name === 'win')).toHaveLength(3)
    stage.line.state = 'open'
    const paid = await stage.supplierInTheEnd('credit', winOf(25_000))
    expect(paid.body.value.balance).toBe(1_015_000)
    expect(await has()).toBe(1_015_000)
  })
})

describe('a restart of the local aggregator', () => {
  it('ends the sitting; a bet of before is paid', async () => {
    const key = await stage.sit(player)
    const taken = await stage.supplier('debit', stakeOf(key))
    stage.restart()
    expect(await stage.supplier('debit', stakeOf(key))).toEqual(taken)
    const other = { ...stakeOf(key), transactionId: `${round()}:other`, roundId: `${round()}-other` }
    expect((await stage.supplier('debit', other)).body.errorCode).toBe('seamless.session')
    expect((await stage.supplier('credit', winOf(25_000))).body.value.balance).toBe(1_015_000)
  })

  it('goes on with a rollback that nobody has accepted', async () => {
    const key = await stage.sit(player)
    await stage.supplier('debit', stakeOf(key))
    stage.line.state = 'away'
    expect((await stage.supplier('rollback', returned())).status).toBe(503)
    stage.restart()
    stage.line.state = 'open'
    await until(async () => (await has()) === before)
    expect(await bets()).toMatchObject([{ status: 'cancelled' }])
  })
})

describe('a wrong signature moves nothing', () => {
  it('of an operator', async () => {
    const asked = { game_code: 'mini_dice', currency: 'XXX' }
    const told = await stage.operator('/game/url', asked, stage.keys.aggregator.privateKey)
    expect([told.status, told.body]).toEqual([401, { error: 'INVALID_SIGNATURE' }])
    const other = await stage.operator('/game/url', { ...asked, operator_id: 'somebody' })
    expect([other.status, other.body]).toEqual([401, { error: 'INVALID_PARTNER' }])
  })

  it('of a supplier', async () => {
    const key = await stage.sit(player)
    const told = await stage.supplier('debit', stakeOf(key), 'another secret')
    expect([told.status, told.body.errorCode]).toEqual([401, 'seamless.signature'])
    expect(await has()).toBe(before)
  })

  it('of an aggregator: the wallet believes the key of its record alone', async () => {
    const key = await stage.sit(player)
    const { privateKey } = stage.keys.aggregator
    stage.keys.aggregator.privateKey = stage.keys.operator.privateKey
    stage.restart()
    stage.keys.aggregator.privateKey = privateKey
    const again = (await stage.launch(player)).searchParams.get('token')
    expect((await stage.supplier('session', { token: again })).body.errorCode).toBe('seamless.session')
    expect((await stage.supplier('debit', stakeOf(key))).body.errorCode).toBe('seamless.session')
    expect(await has()).toBe(before)
    stage.restart()
  })
})

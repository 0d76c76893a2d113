import { calls } from '@saola/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { connectAggregator, id, units, userOf, type Aggregator } from './stage.ts'

const before = 1_000_000

let gateway: TestGateway
let hub: Aggregator
let player: TestPerson
let token: string
let number = 0
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  hub = await connectAggregator(gateway, {
    code: 'HUB88',
    protocol: 'hub88',
    header: 'X-Hub88-Signature',
    tokenName: 'token',
  })
})
beforeEach(async () => {
  number += 1
  player = await addPerson(gateway, `hubplayer${number}`)
  await fund(gateway, player, before)
  token = await hub.launch(player)
})
afterAll(async () => {
  await expectReconciled(gateway.services.db)
  await hub.close()
  await gateway.close()
})

/** What the wallet answered. */
type Told = {
  status: string
  user: string
  request_uuid: string
  balance?: number
  currency?: string
  country?: string
}
type More = Record<string, unknown>
const call = async (path: string, body: object, signature?: string): Promise<Told> =>
  // Tests look into replies freely.
  JSON.parse(
    await hub.call(path, JSON.stringify({ request_uuid: id('request'), ...body }), signature),
  ) as Told
const usual = (round: string) => ({
  user: userOf(player),
  token,
  game_code: 'sgr_gold_rush',
  supplier_transaction_id: 'of-the-supplier',
  round,
  round_closed: false,
  currency: 'VND',
  is_free: false,
  is_aggregated: false,
  bet: 'spin',
})
const bet = (round: string, dong: number, more: More = {}): Promise<Told> =>
  call('/transaction/bet', {
    ...usual(round),
    transaction_uuid: id('bet'),
    amount: units(dong),
    ...more,
  })
const win = (round: string, reference: string | undefined, dong: number, more: More = {}): Promise<Told> =>
  call('/transaction/win', {
    ...usual(round),
    transaction_uuid: id('win'),
    reference_transaction_uuid: reference,
    amount: units(dong),
    ...more,
  })
const rollback = (reference: string, more: More = {}): Promise<Told> =>
  call('/transaction/rollback', {
    user: userOf(player),
    token,
    game_code: 'sgr_gold_rush',
    transaction_uuid: id('rollback'),
    reference_transaction_uuid: reference,
    round: 'any',
    ...more,
  })
/** Closes the live title, or opens it again. */
const close = (isNew: 0 | 1) =>
  gateway.services.db
    .updateTable('game')
    .set({ is_new: isNew })
    .where('game_code', '=', 'evo_lightning-dice')
    .execute()
const start = () =>
  gateway
    .client(player.token, 'EN')
    .send(calls.games.launchGame, { launchMode: 'GLS', nodeId: 'HUB88-sgr_gold_rush', language: 'EN' })
const has = () => balanceOf(gateway, player.wallet)
const bets = () =>
  gateway.services.db
    .selectFrom('bet')
    .innerJoin('game', 'game.node_id', 'bet.node_id')
    .select(['bet.status', 'bet.bet_amount', 'bet.win_amount', 'game.game_code'])
    .where('bet.account_id', '=', player.id)
    .orderBy('bet.id')
    .execute()
const wholly = (status: string, dong: number) => ({ status, currency: 'VND', balance: units(dong) })

describe('a round of an aggregator (games 141)', () => {
  it('takes its stake, pays its win, and stands in the betting record', async () => {
    const [round, stake] = [id('round'), id('stake')]
    expect(await bet(round, 10_000, { transaction_uuid: stake })).toMatchObject(wholly('RS_OK', 990_000))
    const paid = await win(round, stake, 25_000, { round_closed: true })
    expect(paid).toMatchObject(wholly('RS_OK', 1_015_000))
    expect(await bets()).toMatchObject([
      { status: 'settled', bet_amount: 10_000, win_amount: 25_000, game_code: 'sgr_gold_rush' },
    ])
  })

  it('that has lost ends with its stake', async () => {
    await bet(id('round'), 10_000, { round_closed: true })
    expect(await bets()).toMatchObject([{ status: 'settled', win_amount: 0 }])
    expect(await has()).toBe(before - 10_000)
  })

  it('says who asks, what there is, and nothing of anybody else', async () => {
    const user = userOf(player)
    const info = await call('/user/info', { user, request_uuid: 'one' })
    expect(info).toEqual({ user, request_uuid: 'one', status: 'RS_OK', country: 'VN' })
    expect(await call('/user/balance', { user, token })).toMatchObject(wholly('RS_OK', before))
    const other = await addPerson(gateway, `hubother${number}`)
    const othersToken = await hub.launch(other)
    expect(await call('/user/balance', { user, token: othersToken })).toMatchObject({
      status: 'RS_ERROR_INVALID_TOKEN',
    })
    expect(await bet(id('round'), 10_000, { token: othersToken })).toMatchObject({
      status: 'RS_ERROR_INVALID_TOKEN',
    })
  })

  it('tells the true balance where it is not enough, and leaves no trace', async () => {
    expect(await bet(id('round'), 2_000_000)).toMatchObject(wholly('RS_ERROR_NOT_ENOUGH_MONEY', before))
    expect(await bets()).toEqual([])
  })
})

describe('the hardest cases of an aggregator (games 141)', () => {
  it('1: a rollback that overtakes its repeated bet: nothing is taken, however often the bet comes', async () => {
    const [round, stake] = [id('round'), id('stake')]
    expect(await rollback(stake)).toMatchObject(wholly('RS_OK', before))
    for (let time = 0; time < 2; time += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await bet(round, 10_000, { transaction_uuid: stake })).toMatchObject({
        status: 'RS_ERROR_UNKNOWN',
      })
    }
    expect(await has()).toBe(before)
  })

  it('1: a bet whose answer was lost and that is rolled back is returned once, however often it is asked', async () => {
    const [round, stake] = [id('round'), id('stake')]
    await bet(round, 10_000, { transaction_uuid: stake })
    for (let time = 0; time < 3; time += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await rollback(stake)).toMatchObject(wholly('RS_OK', before))
    }
    expect(await bets()).toMatchObject([{ status: 'cancelled' }])
  })

  it('2: a win that comes before its bet is refused, and paid under the same id once the bet is there', async () => {
    const [round, stake, won] = [id('round'), id('stake'), id('won')]
    const send = () => win(round, stake, 30_000, { transaction_uuid: won, round_closed: true })
    expect(await send()).toMatchObject({ status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' })
    await bet(round, 10_000, { transaction_uuid: stake })
    expect(await send()).toMatchObject(wholly('RS_OK', before + 20_000))
    expect(await send()).toMatchObject(wholly('RS_OK', before + 20_000))
    expect(await has()).toBe(before + 20_000)
  })

  it('3: two bets, two wins, the second bet rolled back and the round closed are one record with the right sum', async () => {
    const [round, first, second] = [id('round'), id('stake'), id('stake')]
    await bet(round, 10_000, { transaction_uuid: first })
    await bet(round, 5_000, { transaction_uuid: second })
    expect(await rollback(second)).toMatchObject({ status: 'RS_OK' })
    await win(round, first, 4_000)
    await win(round, first, 6_000)
    expect(await win(round, first, 0, { round_closed: true })).toMatchObject(wholly('RS_OK', before))
    expect(await bets()).toMatchObject([{ status: 'settled', bet_amount: 10_000, win_amount: 10_000 }])
  })

  it('4: a win and a settled bet are not rolled back: nothing moves, and a person has to look', async () => {
    const [round, stake, won] = [id('round'), id('stake'), id('won')]
    await bet(round, 10_000, { transaction_uuid: stake })
    await win(round, stake, 25_000, { transaction_uuid: won, round_closed: true })
    expect(await rollback(won)).toMatchObject({ status: 'RS_ERROR_UNKNOWN' })
    expect(await rollback(stake)).toMatchObject({ status: 'RS_ERROR_UNKNOWN' })
    expect(await has()).toBe(before + 15_000)
  })

  it('5: a promotion is won a week later, without a bet or a session that lives, once (games 143)', async () => {
    gateway.clock.advance(7 * 86_400_000)
    await gateway.services.db.deleteFrom('session').where('account_id', '=', player.id).execute()
    const sent = { transaction_uuid: id('promo'), is_supplier_promo: true, round_closed: true }
    expect(await win(id('round'), undefined, 50_000, sent)).toMatchObject(wholly('RS_OK', before + 50_000))
    await win(id('round'), undefined, 50_000, sent)
    expect(await has()).toBe(before + 50_000)
  })

  it('6: a free round takes nothing, is no stake, and its win is paid (games 143)', async () => {
    const [round, stake] = [id('round'), id('stake')]
    const free = { is_free: true, reward_uuid: 'a-reward' }
    expect(await bet(round, 5_000, { ...free, transaction_uuid: stake })).toMatchObject(
      wholly('RS_OK', before),
    )
    expect(await win(round, stake, 8_000, { ...free, round_closed: true })).toMatchObject(
      wholly('RS_OK', before + 8_000),
    )
    expect(await rollback(stake)).toMatchObject({ status: 'RS_OK' })
    expect(await bets()).toEqual([])
    expect(await has()).toBe(before + 8_000)
  })

  it('7: an id again with another amount is a duplicate, with another request only the first answer', async () => {
    const [round, stake] = [id('round'), id('stake')]
    await bet(round, 10_000, { transaction_uuid: stake })
    expect(await bet(round, 11_000, { transaction_uuid: stake })).toMatchObject({
      status: 'RS_ERROR_DUPLICATE_TRANSACTION',
    })
    expect(await bet(id('round'), 10_000, { transaction_uuid: stake })).toMatchObject({
      status: 'RS_ERROR_DUPLICATE_TRANSACTION',
    })
    token = await hub.launch(player)
    expect(await bet(round, 10_000, { transaction_uuid: stake })).toMatchObject(wholly('RS_OK', 990_000))
    expect(await has()).toBe(990_000)
  })

  it('8: amounts beyond what a number holds are told to the digit, and half a đồng moves nothing', async () => {
    await fund(gateway, player, 91_000_000_000)
    const user = userOf(player)
    const text = await hub.call('/user/balance', JSON.stringify({ user, token, request_uuid: 'large' }))
    expect(text).toContain('"balance":9100100000000000}')
    const [round, stake] = [id('round'), id('stake')]
    await bet(round, 10_000, { transaction_uuid: stake })
    expect(await win(round, stake, 1.5)).toMatchObject({ status: 'RS_ERROR_WRONG_TYPES' })
    expect(await has()).toBe(before + 91_000_000_000 - 10_000)
  })

  it('9: a lobby goes on to another title, which has the record; a closed or unknown one takes nothing (games 140)', async () => {
    expect(await bet(id('round'), 10_000, { game_code: 'pgs.tiger', round_closed: true })).toMatchObject({
      status: 'RS_OK',
    })
    expect(await bets()).toMatchObject([{ game_code: 'pgs.tiger', bet_amount: 10_000 }])
    await close(1)
    const closed = { game_code: 'evo_lightning-dice' }
    expect(await bet(id('round'), 10_000, closed)).toMatchObject({ status: 'RS_ERROR_INVALID_GAME' })
    await close(0)
    const unknown = { game_code: 'nobody_knows' }
    expect(await bet(id('round'), 10_000, unknown)).toMatchObject({ status: 'RS_ERROR_INVALID_GAME' })
    expect(await has()).toBe(before - 10_000)
  })

  it('10: who signs out between bet and win is paid, stakes nothing more, and a rollback does no harm', async () => {
    const [round, stake, late] = [id('round'), id('stake'), id('stake')]
    await bet(round, 10_000, { transaction_uuid: stake })
    await gateway.services.db.deleteFrom('session').where('account_id', '=', player.id).execute()
    expect(await bet(round, 5_000, { transaction_uuid: late })).toMatchObject({
      status: 'RS_ERROR_TOKEN_EXPIRED',
    })
    for (let time = 0; time < 3; time += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await rollback(late)).toMatchObject({ status: 'RS_OK' })
    }
    expect(await win(round, stake, 20_000, { round_closed: true })).toMatchObject(
      wholly('RS_OK', before + 10_000),
    )
  })
})

describe('what nobody should send moves nothing (games 141)', () => {
  it.each<[string, More, string]>([
    ['another currency', { currency: 'USD' }, 'RS_ERROR_WRONG_CURRENCY'],
    ['a negative amount', { amount: -1 }, 'RS_ERROR_WRONG_TYPES'],
    ['an amount as text', { amount: '1000' }, 'RS_ERROR_WRONG_TYPES'],
    ['a fraction of a unit', { amount: 100_000.5 }, 'RS_ERROR_WRONG_TYPES'],
    ['more than the wallet takes', { amount: units(1_000_000_001_000) }, 'RS_ERROR_WRONG_TYPES'],
    ['a round that is no text', { round: 7 }, 'RS_ERROR_WRONG_TYPES'],
    ['no transaction', { transaction_uuid: undefined }, 'RS_ERROR_WRONG_SYNTAX'],
    ['a token that nobody has', { token: 'nobody-has-this' }, 'RS_ERROR_INVALID_TOKEN'],
    ['a user who is none of ours', { user: 'somebody' }, 'RS_ERROR_WRONG_SYNTAX'],
    ['a stake under the least one', { amount: units(999) }, 'RS_ERROR_LIMIT_REACHED'],
  ])('%s', async (_what, more, status) => {
    expect(await bet(id('round'), 10_000, more)).toMatchObject({ status })
    expect(await has()).toBe(before)
    expect(await bets()).toEqual([])
  })

  it('a body that somebody else signed, or that is no JSON', async () => {
    const user = userOf(player)
    expect(await call('/user/balance', { user, token }, 'c2lnbmVk')).toMatchObject({
      user,
      status: 'RS_ERROR_INVALID_SIGNATURE',
    })
    expect(await hub.call('/transaction/bet', '{"user":')).toContain('"status":"RS_ERROR_WRONG_SYNTAX"')
  })

  it('a win for another member than who staked', async () => {
    const [round, stake] = [id('round'), id('stake')]
    await bet(round, 10_000, { transaction_uuid: stake })
    const other = await addPerson(gateway, `hubthief${number}`)
    await hub.launch(other)
    const taken = await win(round, stake, 90_000, { user: userOf(other), round_closed: true })
    expect(taken.status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
    expect(await bets()).toMatchObject([{ status: 'open' }])
  })
})

describe('a title of an aggregator is launched (games 142)', () => {
  it('at the address that is answered, with who plays, in which language, and the way back', async () => {
    const { content } = await start()
    expect(content?.game_url).toMatch(/^https:\/\/play\.example\/game\?token=/)
    expect(hub.launches.asked.at(-1)).toMatchObject({
      path: '/operator/generic/v2/game/url',
      user: userOf(player),
      operator_id: 'saola-vn',
      platform: 'GPL_DESKTOP',
      lang: 'en',
      currency: 'VND',
      lobby_url: expect.stringMatching(/\/lobby$/),
      deposit_url: expect.stringMatching(/\/wallet\/deposit$/),
    })
  })

  it('as a demo with play money and nobody', async () => {
    const { content } = await gateway.client().send(calls.games.demo, { nodeId: 'HUB88-sgr_gold_rush' })
    expect(content?.game_url).toContain('https://play.example/game')
    const asked = hub.launches.asked.at(-1)
    expect(asked).toMatchObject({ currency: 'XXX' })
    expect(asked).not.toHaveProperty('user')
    expect(asked).not.toHaveProperty('token')
  })

  it.each([
    [{ status: 403, body: '{"error":"country"}' }, 'This game is under maintenance, please come back later.'],
    [
      { status: 500, body: '<html>' },
      'The provider of this game does not answer. Please try again in a moment.',
    ],
    [
      { status: 200, body: '{"url":"javascript:alert(1)"}' },
      'The provider of this game does not answer. Please try again in a moment.',
    ],
  ])('and %j is a word to the member', async (answer, message) => {
    hub.launches.answer = answer
    try {
      await expect(start()).rejects.toMatchObject({ code: 'game.under.maintenance', message })
    } finally {
      hub.launches.answer = undefined
    }
  })
})

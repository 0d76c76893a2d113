import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { asVendor } from '../vendor-records/stage.ts'
import { connectAggregator, id, userOf, type Aggregator } from './stage.ts'

const before = 1_000_000
const secret = 'seven-brothers-bet-on-it'

let gateway: TestGateway
let brothers: Aggregator
let player: TestPerson
let token: string
let number = 0
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  brothers = await connectAggregator(gateway, {
    code: 'BROTHERS',
    protocol: 'brothers',
    header: 'X-REQUEST-SIGN',
    tokenName: 'token',
    secret,
  })
})
beforeEach(async () => {
  number += 1
  player = await addPerson(gateway, `brother${number}`)
  await fund(gateway, player, before)
  token = await brothers.launch(player)
})
afterAll(async () => {
  await expectReconciled(gateway.services.db)
  await brothers.close()
  await gateway.close()
})

type More = Record<string, unknown>
type Told = { status: number; transaction_id?: string; balance?: number; token?: string }
const send = async (body: More, signature?: string): Promise<Told> => {
  const { status, text } = await brothers.send('', JSON.stringify(body), signature)
  // Tests look into replies freely.
  return { status, ...(JSON.parse(text) as Omit<Told, 'status'>) }
}
const money = (action: string, round: string, amount: number, more: More): Promise<Told> =>
  send({
    action,
    amount,
    currency_code: 'VND',
    player_id: userOf(player),
    round_id: round,
    game_symbol: 'sgr_gold_rush',
    transaction_id: id(action),
    token,
    round_close: false,
    ...more,
  })
const balance = () => send({ action: 'balance', player_id: userOf(player), token })
const bet = (round: string, dong: number, more: More = {}) => money('bet', round, dong, more)
const win = (round: string, dong: number, more: More = {}) => money('win', round, dong, more)
const rollback = (stake: string, more: More = {}) =>
  send({ action: 'rollback', player_id: userOf(player), transaction_id: stake, token, ...more })
/** Bets under an id that is told. */
const stakeOf = async (round: string, dong: number): Promise<string> => {
  const stake = id('stake')
  expect(await bet(round, dong, { transaction_id: stake })).toMatchObject({ status: 200 })
  return stake
}
const has = () => balanceOf(gateway, player.wallet)
const bets = () =>
  gateway.services.db
    .selectFrom('bet')
    .innerJoin('game', 'game.node_id', 'bet.node_id')
    .select(['bet.status', 'bet.bet_amount', 'bet.win_amount', 'game.game_code'])
    .where('bet.account_id', '=', player.id)
    .orderBy('bet.id')
    .execute()
/** Closes the live title, or opens it again. */
const close = (isNew: 0 | 1) =>
  gateway.services.db
    .updateTable('game')
    .set({ is_new: isNew })
    .where('game_code', '=', 'evo_lightning-dice')
    .execute()

describe('a round of The Bet Brothers (games 144)', () => {
  it('takes its stake and pays the win that names the round alone, in whole đồng', async () => {
    const round = id('round')
    expect(await balance()).toEqual({ status: 200, balance: before, token })
    const staked = { transaction_id: id('stake') }
    expect(await bet(round, 10_000, staked)).toEqual({ status: 200, balance: 990_000, token, ...staked })
    const won = { transaction_id: id('won') }
    const paid = await win(round, 25_000, { ...won, round_close: true })
    expect(paid).toEqual({ status: 200, balance: 1_015_000, token, ...won })
    expect(await bets()).toEqual([
      { status: 'settled', bet_amount: 10_000, win_amount: 25_000, game_code: 'sgr_gold_rush' },
    ])
  })

  it('that has lost wins 0, or ends with its stake', async () => {
    const round = id('round')
    await stakeOf(round, 10_000)
    await win(round, 0, { round_close: true })
    await bet(id('round'), 5_000, { round_close: true })
    expect(await bets()).toMatchObject([
      { status: 'settled', bet_amount: 10_000, win_amount: 0 },
      { status: 'settled', bet_amount: 5_000, win_amount: 0 },
    ])
    expect(await has()).toBe(before - 15_000)
  })

  it('is of one title and one member: the same round of another is another, and each win finds its own', async () => {
    const round = id('round')
    await stakeOf(round, 10_000)
    await bet(round, 20_000, { game_symbol: 'pgs.tiger' })
    const first = { player, token }
    player = await addPerson(gateway, `brotherother${number}`)
    await fund(gateway, player, before)
    token = await brothers.launch(player)
    await stakeOf(round, 30_000)
    await win(round, 60_000, { round_close: true })
    expect(await bets()).toMatchObject([{ bet_amount: 30_000, win_amount: 60_000 }])
    ;({ player, token } = first)
    await win(round, 40_000, { game_symbol: 'pgs.tiger', round_close: true })
    expect(await bets()).toMatchObject([
      { status: 'open', game_code: 'sgr_gold_rush', win_amount: 0 },
      { status: 'settled', game_code: 'pgs.tiger', win_amount: 40_000 },
    ])
  })

  it('takes nothing that is more than there is, and leaves no trace', async () => {
    expect(await bet(id('round'), 2_000_000)).toEqual({ status: 402 })
    expect(await bets()).toEqual([])
  })
})

describe('the hardest cases of The Bet Brothers (games 144)', () => {
  it('1: a rollback that overtakes its repeated bet: nothing is taken, however often the bet comes', async () => {
    const stake = { transaction_id: id('stake') }
    expect(await rollback(stake.transaction_id)).toEqual({ status: 200, balance: before, token, ...stake })
    for (let time = 0; time < 2; time += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await bet(id('round'), 10_000, stake)).toEqual({ status: 403 })
    }
    expect(await has()).toBe(before)
  })

  it('1: a bet whose answer was lost and that is rolled back is returned once, however often it is asked', async () => {
    const stake = await stakeOf(id('round'), 10_000)
    for (let time = 0; time < 3; time += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await rollback(stake)).toMatchObject({ status: 200, balance: before })
    }
    expect(await bets()).toMatchObject([{ status: 'cancelled' }])
  })

  it('2: a win that comes before its bet is refused, and paid once under the same id once the bet is there', async () => {
    const round = id('round')
    const won = { transaction_id: id('won'), round_close: true }
    expect(await win(round, 30_000, won)).toEqual({ status: 403 })
    await stakeOf(round, 10_000)
    for (let time = 0; time < 2; time += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await win(round, 30_000, won)).toMatchObject({ status: 200, balance: before + 20_000 })
    }
    expect(await win(round, 30_000, { ...won, transaction_id: id('won') })).toEqual({ status: 403 })
    expect(await has()).toBe(before + 20_000)
  })

  it('3: two bets, two wins, the second bet rolled back and the round closed are one record with the right sum', async () => {
    const round = id('round')
    await stakeOf(round, 10_000)
    const second = await stakeOf(round, 5_000)
    expect(await rollback(second)).toMatchObject({ status: 200, balance: before - 10_000 })
    await win(round, 4_000)
    await win(round, 6_000)
    expect(await win(round, 0, { round_close: true })).toMatchObject({ status: 200, balance: before })
    expect(await bets()).toMatchObject([{ status: 'settled', bet_amount: 10_000, win_amount: 10_000 }])
  })

  it('3: where the first bet of a round was rolled back, the one that stands wins; where none stands, none does', async () => {
    const round = id('round')
    const first = await stakeOf(round, 10_000)
    const second = await stakeOf(round, 5_000)
    await rollback(first)
    const won = { transaction_id: id('won'), round_close: true }
    for (let time = 0; time < 2; time += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await win(round, 8_000, won)).toMatchObject({ status: 200, balance: before + 3_000 })
    }
    expect(await rollback(second)).toEqual({ status: 403 })
    const other = id('round')
    await rollback(await stakeOf(other, 10_000))
    expect(await win(other, 8_000, { round_close: true })).toEqual({ status: 403 })
    expect(await has()).toBe(before + 3_000)
  })

  it('4: a win and a settled bet are not rolled back: nothing moves, and a person has to look', async () => {
    const [round, won] = [id('round'), id('won')]
    const stake = await stakeOf(round, 10_000)
    await win(round, 25_000, { transaction_id: won, round_close: true })
    expect(await rollback(won)).toEqual({ status: 403 })
    expect(await rollback(stake)).toEqual({ status: 403 })
    expect(await has()).toBe(before + 15_000)
  })

  it('5 and 6: what has no stake wins nothing, since no word for a promotion or a free round is known', async () => {
    const round = id('round')
    expect(await bet(round, 0)).toMatchObject({ status: 200, balance: before })
    expect(await win(round, 8_000, { round_close: true })).toEqual({ status: 403 })
    expect(await bets()).toEqual([])
    expect(await has()).toBe(before)
  })

  it('7: an id again with another amount or round is refused, with another token gets the first answer', async () => {
    const round = id('round')
    const stake = { transaction_id: await stakeOf(round, 10_000) }
    expect(await bet(round, 11_000, stake)).toEqual({ status: 403 })
    expect(await bet(id('round'), 10_000, stake)).toEqual({ status: 403 })
    token = await brothers.launch(player)
    expect(await bet(round, 10_000, stake)).toEqual({ status: 200, balance: 990_000, token, ...stake })
    expect(await has()).toBe(990_000)
  })

  it('8: 91 billion đồng are told to the digit; half a đồng and what no number holds move nothing', async () => {
    await fund(gateway, player, 91_000_000_000)
    expect(await balance()).toMatchObject({ balance: before + 91_000_000_000 })
    const round = id('round')
    await stakeOf(round, 10_000)
    expect(await win(round, 1.5)).toEqual({ status: 403 })
    const large = { action: 'win', currency_code: 'VND', player_id: userOf(player), token, round_id: round }
    const rest = JSON.stringify({ ...large, game_symbol: 'sgr_gold_rush', transaction_id: id('won') })
    const { status } = await brothers.send('', rest.replace('{', '{"amount":9007199254740993,'))
    expect(status).toBe(403)
    expect(await has()).toBe(before + 91_000_000_000 - 10_000)
  })

  it('9: a lobby goes on to another title, which has the record; a closed or unknown one takes nothing (games 140)', async () => {
    await bet(id('round'), 10_000, { game_symbol: 'pgs.tiger', round_close: true })
    expect(await bets()).toMatchObject([{ game_code: 'pgs.tiger', bet_amount: 10_000 }])
    await close(1)
    expect(await bet(id('round'), 10_000, { game_symbol: 'evo_lightning-dice' })).toEqual({ status: 403 })
    await close(0)
    expect(await bet(id('round'), 10_000, { game_symbol: 'nobody_knows' })).toEqual({ status: 403 })
    expect(await has()).toBe(before - 10_000)
  })

  it('10: who signs out between bet and win is paid, stakes nothing more, and a rollback does no harm', async () => {
    const [round, late] = [id('round'), id('stake')]
    await stakeOf(round, 10_000)
    await gateway.services.db.deleteFrom('session').where('account_id', '=', player.id).execute()
    expect(await bet(round, 5_000, { transaction_id: late })).toEqual({ status: 403 })
    for (let time = 0; time < 3; time += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await rollback(late)).toMatchObject({ status: 200 })
    }
    const paid = await win(round, 20_000, { round_close: true })
    expect(paid).toMatchObject({ status: 200, balance: before + 10_000 })
  })
})

describe('what nobody should send moves nothing (games 144)', () => {
  it.each<[string, More]>([
    ['another currency', { currency_code: 'USD' }],
    ['a negative amount', { amount: -10_000 }],
    ['an amount as text', { amount: '10000' }],
    ['a fraction', { amount: 10_000.5 }],
    ['more than the wallet takes', { amount: 1_000_000_001_000 }],
    ['a round that is no text', { round_id: 7 }],
    ['no transaction', { transaction_id: undefined }],
    ['no token', { token: undefined }],
    ['a token that nobody has', { token: 'nobody-has-this' }],
    ['a title with a letter that no database keeps', { game_symbol: 'sgr\u0000' }],
    ['a player who is none of ours', { player_id: 'somebody' }],
    ['a stake under the least one', { amount: 999 }],
    ['an action that is not known', { action: 'constructor' }],
  ])('%s', async (_what, more) => {
    expect(await bet(id('round'), 10_000, more)).toEqual({ status: 403 })
    expect(await has()).toBe(before)
    expect(await bets()).toEqual([])
  })

  it('a body that somebody else signed, or that is no JSON, or one below the address', async () => {
    const body = JSON.stringify({ action: 'balance', player_id: userOf(player), token })
    expect(await brothers.send('', body, '0'.repeat(64))).toEqual({ status: 403, text: '{}' })
    expect(await brothers.send('', body, 'c2lnbmVk')).toEqual({ status: 403, text: '{}' })
    expect(await brothers.send('', '{"action":')).toEqual({ status: 403, text: '{}' })
    expect(await brothers.send('/bet', body)).toEqual({ status: 404, text: '' })
  })

  it('a stake with the token of another, and a win, a rollback or a question for another member than who staked', async () => {
    const round = id('round')
    const stake = await stakeOf(round, 10_000)
    const other = await addPerson(gateway, `brotherthief${number}`)
    const theirs = { player_id: userOf(other), token: await brothers.launch(other) }
    expect(await bet(id('round'), 10_000, { token: theirs.token })).toEqual({ status: 403 })
    expect(await win(round, 90_000, { ...theirs, round_close: true })).toEqual({ status: 403 })
    expect(await rollback(stake, theirs)).toEqual({ status: 403 })
    expect(await send({ action: 'balance', player_id: userOf(player), token: theirs.token })).toEqual({
      status: 403,
    })
    expect(await bets()).toMatchObject([{ status: 'open' }])
    expect(await balanceOf(gateway, other.wallet)).toBe(0)
  })

  it('a call of our own contract that is signed by the secret that is shared', async () => {
    const asked = await asVendor(gateway, { vendor: 'BROTHERS', secret }, 'balance', {
      playerId: String(player.id),
    })
    expect(asked).toMatchObject({ status: 401, errorCode: 'seamless.signature' })
  })
})

describe('a title of The Bet Brothers is launched (games 142)', () => {
  it('for a member and as a demo', async () => {
    expect(brothers.launches.asked.at(-1)).toMatchObject({
      path: '/launch',
      player_id: userOf(player),
      token,
      operator_id: 'saola-vn',
      game_symbol: 'sgr_gold_rush',
      currency_code: 'VND',
      language: 'en',
      demo: false,
    })
    await gateway.client().send(calls.games.demo, { nodeId: 'BROTHERS-sgr_gold_rush' })
    expect(brothers.launches.asked.at(-1)).toMatchObject({ demo: true })
    expect(brothers.launches.asked.at(-1)).not.toHaveProperty('player_id')
    expect(brothers.launches.asked.at(-1)).not.toHaveProperty('token')
  })
})

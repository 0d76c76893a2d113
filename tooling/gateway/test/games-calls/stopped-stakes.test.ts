import { calls, moduleOfFamily } from '@saola/protocol'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectReconciled } from '../expect-reconciled.ts'
import { createOrderQueue } from '../../src/lottery/orders/order-queue.ts'
import { findMerchant } from '../../src/http/merchant.ts'
import { validBetTermsOf } from '../../src/db/valid-bet-terms.ts'
import { answerChecks } from '../protection/play.ts'
import { addDraw, openLottery } from '../lottery/stage.ts'
import { visit } from '../http/visitor.ts'
import { operate } from '../session/inbox.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { newKey, seamless, type Answer } from '../vendor/seat.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'

const hour = 3_600_000
const gameCode = 'NORTH_STOPPED'

let gateway: TestGateway
let player: TestPerson
let sessionKey: string
let number = 0
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  await openLottery(gateway, gameCode)
})
beforeEach(async () => {
  number += 1
  player = await addPerson(gateway, `stopped${number}`)
  await fund(gateway, player, 100_000)
  await answerChecks(gateway, player)
  sessionKey = await sitDownIn('VN')
})
afterEach(() =>
  operate(gateway, {
    maintenance: null,
    restrictedRegions: [],
    switches: { GAMEMINI3: true, GAMERNG3: true },
  }),
)
afterAll(() => expectReconciled(gateway.services.db).finally(gateway.close))

/** The key of a sitting at Limbo that was launched from a region. */
async function sitDownIn(region: string): Promise<string> {
  const { api } = visit(gateway, { region, token: player.token })
  const { content } = await api.send(calls.games.launchGame, { launchMode: 'GLS', nodeId: '105' })
  const token = new URL(content?.game_url ?? '').searchParams.get('token') ?? ''
  return (await seamless(gateway, 'session', { token })).value.sessionKey
}

const idOf = (letter: string) => `stop-${number}-${letter}`
const debit = (letter: string, more: object = {}): Promise<Answer> =>
  seamless(gateway, 'debit', {
    transactionId: idOf(letter),
    roundId: idOf(letter),
    sessionKey,
    amount: 10_000,
    content: '',
    ...more,
  })
const add = (letter: string): Promise<Answer> =>
  debit(letter, { transactionId: idOf(`${letter}-more`), addsTo: idOf(letter) })
const ended = (name: 'credit' | 'rollback', letter: string): Promise<Answer> =>
  seamless(gateway, name, {
    transactionId: idOf(`${letter}-end`),
    debitTransactionId: idOf(letter),
    ...(name === 'credit' && { amount: 15_000, content: '' }),
  })
const endOf = ({ success, errorCode }: Answer) => (success ? 'done' : errorCode)

const beginMaintenance = () => {
  const now = gateway.clock.now()
  return operate(gateway, { maintenance: { startsAt: now, endsAt: now + hour } })
}

describe('stakes in sittings that are open (games 102)', () => {
  it.each<[string, () => Promise<void>, string]>([
    ['in maintenance', beginMaintenance, 'seamless.maintenance'],
    [
      'in a region that has been closed',
      () => operate(gateway, { restrictedRegions: ['VN'] }),
      'seamless.region',
    ],
    [
      'of a family that the merchant has switched off (games 115)',
      () => operate(gateway, { switches: { GAMEMINI3: false } }),
      'seamless.module',
    ],
  ])('are refused %s, while what has begun ends by its rules', async (_name, stop, code) => {
    await debit('won')
    await debit('back')
    await stop()
    const refused = [
      await debit('new'),
      await debit('won', { transactionId: idOf('beside') }),
      await add('won'),
    ]
    expect(refused.map(({ status, errorCode }) => [status, errorCode])).toEqual(
      refused.map(() => [409, code]),
    )
    expect(await balanceOf(gateway, player.wallet)).toBe(80_000)
    expect([await ended('credit', 'won'), await ended('rollback', 'back')].map(endOf)).toEqual([
      'done',
      'done',
    ])
    expect(await balanceOf(gateway, player.wallet)).toBe(105_000)
  })

  it('are taken again once the maintenance is over, and one that was announced stops none before', async () => {
    const now = gateway.clock.now()
    await operate(gateway, { maintenance: { startsAt: now + hour, endsAt: now + 2 * hour } })
    expect(endOf(await debit('before'))).toBe('done')
    gateway.clock.advance(hour)
    expect(endOf(await debit('within'))).toBe('seamless.maintenance')
    gateway.clock.advance(hour)
    expect(endOf(await debit('after'))).toBe('done')
  })

  it('go on where the sitting was launched from another region, and end where it is launched again from the closed one', async () => {
    sessionKey = await sitDownIn('SG')
    await operate(gateway, { restrictedRegions: ['KH'] })
    expect(endOf(await debit('elsewhere'))).toBe('done')
    sessionKey = await sitDownIn('TH')
    await operate(gateway, { restrictedRegions: ['TH'] })
    expect(endOf(await debit('closed'))).toBe('seamless.region')
  })
})

it('a family that is switched off starts no title either, and the others do (games 115)', async () => {
  await operate(gateway, { switches: { GAMEMINI3: false } })
  const { api } = visit(gateway, { token: player.token })
  await expect(api.send(calls.games.launchGame, { launchMode: 'GLS', nodeId: '105' })).rejects.toMatchObject({
    code: 'game.under.maintenance',
    message: 'Thể loại trò chơi này đang tạm đóng.',
  })
  await operate(gateway, { switches: { GAMEMINI3: true, GAMERNG3: false } })
  expect(await sitDownIn('VN')).toBeTruthy()
})

/** What became of an order of the player on a draw of its own. */
async function order(letter: string, more: object = {}): Promise<string> {
  const draw = await addDraw(gateway, gameCode, { numero: `20261122-${number}${letter}` })
  const merchant = await findMerchant(gateway.services, 'saola')
  const answer = await createOrderQueue(gateway.services).place({
    accountId: player.id,
    merchantId: merchant.id,
    language: 'EN',
    region: 'VN',
    key: newKey(),
    requestHash: letter,
    mostPerNumber: undefined,
    validBets: validBetTermsOf(merchant.settings),
    slip: {
      gameCode,
      lines: [{ type: 'de-dac-biet', numbers: ['13'], base: 1_000, odds: 99.5 }],
      draws: [{ drawId: draw, multiplier: 1 }],
      stopOnWin: false,
    },
    ...more,
  })
  return 'fault' in answer ? answer.fault.code : 'placed'
}

describe('orders of a lottery (games 102)', () => {
  it('are asked in the transaction that takes them: maintenance, region, member and title', async () => {
    expect(await order('a')).toBe('placed')
    await beginMaintenance()
    expect(await order('b')).toBe('system.maintenance')
    await operate(gateway, { maintenance: null, restrictedRegions: ['VN'] })
    expect([await order('c'), await order('d', { region: 'SG' })]).toEqual(['system.region', 'placed'])
    await operate(gateway, { restrictedRegions: [] })
    await closeTitle(true)
    expect(await order('e')).toBe('game.under.maintenance')
    await closeTitle(false)
    expect(await order('f')).toBe('placed')
    await gateway.services.db
      .updateTable('account')
      .set({ active_flag: 2 })
      .where('id', '=', player.id)
      .execute()
    expect(await order('g')).toBe('login.not.session')
  })

  it('are none while the merchant has their family switched off (games 115)', async () => {
    const { family } = await gateway.services.db
      .selectFrom('lottery_game')
      .innerJoin('game', 'game.node_id', 'lottery_game.node_id')
      .select('game.family')
      .where('code', '=', gameCode)
      .executeTakeFirstOrThrow()
    const module = moduleOfFamily(family)
    await operate(gateway, { switches: { [module]: false } })
    expect(await order('h')).toBe('game.under.maintenance')
    await operate(gateway, { switches: { [module]: true } })
    expect(await order('i')).toBe('placed')
  })
})

const closeTitle = (isClosed: boolean) =>
  gateway.services.db
    .updateTable('game')
    .set({ is_new: isClosed ? 1 : 0, status: isClosed ? 'maintenance' : 'open' })
    .where('node_id', 'in', ({ selectFrom }) =>
      selectFrom('lottery_game').select('node_id').where('code', '=', gameCode),
    )
    .execute()

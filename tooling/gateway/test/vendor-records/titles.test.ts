import { calls } from '@saola/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getCatalogueVersion } from '../../src/games/catalogue-store.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { launch } from '../vendor/seat.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { raceBehind } from '../wallet/race.ts'
import { act, asVendor, bamboo, operateVendor, type StageVendor } from './stage.ts'

/** A vendor that the catalogue does not name. */
const coin: StageVendor = {
  vendor: 'COINS',
  secret: 'the-mint-signs-its-calls',
  origin: 'https://coins.example',
}
const title = {
  gameCode: 'HEADS_TAILS',
  family: 'MINI',
  nameVi: 'Sấp ngửa',
  nameEn: 'Heads or tails',
  minStake: 10_000,
  rtp: 9_800,
  volatility: 'low',
}

let gateway: TestGateway
let player: TestPerson
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  for (const { vendor, origin, secret } of [bamboo, coin])
    expect(await act(gateway, 'connect', { vendor, origin, secret })).toMatchObject({ status: 200 })
  player = await addPerson(gateway, 'titles')
  await fund(gateway, player, 100_000)
})
afterAll(() => expectReconciled(gateway.services.db).finally(gateway.close))

const add = (more: object = {}) => act(gateway, 'add-title', { ...title, ...more })
const version = () => getCatalogueVersion(gateway.services.db)
const listed = async (vassalage: string, gameName = '') => {
  const asked = { vassalage, gameName, pageNo: 1, pageSize: 20 }
  return (await gateway.client().send(calls.games.gameList, asked)).games
}
const actsOf = async (vendor: string): Promise<object[]> => {
  const { vendors } = await operateVendor(gateway, { do: 'list' })
  return vendors.find((row) => row.vendor === vendor).acts
}

describe('a title of a vendor is taken into the catalogue (games 104)', () => {
  it('by an act that is kept with who and why, and is found and played at once', async () => {
    const before = await version()
    const added = await add({ vendor: coin.vendor, vendorName: 'Coins', lines: 2, hasDemo: true })
    expect(added.status, added.text).toBe(200)
    expect(await version()).toBeGreaterThan(before)
    expect(await actsOf(coin.vendor)).toMatchObject([
      { act: 'add-title', gameCode: 'HEADS_TAILS', reason: 'a test', by: 'lan' },
      { act: 'connect', gameCode: null },
    ])
    const [shown, ...others] = await listed(coin.vendor, 'sap ngua')
    expect(others).toEqual([])
    expect(shown).toMatchObject({
      gameCode: 'HEADS_TAILS',
      gameType: 'MINI',
      vassalage: 'COINS',
      status: 'open',
      minBet: 10_000,
      lines: 2,
      isFresh: 1,
    })
    const nodeId = shown?.nodeId ?? ''
    const facts = await gateway.client().send(calls.games.title, { nodeId })
    expect(facts).toMatchObject({ rtp: 9_800, volatility: 'low' })
    const token = await launch(gateway, player, { nodeId })
    const opened = await asVendor(gateway, coin, 'session', { token })
    expect(opened.value).toMatchObject({ gameCode: 'HEADS_TAILS', minStake: 10_000 })
    const { sessionKey } = opened.value as { sessionKey: string }
    const stake = { transactionId: 'toss-1', roundId: 'toss-1', sessionKey, amount: 10_000, content: '' }
    expect(await asVendor(gateway, coin, 'debit', stake)).toMatchObject({ success: true })
    const won = { transactionId: 'toss-1-c', debitTransactionId: 'toss-1', amount: 19_600, content: '' }
    expect(await asVendor(gateway, coin, 'credit', won)).toMatchObject({ success: true })
    expect(await balanceOf(gateway, player.wallet)).toBe(109_600)
  })

  it('after all that are there, and without a name where the vendor has one', async () => {
    expect(await add({ gameCode: 'LAST' })).toMatchObject({ status: 200 })
    const last = await gateway.services.db
      .selectFrom('game')
      .select(['game_code', 'free_play', 'lines', 'feeds_jackpot'])
      .orderBy('sort', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(last).toEqual({ game_code: 'LAST', free_play: 0, lines: 0, feeds_jackpot: false })
  })

  it('and is told where it is there already', async () => {
    await add({ gameCode: 'TWICE' })
    const [before, acts] = [await version(), await actsOf(bamboo.vendor)]
    expect(await add({ gameCode: 'TWICE' })).toMatchObject({ status: 400, field: 'gameCode' })
    expect(await add({ gameCode: 'TWICE', nameVi: 'Khác' })).toMatchObject({ field: 'gameCode' })
    expect([await version(), await actsOf(bamboo.vendor)]).toEqual([before, acts])
  })

  it('once, by two operators in the same moment', async () => {
    const ends = await Promise.all([add({ gameCode: 'AT_ONCE' }), add({ gameCode: 'AT_ONCE' })])
    expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it('under maintenance while its vendor is off, and opens with it (games 97)', async () => {
    await act(gateway, 'turn-off')
    expect(await add({ gameCode: 'WAITS', nameEn: 'Waits' })).toMatchObject({ status: 200 })
    expect(await listed(bamboo.vendor, 'Waits')).toMatchObject([{ status: 'maintenance' }])
    await act(gateway, 'turn-on')
    expect(await listed(bamboo.vendor, 'Waits')).toMatchObject([{ status: 'open' }])
  })

  // The embedded database has one connection, so nothing there happens at once.
  it.skipIf(!process.env['DATABASE_URL'])(
    'is closed by a turning off that comes while it is added',
    async () => {
      const { db } = gateway.services
      const holdCatalogue = (trx: typeof db) =>
        trx
          .updateTable('catalogue_version')
          .set(({ ref }) => ({ version: ref('version') }))
          .execute()
      await raceBehind(db, holdCatalogue, [
        { work: () => add({ gameCode: 'RACES', nameEn: 'Shut at once' }) },
        { work: () => act(gateway, 'turn-off') },
      ])
      expect(await listed(bamboo.vendor, 'Shut at once')).toMatchObject([{ status: 'maintenance' }])
      await act(gateway, 'turn-on')
    },
  )
})

describe('a title is refused by its field, and nothing is written', () => {
  it.each([
    ['vendor', { vendor: 'NOBODY' }, 404],
    ['vendorName', { vendor: 'UNNAMED' }, 400],
    ['vendorName', { vendorName: 'Bamboo' }, 400],
    ['vendorName', { vendor: 'UNNAMED', vendorName: ' ' }, 400],
    ['gameCode', { gameCode: 'heads-tails' }, 400],
    ['gameCode', { gameCode: 'A'.repeat(60) }, 400],
    ['family', { family: 'COINS' }, 400],
    ['nameVi', { nameVi: '' }, 400],
    ['nameEn', { nameEn: 'Heads\nor tails' }, 400],
    ['nameEn', { nameEn: 'A'.repeat(81) }, 400],
    ['minStake', { minStake: 0 }, 400],
    ['minStake', { minStake: 1_000.5 }, 400],
    ['rtp', { rtp: 98 }, 400],
    ['rtp', { rtp: 10_001 }, 400],
    ['volatility', { volatility: 'wild' }, 400],
    ['lines', { lines: -1 }, 400],
    ['reason', { reason: '' }, 400],
    ['by', { by: '' }, 400],
  ])('%s: %o', async (field, more, status) => {
    const { origin } = coin
    const secret = 'nobody-has-named-this-one'
    await act(gateway, 'connect', { vendor: 'UNNAMED', origin, secret })
    const before = await version()
    expect(await add({ gameCode: 'NEVER', ...more })).toMatchObject({ status, field })
    expect(await version()).toBe(before)
  })
})

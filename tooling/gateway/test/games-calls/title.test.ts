import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, catalogueFlag } from '@saola/protocol'
import { getCatalogueVersion } from '../../src/games/catalogue-store.ts'
import { openTitles } from '../../src/games/open-titles.ts'
import { changeMerchant } from '../../src/operations/change-merchant.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

const ask = (nodeId: string) => gateway.client(undefined, 'EN').send(calls.games.title, { nodeId })

async function oneOf(gameClassify: 'maintenance' | 'coming-soon' | 'new') {
  const { games } = await gateway
    .client()
    .send(calls.games.gameList, { gameType: 'MINI', gameClassify, pageNo: 1, pageSize: 1 })
  return games[0]?.nodeId ?? ''
}

describe('a title before it is played', () => {
  it('tells what it pays back (games 20)', async () => {
    const { game, rtp, volatility, opensAt } = await ask('105')
    expect([game.displayName, game.status, game.minBet]).toEqual(['Limbo', 'open', 1000])
    // Of each stake it keeps three in a hundred.
    expect([rtp, volatility]).toEqual([9700, 'high'])
    expect(opensAt).toBeUndefined()
  })

  it('tells its largest bet and what of a stake counts (games 84)', async () => {
    const { db } = gateway.services
    const limbo = await ask('105')
    // No round pays more than 50 billion đồng, and Limbo pays 10,000 times at most. It keeps 3 percent, and 4 count whole here.
    expect([limbo.maxBet, limbo.maxBetOn, limbo.validShare]).toEqual([5_000_000, 'bet', 7_500])

    const baccarat = await db
      .selectFrom('game')
      .select(['node_id', 'min_bet'])
      .where('room_of', '=', 'baccarat')
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow()
    const table = await ask(baccarat.node_id)
    expect([table.maxBet, table.maxBetOn]).toEqual([baccarat.min_bet * 1_000, 'cell'])

    const lottery = await db
      .selectFrom('game')
      .select('node_id')
      .where('family', '=', 'LOTT')
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow()
    const drawn = await ask(lottery.node_id)
    expect([drawn.maxBet, drawn.validShare]).toEqual([undefined, undefined])
  })

  it('tells the return of a lottery from its least to its best way to bet (lottery 81)', async () => {
    const { db } = gateway.services
    const { node_id: nodeId } = await db
      .selectFrom('lottery_game')
      .select('node_id')
      .where('kind', '=', 'north')
      .where('period_seconds', 'is', null)
      .executeTakeFirstOrThrow()
    // Lo 1k pays 3.7 for 27 numbers of a hundred; four numbers together pay 180 at 0.00267.
    expect(await ask(nodeId)).toMatchObject({ rtp: 9_990, rtpLeast: 4_806 })
    // A way that the merchant takes out is not told of.
    await db.deleteFrom('lottery_offer').where('type', '=', 'xien-4').execute()
    expect((await ask(nodeId)).rtpLeast).toBeGreaterThan(4_806)
    expect((await ask('105')).rtpLeast).toBeUndefined()
  })

  it('counts what its merchant counts (games 78 and 81)', async () => {
    await changeMerchant(gateway.services, { merchant: 'saola', validBets: { weights: { MINI: 40 } } })
    expect((await ask('105')).validShare).toBe(3_000)
    await changeMerchant(gateway.services, {
      merchant: 'saola',
      validBets: { wholeFromEdge: 300, weights: {} },
    })
    expect((await ask('105')).validShare).toBe(10_000)
  })

  it('under maintenance opens at the time that it tells, and not before (games 19)', async () => {
    const nodeId = await oneOf('maintenance')
    const { game, opensAt = 0 } = await ask(nodeId)
    expect(game.status).toBe('maintenance')
    gateway.clock.advance(opensAt - 1 - gateway.services.now())
    await openTitles.run(gateway.services)
    expect((await ask(nodeId)).opensAt).toBe(opensAt)

    gateway.clock.advance(1)
    const before = await getCatalogueVersion(gateway.services.db)
    await Promise.all([openTitles.run(gateway.services), openTitles.run(gateway.services)])
    const opened = await ask(nodeId)
    expect([opened.game.status, opened.game.isNew, opened.opensAt]).toEqual(['open', 0, undefined])

    const after = await getCatalogueVersion(gateway.services.db)
    expect(after).toBeGreaterThan(before)
    await openTitles.run(gateway.services)
    expect(await getCatalogueVersion(gateway.services.db)).toBe(after)
  })

  it('names no date where it is only announced, or where nothing runs it (games 19)', async () => {
    const nodeId = await oneOf('coming-soon')
    const { game, opensAt } = await ask(nodeId)
    expect([game.status, opensAt]).toEqual(['coming-soon', undefined])
    const { db, now } = gateway.services
    await db
      .updateTable('game')
      .set({ status: 'maintenance', is_new: 1, playable: false, reopens_at: now() + 60_000 })
      .where('node_id', '=', nodeId)
      .execute()
    expect((await ask(nodeId)).opensAt).toBeUndefined()
    gateway.clock.advance(60_000)
    await openTitles.run(gateway.services)
    expect((await ask(nodeId)).game.status).toBe('maintenance')
  })

  it('is new in the list and in the catalogue alike (games 3)', async () => {
    const nodeId = await oneOf('new')
    const { rows } = await gateway.client().send(calls.games.catalogue)
    const flags = rows.find((row) => row[0] === nodeId)?.[5] ?? 0
    expect([flags & catalogueFlag.fresh, (await ask(nodeId)).game.isFresh]).toEqual([catalogueFlag.fresh, 1])
  })

  it('stands before those that do not start, in every list', async () => {
    const pages = await Promise.all(
      [1, 2].map((pageNo) =>
        gateway.client().send(calls.games.gameList, { gameType: 'MINI', pageNo, pageSize: 200 }),
      ),
    )
    const games = pages.flatMap((page) => page.games)
    const closed = games.map(({ status }) => status !== 'open')
    expect(closed).toEqual(closed.toSorted())
    expect(closed).toContain(true)
  })
})

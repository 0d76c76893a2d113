import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, catalogueFlag } from '@saola/protocol'
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

  it.each(['maintenance', 'coming-soon'] as const)('says when it opens: %s (games 19)', async (status) => {
    const { game, opensAt } = await ask(await oneOf(status))
    expect(game.status).toBe(status)
    expect(opensAt).toBeGreaterThan(gateway.services.now())
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

import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createModelSource, createVendor, runMatches } from '@saola/game-vendor'
import { calls } from '@saola/protocol'
import { openPort, type OpenPort } from '@saola/server'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { vendorServices } from '../vendor/vendor-of.ts'
import { pageAssets } from '../vendor/page-assets.ts'

const source = createModelSource()
let gateway: TestGateway
let port: OpenPort
beforeAll(async () => {
  const vendor = Promise.withResolvers<ReturnType<typeof createVendor>>()
  port = await openPort(
    getRequestListener(async (request) => (await vendor.promise).fetch(request)),
    0,
  )
  gateway = await startGateway({ vendorOrigin: `http://127.0.0.1:${port.port}` })
  // Off the full minute, at which rounds kick off.
  gateway.clock.advance(1000)
  vendor.resolve(createVendor({ ...vendorServices(gateway), matchSource: source }, pageAssets))
  await runMatches(vendorServices(gateway), source)
  await openTitles()
})
afterAll(async () => {
  vi.restoreAllMocks()
  await gateway.close()
})

const openTitles = () =>
  gateway.services.db
    .updateTable('game')
    .set({ status: 'open', is_new: 0, playable: true, served_by: 'SAOLA' })
    .where('game_code', 'in', ['SPORTS_FOOTBALL_TODAY', 'ESPORTS_ELECTRONIC_FOOTBALL_TODAY'])
    .execute()

const read = async (language: 'VI' | 'EN' = 'EN') => {
  // What the gateway heard serves for two seconds.
  gateway.clock.advance(2000)
  return (await gateway.client(undefined, language).send(calls.games.hotMatches, {})).matches
}

it('tells a visitor the next matches of every league, with the title that leads there (games 75)', async () => {
  const matches = await read()
  const { node_id: nodeId } = await gateway.services.db
    .selectFrom('game')
    .select('node_id')
    .where('game_code', '=', 'SPORTS_FOOTBALL_TODAY')
    .executeTakeFirstOrThrow()
  const football = matches.filter((match) => match.matchId.startsWith('football'))
  expect(football).toHaveLength(6)
  expect(football.every((match) => match.nodeId === nodeId && !match.isLive && match.odds)).toBe(true)
  expect(matches.some((match) => match.matchId.startsWith('arena'))).toBe(true)
})

it('names teams in the language of the visitor', async () => {
  const [english, vietnamese] = [await read('EN'), await read('VI')]
  expect(vietnamese.map(({ home }) => home)).not.toEqual(english.map(({ home }) => home))
})

it('leaves out the matches of a title that is closed', async () => {
  await gateway.services.db
    .updateTable('game')
    .set({ status: 'maintenance' })
    .where('game_code', '=', 'SPORTS_FOOTBALL_TODAY')
    .execute()
  const matches = await read()
  expect(matches.every((match) => match.matchId.startsWith('arena'))).toBe(true)
  await openTitles()
})

it('has a match under way first, with its minute and score', async () => {
  const [next] = await read()
  // Two seconds pass before the next look.
  gateway.clock.advance((next?.startsAt ?? 0) + 60_000 - gateway.services.now())
  const [first] = await read()
  expect(first).toMatchObject({ matchId: next?.matchId, isLive: true, minute: 31 })
})

it('is empty while the vendor is away', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await port.drain(1000)
  expect(await read()).toEqual([])
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsInDocument } from '@saola/conformance'
import { allCalls } from '@saola/protocol'
import { builtCalls, signIns, startSecondGateway, type SecondGateway } from '@saola/second-gateway'
import { visit } from './visitor.ts'

let gateway: SecondGateway
let token = ''
beforeAll(async () => {
  gateway = await startSecondGateway({ origins: [] })
  token = await visit(gateway.origin).signIn(signIns.agent)
})
afterAll(() => gateway.close())

const get = (path: string, query = {}) => visit(gateway.origin).get(path, { query, token })

describe('a habit of this company', () => {
  it.each([
    ['/wps/member/info', 'id'],
    ['/wps/relay/ODSFE2_MemTransDet', 'txId'],
    ['/wps/relay/MCSFE_getListAnnouncements', 'bannerId'],
    ['/wps/agent/downlines', 'customerId'],
  ])('is ids that a browser cannot hold, at %s, which stay distinct when rounded', async (path, name) => {
    const { text } = await get(path, { startTime: Date.now() - 29 * 86_400_000 })
    const ids = [...text.matchAll(new RegExp(`"${name}":(\\d+)`, 'g'))].map(([, id]) => String(id))
    expect(ids.length).toBeGreaterThan(0)
    for (const id of ids) expect(BigInt(Number(id))).not.toBe(BigInt(id))
    expect(new Set(ids.map(Number)).size).toBe(ids.length)
  })

  it.each([
    ['POST', '/wps/relay/MCSFE_addFavoriteGameV2', { nodeId: 2101, vendor: 'MKG', gameType: 'RNG' }],
    ['DELETE', '/wps/relay/MCSFE_removeFavoriteGameV2', { nodeId: '2101' }],
    ['PUT', '/wps/feedback', { type: 1, content: 'hay' }],
    ['POST', '/wps/agent/downline', { username: 'moivao1', password: 'Gao2026thom', type: 0 }],
    ['DELETE', '/wps/session/logout', undefined],
  ])('is no value after an act: %s %s', async (method, path, body) => {
    const own = await visit(gateway.origin).signIn(signIns.agent)
    const sealed = path === '/wps/agent/downline' ? ({ sealed: true } as const) : {}
    const reply = await visit(gateway.origin).send(method, path, {
      token: own,
      ...sealed,
      ...(body === undefined ? {} : { body }),
    })
    expect(reply.body).toEqual({ success: true })
  })

  it('is favourites as text beside lists whose ids are numbers', async () => {
    const query = { nodeId: 2103, vendor: 'MKG', gameType: 'RNG' }
    const add = (path: string, method: string) =>
      visit(gateway.origin).send(method, path, { token, body: query })
    await add('/wps/relay/MCSFE_addFavoriteGameV2', 'POST')
    expect((await get('/wps/relay/MCSFE_getFavoriteGames')).body.value).toEqual(['2103'])
    expect((await get('/wps/relay/MCSFE_getFavoriteGamesList')).text).toContain('"nodeId":2103,')
    await visit(gateway.origin).send('DELETE', '/wps/relay/MCSFE_removeFavoriteGameV2', { token, query })
    expect((await get('/wps/relay/MCSFE_getFavoriteGames')).body.value).toEqual([])
  })

  it('is HTML that a reader has to clean', async () => {
    const { text } = await get('/wps/relay/MCSFE_getListAnnouncements')
    for (const harm of ['<script>', 'onerror=', 'javascript:', 'onclick=']) expect(text).toContain(harm)
  })

  it('is a document from which a brand learns what it has, and nothing else', async () => {
    const address = `${gateway.origin}/docs/openapi.json`
    const found = callsInDocument(await (await fetch(address)).json(), address)
    const built = allCalls().filter((call) =>
      builtCalls.some(({ method, path }) => method === call.method && path === call.path),
    )
    expect(found).toEqual({
      origin: gateway.origin,
      calls: built.map(({ id }) => id),
      others: expect.not.arrayContaining(['GET /wps/v2/wallets/balance']),
    })
    expect(built.length).toBeGreaterThan(40)
  })

  it('is modules that are on by the text "1"', async () => {
    const { text } = await get('/wps/system/whitelabel')
    expect(text).toContain('"modId":"USERNAMEREG3","enabled":"1"')
    expect(text).not.toMatch(/"enabled":(?:true|false|\d)/)
  })

  it('is seven lanes, some of whose vendors open a list, one under repair', async () => {
    const { body, text } = await get('/wps/relay/GCSGAME_gameVendor')
    const { lanes } = (body.value as { data: { lanes: { title: string; cards: object[] }[] } }).data
    expect(lanes.map(({ title }) => title)).toEqual(['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT'])
    expect(lanes.every(({ cards }) => cards.length > 0)).toBe(true)
    expect(text).toContain('"isGame":"VASSALAGE"')
    expect(text).toContain('"isNew":1')
  })

  it('is thirty games of three vendors, each with a picture of its own origin', async () => {
    const { body } = await get('/wps/relay/GCSGAME_gameList', { pageSize: 100 })
    const { games } = body.value as { games: { iconUrl: string; vassalage: string }[] }
    expect([games.length, new Set(games.map(({ vassalage }) => vassalage)).size]).toEqual([30, 3])
    const pictures = await Promise.all(games.map(async ({ iconUrl }) => (await fetch(iconUrl)).text()))
    expect(pictures.every((picture) => picture.startsWith('<svg '))).toBe(true)
    expect(new Set(pictures).size).toBe(30)
    expect(games.every(({ iconUrl }) => iconUrl.startsWith(`${gateway.origin}/`))).toBe(true)
  })

  it('is a game of its own page, which then counts as played', async () => {
    const { body } = await get('/wps/game/launchGame', { launchMode: 'GLS', nodeId: 2104 })
    const { game_url: address } = (body.value as { content: { game_url: string } }).content
    const page = await fetch(address)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await page.text()).toContain('<h1>Golden Rice</h1>')
    expect((await get('/wps/relay/GCS_recentGame')).text).toContain('"nodeId":2104')
  })

  it('is one level of the line at a time, under an agent of it who is named by a rounded id', async () => {
    const { body } = await get('/wps/agent/downlines', { customerName: 'benthanh' })
    const [row] = (body.value as { list: { customerId: number }[] }).list
    const level = await get('/wps/agent/downlines', { agentId: row?.customerId })
    const names = [...level.text.matchAll(/"customerName":"(\w+)"/g)].map(([, name]) => name)
    expect(names).toEqual(['hoangyen', 'bachtuyet', 'songhan'])
    expect((await get('/wps/agent/downlines', { agentId: 5 })).body.errorCode).toBe('downline.not.exists')
  })

  it('is an agent with a dozen people below, four of them directly, the first page being nought', async () => {
    const sound = await startSecondGateway({ origins: [] })
    const visitor = visit(sound.origin)
    const own = await visitor.signIn(signIns.agent)
    const { text } = await visitor.get('/wps/agent/downlines', {
      token: own,
      query: { pageNo: 0, pageSize: 20 },
    })
    const overview = await visitor.get('/wps/relay/ODSFE2_getTeamOverviewSum', { token: own })
    await sound.close()
    const names = [...text.matchAll(/"customerName":"(\w+)"/g)].map(([, name]) => name)
    expect(names).toEqual(['benthanh', 'chodem', 'minhkhoa', 'thuytien'])
    expect(overview.body.value).toMatchObject({ teamSize: '12' })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, catalogueFlag, gameFamilies } from '@saola/protocol'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson } from '../wallet/people.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

async function search(input: Partial<Parameters<typeof list>[0]>) {
  return list({ pageNo: 1, pageSize: 20, ...input })
}
function list(input: {
  pageNo: number
  pageSize: number
  gameName?: string
  gameType?: 'MINI' | 'RNG' | 'LIVE'
  vassalage?: string
  gameClassify?: string
}) {
  return gateway.client().send(calls.games.gameList, input)
}

describe('the lanes (games 2)', () => {
  it('name the twelve families in their order (games 1)', async () => {
    const { data } = await gateway.client().send(calls.games.gameVendor, {})
    expect(data.lanes.map((lane) => lane.title)).toEqual(gameFamilies)
  })

  it('count what the list finds, for the family and for each vendor', async () => {
    const { data } = await gateway.client().send(calls.games.gameVendor, {})
    const mini = data.lanes.find((lane) => lane.title === 'MINI')
    const cards = mini?.cards ?? []
    expect(cards.reduce((sum, card) => sum + (card.gameCount ?? 0), 0)).toBe(mini?.gameCount)
    expect(cards.length).toBeGreaterThan(3)
    for (const card of cards) {
      const found = await search({ gameType: 'MINI', vassalage: card.vassalage })
      expect([card.vassalage, found.totalCount]).toEqual([card.vassalage, card.gameCount])
    }
  })

  it.each(['all', 'hot', 'new', 'maintenance', 'coming-soon'])(
    'count the class %s as the list does',
    async (key) => {
      const { data } = await gateway.client().send(calls.games.gameVendor, {})
      const slots = data.lanes.find((lane) => lane.title === 'RNG')
      const counted = slots?.gameClassify.find((gameClass) => gameClass.key === key)?.gameCount
      const found = await search({ gameType: 'RNG', gameClassify: key })
      expect(counted).toBe(found.totalCount)
      expect(found.totalCount).toBeGreaterThan(0)
    },
  )

  it('speak the language that is asked for', async () => {
    const vietnamese = await gateway.client().send(calls.games.gameVendor, {})
    const english = await gateway.client(undefined, 'EN').send(calls.games.gameVendor, {})
    const slots = (lanes: typeof english.data.lanes) => lanes.find((lane) => lane.title === 'RNG')
    expect(slots(vietnamese.data.lanes)?.displayName).toBe('Nổ hũ')
    expect(slots(english.data.lanes)?.displayName).toBe('Slots')
    expect(slots(english.data.lanes)?.cards[0]?.displayName).toBe('Saola')
  })

  it('tell which vendors serve a family', async () => {
    const { token } = await addPerson(gateway, 'lanes01')
    const { content } = await gateway.client(token).send(calls.games.vassGameType, {})
    expect(Object.keys(content).toSorted()).toEqual([...gameFamilies].toSorted())
    expect(content['LOTT']).toEqual(['TCG_LOTTO_VN', 'TCG_SEA', 'GPI'])
  })
})

describe('the search', () => {
  it.each([
    ['tháp hoa đào', 'Tháp Hoa Đào'],
    ['THAP HOA DAO', 'Tháp Hoa Đào'],
    ['hap hoa da', 'Tháp Hoa Đào'],
    ['Đào', 'Tháp Hoa Đào'],
    ['peach blossom tower', 'Tháp Hoa Đào'],
    ['limbo', 'Limbo'],
    ['  Limbo ', 'Limbo'],
  ])('finds by “%s” the game %s', async (gameName, expected) => {
    const { games } = await search({ gameName, pageSize: 200 })
    expect(games.map((game) => game.gameName)).toContain(expected)
  })

  it('finds the same with and without accents', async () => {
    const accented = await search({ gameName: 'rồng' })
    const plain = await search({ gameName: 'rong' })
    expect(accented.totalCount).toBeGreaterThan(10)
    expect(plain.totalCount).toBe(accented.totalCount)
  })

  it.each(['%', '_', '\\', 'no such game at all'])(
    'takes “%s” as letters, not as a pattern',
    async (gameName) => {
      expect((await search({ gameName })).totalCount).toBe(0)
    },
  )

  it('narrows by family, vendor and name together', async () => {
    const { games } = await search({ gameType: 'MINI', vassalage: 'SAOLA', gameName: 'm' })
    expect(games.map((game) => game.gameName)).toContain('Limbo')
    for (const game of games) expect([game.gameType, game.vassalage]).toEqual(['MINI', 'SAOLA'])
  })

  it('refuses a class that does not exist and names the field', async () => {
    await expect(search({ gameClassify: 'best' })).rejects.toMatchObject({
      code: 'request_param_err',
      field: 'gameClassify',
    })
  })

  it('pages without loss or repetition', async () => {
    const first = await list({ gameType: 'LIVE', pageNo: 1, pageSize: 150 })
    const second = await list({ gameType: 'LIVE', pageNo: 2, pageSize: 150 })
    const ids = [...first.games, ...second.games].map((game) => game.nodeId)
    expect(first.totalPages).toBe(2)
    expect(new Set(ids).size).toBe(first.totalCount)
  })
})

describe('the hot games (games 14)', () => {
  it('are the eight names in their order', async () => {
    const { list: hot } = await gateway.client().send(calls.games.hotGames, {})
    expect(hot.map((game) => game.gameName)).toEqual([
      'Mines Gold',
      'Pirate Queen',
      'Wild Ace',
      'Golden Land',
      'Limbo',
      'Tower',
      'Sweet Land',
      'PAPPU',
    ])
  })
})

describe('the catalogue in columns', () => {
  const address = 'http://gateway.test/lgw/games/catalogue'
  const fetchCatalogue = (more: Record<string, string>) =>
    gateway.fetch(address, { headers: { Merchant: 'saola', ...more } })

  it('fits 10,000 titles into 150 kB of brotli', async () => {
    const response = await fetchCatalogue({ 'Accept-Encoding': 'gzip, deflate, br' })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(150_000)
  })

  it.each([
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('answers a browser that takes %s in %s', async (accepted, encoding) => {
    const response = await fetchCatalogue({ 'Accept-Encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(encoding)
  })

  it('holds every game of the list once, with its flags', async () => {
    const content = await gateway.client().send(calls.games.catalogue, undefined)
    const { totalCount } = await search({})
    expect(totalCount).toBeGreaterThan(10_000)
    expect(new Set(content.rows.map((row) => row[0])).size).toBe(totalCount)
    const limbo = content.rows.find((row) => row[0] === '105')
    expect(limbo?.slice(1, 3)).toEqual(['Limbo', 'Limbo'])
    expect(content.families[limbo?.[3] ?? -1]).toBe('MINI')
    expect(content.vendors[limbo?.[4] ?? -1]?.[0]).toBe('SAOLA')
    expect((limbo?.[5] ?? 0) & catalogueFlag.hot).toBe(catalogueFlag.hot)
    const maintained = content.rows.filter((row) => row[5] & catalogueFlag.maintenance).length
    expect(maintained).toBe((await search({ gameClassify: 'maintenance' })).totalCount)
  })

  it('answers 304 to who has this version, and anew after a change', async () => {
    const etag = (await fetchCatalogue({})).headers.get('etag') ?? ''
    const again = await fetchCatalogue({ 'If-None-Match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const { db } = gateway.services
    await db.updateTable('game').set({ name_en: 'Tower II' }).where('node_id', '=', '106').execute()
    const changed = await fetchCatalogue({ 'If-None-Match': etag, 'Accept-Encoding': 'identity' })
    expect(changed.status).toBe(200)
    expect(await changed.text()).toContain('"Tower II"')
  })
})

describe('the art', () => {
  it('of each vendor in the list is there; one that nobody drew has no address (landing 14)', async () => {
    const { db } = gateway.services
    await db
      .insertInto('vendor')
      .values({ code: 'UNDRAWN', name_vi: 'Rừng Thẳm', name_en: 'Deep Woods', is_hot: 0, sort: 999 })
      .execute()
    await db.updateTable('game').set({ vendor_code: 'UNDRAWN' }).where('node_id', '=', '106').execute()
    const { data } = await gateway.client().send(calls.games.gameVendor, {})
    const cards = data.lanes.flatMap((lane) => lane.cards)
    expect(cards.find(({ vassalage }) => vassalage === 'UNDRAWN')?.icon).toBe('')
    const icons = new Set(cards.map(({ icon }) => icon).filter((icon) => icon !== ''))
    expect(icons.size).toBeGreaterThan(20)
    for (const icon of icons) expect((await gateway.fetch(`http://gateway.test${icon}`)).status).toBe(200)
  })

  it.each([
    '/art/tile/105.svg',
    '/art/tile/105.svg?language=en',
    '/art/vendor/SAOLA.svg',
    '/art/family/RNG.svg',
    '/art/banner/1.svg',
    '/art/banner/jackpot.svg',
    '/art/avatar/0.svg',
  ])('%s is a picture to keep for ever that can run nothing', async (path) => {
    const response = await gateway.fetch(`http://gateway.test${path}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('image/svg+xml')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(await response.text()).toMatch(/^<svg /)
  })

  it.each([
    '/art/tile/9.svg',
    '/art/vendor/NOBODY.svg',
    '/art/family/rng.svg',
    '/art/banner/9.svg',
    '/art/avatar/99.svg',
    '/art/tile/105.png',
  ])('%s does not exist', async (path) => {
    expect((await gateway.fetch(`http://gateway.test${path}`)).status).toBe(404)
  })
})

import { calls } from '@saola/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getCatalogueVersion } from '../../src/games/catalogue-store.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { visit } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { connectAggregator, id, units, userOf, type Aggregator } from './stage.ts'

const before = 1_000_000
const minuteMs = 60_000
/** What the stage takes into the catalogue by hand. */
const byHand = ['sgr_gold_rush', 'evo_lightning-dice', 'pgs.tiger']

let gateway: TestGateway
let hub: Aggregator
let player: TestPerson
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
  // The list may be asked for again, and what was previewed is too old.
  gateway.clock.advance(11 * minuteMs)
  hub.launches.answer = undefined
  number += 1
  player = await addPerson(gateway, `listplayer${number}`)
  await fund(gateway, player, before)
})
afterAll(async () => {
  await expectReconciled(gateway.services.db)
  await hub.close()
  await gateway.close()
})

type Row = Record<string, unknown>
const row = (code: string, more: Row = {}): Row => ({
  game_code: code,
  name: `Title ${code}`,
  category: 'Video Slots',
  enabled: true,
  demo_game_support: true,
  blocked_countries: [],
  rtp: '96.10',
  volatility: 2,
  paylines: 20,
  ...more,
})
const stands = byHand.map((code) => row(code, { name: code === 'pgs.tiger' ? 'Tiger' : code, rtp: '96.00' }))
/** What the aggregator answers from now on when it is asked for its list. */
const offer = (...rows: unknown[]): void => {
  hub.launches.answer = { status: 200, body: JSON.stringify(rows) }
}

/** What an act of the operator was answered; tests look into replies freely. */
type Told = {
  status: number
  field?: string
  message?: string
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  value?: any
}
async function ops(act: string, wanted: object): Promise<Told> {
  const response = await gateway.fetch(`http://gateway.test/ops/${act}`, {
    method: 'POST',
    headers: { 'X-Ops-Secret': 'ops', Language: 'EN' },
    body: JSON.stringify({ reason: 'a test', by: 'lan', ...wanted }),
  })
  return { status: response.status, ...((await response.json()) as Omit<Told, 'status'>) }
}
const ask = (preview: boolean, more: object = {}) =>
  ops('vendor', { do: 'import', vendor: 'HUB88', preview, ...more })
const importing = async (preview: boolean, more: object = {}) => {
  const told = await ask(preview, more)
  expect(told.status, told.message).toBe(200)
  return told.value.imported
}
const none = { added: 0, changed: 0, closed: 0, unchanged: 0, notOffered: 0, refused: 0, refusedRows: [] }
const titleOf = (code: string) =>
  gateway.services.db.selectFrom('game').selectAll().where('node_id', '=', `HUB88-${code}`).executeTakeFirst()
const actsOf = async (): Promise<string[]> => {
  const { value } = await ops('vendor', { do: 'list', reason: undefined, by: undefined })
  return value.vendors
    .find((each: { vendor: string }) => each.vendor === 'HUB88')
    .acts.map(({ act }: { act: string }) => act)
}

describe('the list of an aggregator is imported into the catalogue (games 145)', () => {
  it('after a preview that writes nothing, and again without changing anything', async () => {
    offer(
      ...stands,
      row('new_one', { name: 'Đua ngựa™', category: 'Live Roulette', volatility: 6, paylines: 0 }),
      row('new_two', { rtp: null, demo_game_support: false }),
      row('off_one', { enabled: false }),
      { name: 'no code' },
    )
    const wanted = {
      ...none,
      added: 2,
      unchanged: 2,
      changed: 1,
      notOffered: 1,
      refused: 1,
      refusedRows: [{ code: '', why: 'code' }],
    }
    const [version, acts] = [await getCatalogueVersion(gateway.services.db), await actsOf()]
    expect(await importing(true)).toEqual({ isPreview: true, ...wanted })
    expect([await getCatalogueVersion(gateway.services.db), await actsOf()]).toEqual([version, acts])
    expect(await titleOf('new_one')).toBeUndefined()
    // What was seen is imported, whatever would be answered by now.
    offer()
    expect(await importing(false)).toEqual({ isPreview: false, ...wanted })
    expect(await actsOf()).toEqual(['import', ...acts])
    expect(await titleOf('new_one')).toMatchObject({
      game_code: 'new_one',
      game_id: 'new_one-HUB88',
      family: 'LIVE',
      name_vi: 'Đua ngựa™',
      status: 'open',
      playable: true,
      free_play: 1,
      min_bet: 1_000,
      rtp: 9_610,
      rtp_is_assumed: false,
      volatility: 'high',
      lines: 0,
      served_by: 'HUB88',
    })
    expect(await titleOf('pgs.tiger')).toMatchObject({ name_vi: 'Tiger', name_en: 'Tiger' })
    const again = await getCatalogueVersion(gateway.services.db)
    const repeated = await importing(false)
    expect(repeated).toMatchObject({ added: 0, changed: 0, closed: 0, unchanged: 5, notOffered: 1 })
    expect(await getCatalogueVersion(gateway.services.db)).toBe(again)
  })

  it('is asked for under our signature and our name there', () => {
    const asked = hub.launches.asked.filter(({ path }) => path?.endsWith('/game/list'))
    expect(asked).toEqual([{ operator_id: 'saola-vn', path: '/operator/generic/v2/game/list' }])
  })

  it('and a title of it is found, launched and played at once; a return that nobody told is not told', async () => {
    const { games } = await gateway
      .client()
      .send(calls.games.gameList, { vassalage: 'HUB88', gameName: 'dua ngua', pageNo: 1, pageSize: 20 })
    expect(games).toMatchObject([{ nodeId: 'HUB88-new_one', gameType: 'LIVE', status: 'open' }])
    const facts = await gateway.client().send(calls.games.title, { nodeId: 'HUB88-new_two' })
    expect(facts.rtp).toBeUndefined()
    const token = await hub.launch(player, 'new_two')
    expect(await bet(token, 'new_two', id('round'))).toBe('RS_OK')
    expect(await balanceOf(gateway, player.wallet)).toBe(before - 10_000)
  })

  it('follows names, returns, demos; a name by hand, a least stake and a family stay', async () => {
    const { db } = gateway.services
    await db
      .updateTable('game')
      .set({ name_vi: 'Hai', min_bet: 5_000, family: 'MINI' })
      .where('node_id', '=', 'HUB88-new_two')
      .execute()
    offer(...(await standing({ new_two: { name: 'Two', rtp: '97.5', demo_game_support: true } })))
    expect(await importing(false, { minStake: 200 })).toMatchObject({ changed: 1, unchanged: 4 })
    expect(await titleOf('new_two')).toMatchObject({
      name_vi: 'Hai',
      name_en: 'Two',
      folded_name: 'hai two',
      rtp: 9_750,
      rtp_is_assumed: false,
      free_play: 1,
      min_bet: 5_000,
      family: 'MINI',
    })
  })

  it('closes what is off or no longer in it, and opens it again; what an operator closed stays closed', async () => {
    await ops('game', { do: 'close', nodeId: 'HUB88-pgs.tiger' })
    const all = await standing()
    offer(
      ...all
        .filter(({ game_code: code }) => code !== 'new_one' && code !== 'pgs.tiger')
        .map((each) => (each['game_code'] === 'new_two' ? { ...each, enabled: false } : each)),
    )
    expect(await importing(false)).toMatchObject({ closed: 3, changed: 0, unchanged: 2 })
    for (const code of ['new_one', 'new_two', 'pgs.tiger'])
      expect(await titleOf(code)).toMatchObject({ off_list: true, status: 'maintenance', is_new: 1 })
    // Neither the vendor nor an operator opens what the aggregator does not offer.
    await ops('vendor', { do: 'turn-off', vendor: 'HUB88' })
    await ops('vendor', { do: 'turn-on', vendor: 'HUB88' })
    expect(await titleOf('new_one')).toMatchObject({ status: 'maintenance' })
    await ops('game', { do: 'reopen', nodeId: 'HUB88-new_two' })
    expect(await titleOf('new_two')).toMatchObject({ status: 'maintenance' })
    gateway.clock.advance(11 * minuteMs)
    offer(...all)
    expect(await importing(false)).toMatchObject({ closed: 0, changed: 3, unchanged: 2 })
    expect(await titleOf('new_one')).toMatchObject({ off_list: false, status: 'open', is_new: 0 })
    expect(await titleOf('new_two')).toMatchObject({ status: 'open' })
    expect(await titleOf('pgs.tiger')).toMatchObject({ off_list: false, status: 'maintenance', is_new: 1 })
    await ops('game', { do: 'reopen', nodeId: 'HUB88-pgs.tiger' })
    expect(await titleOf('pgs.tiger')).toMatchObject({ status: 'open' })
  })

  it('tells fifty refused rows and how many there are; one of a title that stands leaves it as it is', async () => {
    const wrong = Array.from({ length: 60 }, (_none, index) => ({
      game_code: `bad code ${index}`,
      name: 'Bad',
    }))
    const nameless = (await standing()).map((each) =>
      each['game_code'] === 'new_one' ? { ...each, name: '' } : each,
    )
    offer(...nameless, ...wrong, row('new_two'), row('x'.repeat(60)))
    const imported = await importing(true)
    expect(imported).toMatchObject({ added: 0, closed: 0, changed: 0, unchanged: 4, refused: 63 })
    expect(imported.refusedRows).toHaveLength(50)
    expect(imported.refusedRows[0]).toEqual({ code: 'new_one', why: 'name' })
  })

  it('refuses a code that is too long together with the vendor, and takes one that fits', async () => {
    const [fits, long] = ['a'.repeat(58), 'b'.repeat(59)]
    offer(...(await standing()), row(fits), row(long))
    expect(await importing(false)).toMatchObject({ added: 1, refusedRows: [{ code: long, why: 'long' }] })
  })

  it('is kept as a significant event with what it did', async () => {
    const event = await gateway.services.db
      .selectFrom('significant_event')
      .select(['kind', 'subject', 'after', 'reason'])
      .where('kind', '=', 'vendor.changed')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({
      subject: 'HUB88',
      reason: 'a test',
      after: { act: 'import', added: 1, changed: 0, closed: 0 },
    })
  })
})

describe('a list that cannot be had changes nothing, and says why', () => {
  it.each([
    ['HTML', 200, '<html>', 'list_faulty'],
    ['something else', 200, '{"games":[]}', 'list_faulty'],
    ['half of it', 200, '[{"game_code":"a"', 'list_faulty'],
    ['a wrong signature', 401, '{"error":"signature"}', 'list_keys'],
    ['a partner that is off', 403, '{}', 'list_keys'],
    ['a failure', 502, 'Bad gateway', 'list_silent'],
    ['an empty list', 200, '[]', 'list_empty'],
  ])('%s', async (_what, status, body, words) => {
    hub.launches.answer = { status, body }
    const version = await getCatalogueVersion(gateway.services.db)
    for (const preview of [true, false]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, a minute apart
      const told = await ask(preview)
      expect(told).toMatchObject({ status: 400, field: 'vendor' })
      expect(told.message).toContain(words)
      gateway.clock.advance(minuteMs)
    }
    expect(await getCatalogueVersion(gateway.services.db)).toBe(version)
  })

  it('a server that is not there', async () => {
    const origin = await originOf()
    await ops('vendor', { do: 'change', vendor: 'HUB88', origin: 'http://127.0.0.1:9' })
    expect((await ask(true)).message).toContain('list_silent')
    await ops('vendor', { do: 'change', vendor: 'HUB88', origin })
  })

  it('a second question within a minute, whatever the first was answered', async () => {
    offer(...(await standing()))
    await importing(true)
    gateway.clock.advance(minuteMs - 1)
    expect(await ask(true)).toMatchObject({ status: 400, field: 'vendor' })
    expect((await ask(true)).message).toContain('list_soon')
    gateway.clock.advance(1)
    await importing(true)
  })

  it.each([
    ['another vendor', { vendor: 'NOBODY' }, 404, 'vendor'],
    ['one that speaks our contract', { vendor: 'SAOLA' }, 400, 'vendor'],
    ['a name for one that has one', { vendorName: 'Hub' }, 400, 'vendorName'],
    ['no word whether it is a preview', { preview: undefined }, 400, 'preview'],
    ['no reason', { reason: '' }, 400, 'reason'],
    ['a least stake of nothing', { minStake: 0 }, 400, 'minStake'],
  ])('%s', async (_what, more, status, field) => {
    expect(await ask(true, more)).toMatchObject({ status, field })
  })
})

/** A title whose list will say where it is blocked. */
const blocked = 'HUB88-new_one'
const at = (region: string) => visit(gateway, { region, token: player.token, language: 'EN' }).api

describe('a title is not offered where its list says that it is blocked (games 146)', () => {
  const input = { launchMode: 'GLS', nodeId: blocked, language: 'EN' } as const
  const seen = async (region: string): Promise<boolean[]> => {
    const { games } = await at(region).send(calls.games.gameList, {
      vassalage: 'HUB88',
      gameName: '',
      pageNo: 1,
      pageSize: 50,
    })
    const { rows } = await at(region).send(calls.games.catalogue)
    return [games.some(({ nodeId }) => nodeId === blocked), rows.some(([nodeId]) => nodeId === blocked)]
  }

  it('neither in lists nor launched nor tried there, and elsewhere as before', async () => {
    offer(...(await standing({ new_one: { blocked_countries: ['SG', 'US'] } })))
    expect(await importing(false)).toMatchObject({ changed: 1 })
    hub.launches.answer = undefined
    expect(await seen('SG')).toEqual([false, false])
    expect(await seen('VN')).toEqual([true, true])
    await expect(at('SG').send(calls.games.launchGame, input)).rejects.toMatchObject({
      code: 'game.under.maintenance',
    })
    await expect(
      at('SG').send(calls.games.demo, { nodeId: input.nodeId, language: 'EN' }),
    ).rejects.toMatchObject({ code: 'game.under.maintenance' })
    expect(await at('VN').send(calls.games.launchGame, input)).toHaveProperty('content')
  })

  it('and a sitting that was opened there before takes no other stake', async () => {
    const token = await hub.launch(player, 'new_one')
    expect(await bet(token, 'new_one', id('round'))).toBe('RS_OK')
    offer(...(await standing({ new_one: { blocked_countries: ['VN'] } })))
    expect(await importing(false)).toMatchObject({ changed: 1 })
    expect(await bet(token, 'new_one', id('round'))).toBe('RS_ERROR_INVALID_GAME')
    // From the lobby of the same sitting another title goes on.
    expect(await bet(token, 'new_two', id('round'))).toBe('RS_OK')
  })
})

describe('ten thousand titles', () => {
  it('are imported in one go, and imported again', async () => {
    const many = Array.from({ length: 10_000 }, (_none, index) =>
      row(`many_${index}`, { name: `Trò chơi ${index}`, blocked_countries: ['US', 'GB', 'FR', 'SG'] }),
    )
    offer(...(await standing()), ...many)
    const times: number[] = []
    const timed = async (preview: boolean) => {
      const start = performance.now()
      const imported = await importing(preview)
      times.push(Math.round(performance.now() - start))
      return imported
    }
    expect(await timed(true)).toMatchObject({ added: 10_000 })
    expect(await timed(false)).toMatchObject({ added: 10_000, refused: 0 })
    expect(await timed(false)).toMatchObject({ added: 0, unchanged: 10_006 })
    console.info(`10,000 titles: preview, import, import again in ms: ${times.join(', ')}`)
    expect(Math.max(...times)).toBeLessThan(20_000)
    expect(await titleOf('many_9999')).toMatchObject({ status: 'open', name_vi: 'Trò chơi 9999' })
  })
})

/** Rows that say what stands, some of it said otherwise. */
async function standing(more: Record<string, Row> = {}): Promise<Row[]> {
  const titles = await gateway.services.db
    .selectFrom('game')
    .selectAll()
    .where('served_by', '=', 'HUB88')
    .where('off_list', '=', false)
    .orderBy('sort')
    .execute()
  return titles.map((title) =>
    row(title.game_code, {
      name: title.name_en,
      rtp: title.rtp_is_assumed ? null : (title.rtp / 100).toFixed(2),
      demo_game_support: title.free_play === 1,
      blocked_countries: title.blocked_regions,
      ...more[title.game_code],
    }),
  )
}

async function originOf(): Promise<string> {
  const { origin } = await gateway.services.db
    .selectFrom('vendor_record')
    .select('origin')
    .where('vendor_code', '=', 'HUB88')
    .executeTakeFirstOrThrow()
  return origin
}

/** A stake of 10,000 đồng; what it was answered. */
async function bet(token: string, gameCode: string, round: string): Promise<string> {
  const body = {
    request_uuid: id('request'),
    user: userOf(player),
    token,
    game_code: gameCode,
    transaction_uuid: id('bet'),
    round,
    currency: 'VND',
    amount: units(10_000),
  }
  // Tests look into replies freely.
  const told = JSON.parse(await hub.call('/transaction/bet', JSON.stringify(body))) as { status: string }
  return told.status
}

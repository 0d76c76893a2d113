import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'
import { placeBet } from '../wallet/bets.ts'
import { sitDown } from '../vendor/seat.ts'

let gateway: TestGateway
let member: TestPerson
let other: TestPerson
beforeAll(async () => {
  gateway = await startGateway()
  member = await addPerson(gateway, 'player01')
  other = await addPerson(gateway, 'player02')
})
afterAll(() => gateway.close())

const limbo = { launchMode: 'GLS', nodeId: '105' } as const

function newGame() {
  return gateway.services.db
    .selectFrom('game')
    .select('node_id')
    .where('is_new', '=', 1)
    .orderBy('sort')
    .limit(1)
    .executeTakeFirstOrThrow()
}

function comeBack({ token }: TestPerson, playSessionId?: string, nodeId = '105') {
  return gateway.client(token).send(calls.games.launchGame, { launchMode: 'GLS', nodeId, playSessionId })
}

/** A title that starts and is not the one of `limbo`. */
async function otherNode(): Promise<string> {
  const { node_id: nodeId } = await gateway.services.db
    .selectFrom('game')
    .select('node_id')
    .where('playable', '=', true)
    .where('is_new', '=', 0)
    .where('node_id', '!=', limbo.nodeId)
    .orderBy('sort')
    .limit(1)
    .executeTakeFirstOrThrow()
  return nodeId
}

describe('the start of a game (games 4)', () => {
  it('answers the address of the game with a launch token, and the sitting', async () => {
    const reply = await gateway.client(member.token).send(calls.games.launchGame, limbo)
    const address = new URL(reply.content?.game_url ?? '')
    expect(address.origin + address.pathname).toBe(`${gateway.services.settings.vendorOrigin}/play/limbo`)
    expect(address.searchParams.get('token')).toMatch(/^[\w-]{43}$/)
    expect(address.searchParams.get('language')).toBe('VI')
    expect(reply.playSessionId).toMatch(/^[0-9a-f]{24}$/)
  })

  describe('with a sitting to go on with', () => {
    let returning: TestPerson
    beforeAll(async () => {
      returning = await addPerson(gateway, 'comingback')
    })

    it('goes on with the last one at this game, under a new key', async () => {
      const seat = await sitDown(gateway, returning)
      const { id } = await gateway.services.db
        .selectFrom('play_session')
        .select('id')
        .where('account_id', '=', returning.id)
        .orderBy('started_at', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
      gateway.clock.advance(10 * 60_000)
      const again = await comeBack(returning, id)
      expect(again.playSessionId).toBe(id)
      const token = new URL(again.content?.game_url ?? '').searchParams.get('token')
      const opened = await seat.post('/api/open', { token }, '')
      expect(opened.success).toBe(true)
      expect(opened.value.sessionKey).not.toBe(seat.opened.sessionKey)
    })

    it.each([
      [
        'after half an hour of rest',
        async (id: string) => {
          gateway.clock.advance(30 * 60_000)
          return comeBack(returning, id)
        },
      ],
      ['at another game', async (id: string) => comeBack(returning, id, await otherNode())],
      [
        'after another one',
        async (id: string) => {
          gateway.clock.advance(1_000)
          await comeBack(returning)
          return comeBack(returning, id)
        },
      ],
      ['of somebody else', async (id: string) => comeBack(await addPerson(gateway, 'borrowing'), id)],
      ['that nobody has', async () => comeBack(returning, '0123456789')],
    ])('opens a new one %s', async (_, come) => {
      const { playSessionId = '' } = await comeBack(returning)
      const { playSessionId: fresh } = await come(playSessionId)
      expect(fresh).toMatch(/^[0-9a-f]{24}$/)
      expect(fresh).not.toBe(playSessionId)
    })
  })

  it('says to account type 4 that a real account is needed', async () => {
    const trial = await addPerson(gateway, 'trialonly', { type: 4 })
    await expect(gateway.client(trial.token, 'EN').send(calls.games.launchGame, limbo)).rejects.toMatchObject(
      {
        status: 403,
        code: 'account.type.refused',
        message: 'You need a real account for this.',
      },
    )
  })

  it('says that a game with isNew 1 is under maintenance', async () => {
    const { node_id: nodeId } = await newGame()
    const launch = gateway
      .client(member.token, 'EN')
      .send(calls.games.launchGame, { launchMode: 'GLS', nodeId })
    await expect(launch).rejects.toMatchObject({
      code: 'game.under.maintenance',
      message: 'This game is under maintenance, please come back later.',
    })
  })

  it.each([
    ['a lottery that nobody has', { launchMode: 'LOTT', lottoGameCode: 'MB' }, 404, 'not_found'],
    [
      'a lottery without draws',
      { launchMode: 'LOTT', lottoGameCode: 'LOTT_HAI_PHONG_LOTTERY' },
      400,
      'game.coming.soon',
    ],
    ['a call without launchMode', { nodeId: '105' }, 500, 'game.launch.mode'],
    ['a game that does not exist', { launchMode: 'GLS', nodeId: '999' }, 404, 'not_found'],
  ] as const)('refuses %s', async (_, input, status, code) => {
    const launch = gateway.client(member.token).send(calls.games.launchGame, input)
    await expect(launch).rejects.toMatchObject({ status, code })
  })

  it.each([
    ['all lotteries of Vietnam', { lottoView: 'lobby', lottoGameCode: '' }, '/vnlottery'],
    ['all lotteries of the neighbours', { lottoPrizeMode: 'SEA', lottoGameCode: '' }, '/sealottery'],
    [
      'one lottery',
      { lottoPrizeMode: 'Elott', lottoGameCode: 'LOTT_AN_GIANG_LOTTERY' },
      '/vnlottery/LOTT_AN_GIANG_LOTTERY',
    ],
  ] as const)('leads to the page of %s (lottery 42)', async (_, input, path) => {
    const launch = { launchMode: 'LOTT', ...input } as const
    const reply = await gateway.client(member.token).send(calls.games.launchGame, launch)
    expect(reply.content?.game_url).toBe(`${gateway.services.settings.memberOrigin}${path}`)
  })

  it('refuses a title that is not run yet', async () => {
    const run = (playable: boolean) =>
      gateway.services.db.updateTable('game').set({ playable }).where('node_id', '=', '107').execute()
    await run(false)
    const launch = gateway
      .client(member.token)
      .send(calls.games.launchGame, { launchMode: 'GLS', nodeId: '107' })
    await expect(launch).rejects.toMatchObject({ status: 400, code: 'game.coming.soon' })
    await run(true)
  })

  it('refuses who is not signed in', async () => {
    await expect(gateway.client().send(calls.games.launchGame, limbo)).rejects.toMatchObject({ status: 401 })
  })
})

/** An address in its parts: origin, path, query. */
function partsOf(url: string | null | undefined): string[] {
  const { origin, pathname, search } = new URL(url ?? '')
  return [origin, pathname, search]
}

function vendor(): string {
  return gateway.services.settings.vendorOrigin
}

describe('a demo (games 20)', () => {
  it.each(['VI', 'EN'] as const)('is for everybody, in %s', async (language) => {
    const reply = await gateway.client(undefined, language).send(calls.games.demo, { nodeId: '105' })
    expect(partsOf(reply.content.game_url)).toEqual([
      vendor(),
      '/play/limbo',
      `?mode=demo&language=${language}&merchant=saola`,
    ])
  })

  it('is what a member or a trial account launches with play money, and opens no sitting', async () => {
    const trial = await addPerson(gateway, 'trialdemo', { type: 4 })
    for (const { token } of [member, trial]) {
      const input = { ...limbo, accountType: 0, language: 'EN' } as const
      const reply = await gateway.client(token).send(calls.games.launchGame, input)
      expect(partsOf(reply.content?.game_url)).toEqual([
        vendor(),
        '/play/limbo',
        '?mode=demo&language=EN&merchant=saola',
      ])
      expect(reply.playSessionId).toBeUndefined()
    }
  })

  it.each([
    ['that nobody has', '999', {}, 404, 'not_found'],
    ['under maintenance', '106', { is_new: 1, playable: true }, 400, 'game.under.maintenance'],
    ['that does not run yet', '106', { is_new: 0, playable: false }, 400, 'game.coming.soon'],
    ['without a demo', '106', { is_new: 0, playable: true, free_play: 0 }, 400, 'game.demo.missing'],
  ] as const)('of a title %s is refused', async (_, nodeId, row, status, code) => {
    await gateway.services.db
      .updateTable('game')
      .set({ is_hot: 1, ...row })
      .where('node_id', '=', nodeId)
      .execute()
    const asked = gateway.client().send(calls.games.demo, { nodeId })
    await expect(asked).rejects.toMatchObject({ status, code })
    const launched = gateway.client(member.token).send(calls.games.launchGame, {
      launchMode: 'GLS',
      nodeId,
      accountType: 0,
    })
    await expect(launched).rejects.toMatchObject({ status, code })
  })
})

describe('a sitting', () => {
  it('puts its game first among the recent ones, once', async () => {
    const client = gateway.client(member.token)
    await client.send(calls.games.launchGame, limbo)
    await client.send(calls.games.launchGame, limbo)
    const { list } = await client.send(calls.games.recentGames, {})
    expect(list.map((game) => game.gameName)).toEqual(['Limbo'])
    expect((await gateway.client(other.token).send(calls.games.recentGames, {})).list).toEqual([])
  })
})

describe('favourites', () => {
  it('are kept once, newest first, and let go', async () => {
    const client = gateway.client(member.token)
    for (const nodeId of ['105', '101', '105']) {
      gateway.clock.advance(1000)
      await client.send(calls.games.addFavorite, { nodeId })
    }
    expect(await client.send(calls.games.favorites, {})).toEqual(['101', '105'])
    const page = await client.send(calls.games.favoriteList, { pageNo: 1, pageSize: 1 })
    expect([page.content[0]?.gameName, page.totalPages]).toEqual(['Mines Gold', 2])
    const slots = await client.send(calls.games.favoriteList, { pageNo: 1, pageSize: 9, gameType: 'RNG' })
    expect(slots.content).toEqual([])
    await client.send(calls.games.removeFavorite, { nodeId: '101' })
    expect(await client.send(calls.games.favorites, {})).toEqual(['105'])
    expect(await gateway.client(other.token).send(calls.games.favorites, {})).toEqual([])
  })

  it.each([calls.games.addFavorite, calls.games.removeFavorite])(
    'refuse a game that does not exist',
    async (call) => {
      const answer = gateway.client(member.token).send(call, { nodeId: '999' })
      await expect(answer).rejects.toMatchObject({ status: 404, field: 'nodeId' })
    },
  )
})

describe('the winner board', () => {
  it('shows real wins, the largest first, with masked names', async () => {
    const winner = await addPerson(gateway, 'luckywinner')
    await fund(gateway, winner, 1_000_000)
    await placeBet(gateway, winner, { stake: 1000, win: 77_000_000 })
    await placeBet(gateway, winner, { stake: 1000, win: 99_000_000 })
    // The largest return of all, and little of it was won; then a stake that came back, and a part of one.
    await placeBet(gateway, winner, { stake: 90_000_000, win: 100_000_000 })
    await placeBet(gateway, winner, { stake: 80_000_000, win: 80_000_000 })
    await placeBet(gateway, winner, { stake: 1000, win: 500 })
    await placeBet(gateway, winner, { stake: 1000 })
    await placeBet(gateway, winner, { stake: 1000, cancelled: true })
    const { list } = await gateway.client().send(calls.games.winnerBoard, { limitNum: 3 })
    expect(list.map(({ vo }) => [vo.customerName, vo.winAmount])).toEqual([
      ['lu***r', 98_999_000],
      ['lu***r', 76_999_000],
      ['lu***r', 10_000_000],
    ])
  })
})

describe('an unfinished round (games 8)', () => {
  it('is told to its owner alone until it has a result', async () => {
    const opened = await gateway.client(member.token).send(calls.games.launchGame, limbo)
    const api = gateway.client(member.token, 'EN')
    expect(await api.send(calls.games.unfinished)).toEqual({ list: [] })
    const since = gateway.clock.now()
    await gateway.services.db
      .insertInto('bet')
      .values({
        order_no: 'UNFINISHED-1',
        account_id: member.id,
        play_session_id: opened.playSessionId ?? null,
        node_id: limbo.nodeId,
        vendor_code: 'SAOLA',
        round_id: 'unfinished-1',
        debit_id: null,
        bet_amount: 20_000,
        status: 'open',
        content: '',
        placed_at: since,
        settled_at: null,
      })
      .execute()
    const { list } = await api.send(calls.games.unfinished)
    expect(list).toMatchObject([
      { game: { nodeId: '105', gameName: 'Limbo' }, orderNo: 'UNFINISHED-1', stake: 20_000, since },
    ])
    expect(await gateway.client(other.token).send(calls.games.unfinished)).toEqual({ list: [] })
    await gateway.services.db
      .updateTable('bet')
      .set({ status: 'cancelled', settled_at: since + 1 })
      .where('order_no', '=', 'UNFINISHED-1')
      .execute()
    expect(await api.send(calls.games.unfinished)).toEqual({ list: [] })
  })
})

import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createI18n } from '@saola/i18n'
import { brandConfig, calls } from '@saola/protocol'
import {
  callQuery,
  createApp,
  createMemoryStorage,
  createPreferences,
  signIn,
  isModuleOn,
  isSignedIn,
  statusQuery,
  type AppContext,
} from '@saola/shell'
import { groupByDay } from '#features/records/day-groups.ts'
import { readWholeStatement, statementQuery } from '#features/records/records-queries.ts'
import { familyQuery, favoriteIdsQuery, hotQuery } from '#features/games/catalogue/queries.ts'
import { launchInput } from '#features/play/launch-input.ts'
import { winnerQuery } from '#features/winners/winner-query.ts'
import { lanesQuery } from '#shared/games/title-queries.ts'
import { balanceQuery } from '#shared/money/balance-query.ts'
import { titleOfGame, type GameTitle } from '#shared/games/game-title.ts'
import { mayEnter } from '../src/may-enter.ts'

/**
 * A gateway written from what is known of the family alone: each reply has those fields and no others, ids are
 * numbers, switches are text, amounts have decimals. Sealed bodies are taken unread.
 */
const replies: Readonly<Record<string, unknown>> = {
  'POST /wps/session/login': { token: 'token-of-another', firstTimeLogin: false, passwordExpired: false },
  'GET /wps/member/info': {
    nickname: 'An',
    account: 'member01',
    id: 7,
    type: 0,
    clubLabel: { labelName: 'VIP 1' },
    memberLabel: [],
  },
  'GET /wps/v2/wallets/balance': { sumBalance: 1_250_000.5 },
  'GET /wps/system/status': {
    info: {
      whitelabel: {
        modId: 'ROOT',
        enabled: '1',
        childrenNodes: [{ modId: 'USERNAMEREG3', enabled: '1', childrenNodes: [] }],
      },
      register: { username: { patternId: 1, acceptedPattern: '*', minLength: 6, maxLength: 12 } },
      resources: [],
      customerService: [],
      domainRoute: [],
      mainDomain: '',
      imageCDNs: [],
      launchGameCDNs: [],
      location: 'VN',
    },
    maintenance: false,
    regionRestriction: false,
  },
  'GET /wps/relay/GCSGAME_gameVendor': {
    data: {
      lanes: [{ title: 'RNG', cards: [{ vassalage: 'JILI', isHot: 1, isNew: 0, isGame: 'VASSALAGE' }] }],
    },
  },
  'GET /wps/relay/GCSGAME_hotGamesV2': {
    list: [
      {
        nodeId: 105,
        roomId: 9,
        vassalage: 'JILI',
        gameType: 'RNG',
        nodeName: 'Mines Gold',
        iconUrl: '/a.png',
      },
    ],
  },
  'GET /wps/relay/GCSGAME_gameList': {
    games: [{ nodeId: 106, vassalage: 'JILI', gameType: 'SPB', gameName: 'Limbo', showIcon: '/b.png' }],
    totalPages: 1,
    totalCount: 1,
  },
  'GET /wps/relay/MCSFE_getFavoriteGames': [105],
  'GET /wps/relay/MCSFE_getListAnnouncements': { promotion: [{ title: 'T', content: '<p>C</p>' }] },
  'GET /wps/relay/ODSFE2_getWinnerBoard': {
    list: [{ vo: { customerName: 'm***1', nodeName: 'Limbo', winAmount: '500000.25' } }],
  },
  'GET /wps/relay/ODSFE2_MemTransDet': {
    totalPages: 1,
    rows: [
      {
        txId: 9001,
        txTypeId: 6101,
        txTypeName: 'Deposit',
        txTimeInTimestamp: 1_700_000_000_000,
        orderNo: 31,
        remark: null,
        currentAvailBalance: 1_250_000.5,
        amount: 50_000.5,
        customerName: 'member01',
      },
    ],
  },
}

let server: Server
let app: AppContext
const now = 1_700_000_100_000

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://gateway')
    if (pathname === '/wps/session/key/rsa') return void response.end('c5'.repeat(128))
    const key = `${request.method} ${pathname}`
    const isKnown = Object.hasOwn(replies, key)
    response.writeHead(isKnown ? 200 : 404)
    response.end(
      JSON.stringify(
        isKnown ? { success: true, value: replies[key] } : { success: false, errorCode: 'not_found' },
      ),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const storage = createMemoryStorage()
  app = createApp({
    site: 'member',
    brand: brandConfig.parse({ merchant: 'other', cipher: 'des-rsa', banners: [] }),
    storage,
    i18n: await createI18n({ language: 'vi' }),
    preferences: createPreferences(storage.device),
    navigation: {
      here: () => '/',
      entry: () => undefined,
      go: () => undefined,
      refresh: () => undefined,
      restart: () => undefined,
    },
    mayEnter,
    baseUrl: `http://127.0.0.1:${port}`,
  })
  const signedIn = await app.api.send(calls.session.login, {
    username: 'member01',
    password: 'secret',
    type: 'username',
  })
  expect(await signIn(app, signedIn)).toBeUndefined()
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

describe('with a gateway that knows the documents and nothing else', () => {
  it('a member signs in and is known', () => {
    expect(isSignedIn(app.session)).toBe(true)
    expect(app.session.member).toMatchObject({ id: '7', account: 'member01', type: 0, nickname: 'An' })
    expect(app.session.mustChangePassword).toBe(false)
  })

  it('the balance comes with its hundredths, and what it does not split stays unknown', async () => {
    const balance = await app.queryClient.fetchQuery(balanceQuery(app))
    expect(balance.sumBalance).toBe(1_250_000.5)
    expect([balance.available, balance.inPlay, balance.onHold]).toEqual([undefined, undefined, undefined])
  })

  it('the status opens the site with its switches and rules', async () => {
    const { info, maintenance, regionRestriction } = await app.queryClient.fetchQuery(statusQuery(app.api))
    expect([maintenance, regionRestriction]).toEqual([false, false])
    expect(isModuleOn(info.whitelabel, 'USERNAMEREG3')).toBe(true)
    expect(info.register['username']).toMatchObject({ minLength: 6, enabled: true })
  })

  it('the lobby has families, vendors, hot games, lists and favourites', async () => {
    const { data } = await app.queryClient.fetchQuery(lanesQuery(app))
    expect(data.lanes).toMatchObject([{ title: 'RNG', cards: [{ vassalage: 'JILI', displayName: 'JILI' }] }])
    expect(data.lanes[0]?.gameCount).toBeUndefined()
    const hot = await app.queryClient.fetchQuery(hotQuery(app))
    const names = new Map([['JILI', 'Jili']])
    expect(hot.list.map((game) => titleOfGame(game, names))).toEqual([
      {
        nodeId: '105',
        name: 'Mines Gold',
        family: 'RNG',
        vendor: 'JILI',
        vendorName: 'Jili',
        status: 'open',
        hot: false,
        demo: false,
        fresh: false,
        gameId: '9',
      },
    ])
    const page = await app.queryClient.fetchQuery(familyQuery(app, 'RNG'))
    expect(page.games.map((game) => titleOfGame(game, names))).toMatchObject([
      { nodeId: '106', name: 'Limbo', family: undefined },
    ])
    expect(await app.queryClient.fetchQuery(favoriteIdsQuery(app))).toEqual(['105'])
  })

  describe('the launch of a lottery (games 9)', () => {
    const asked = { language: 'VI', device: 'mobile', backUrl: 'https://saola.example/lobby' } as const
    const draw: GameTitle = {
      nodeId: '300',
      name: 'TP.HCM',
      family: 'LOTT',
      vendor: 'TCG_LOTTO_VN',
      vendorName: '',
      status: 'open',
      hot: false,
      demo: false,
      fresh: false,
    }

    it('keeps the game code of the list, and counts prizes as the families say (games 10)', async () => {
      expect(await launchInput(app, { ...draw, gameCode: 'MN_TPHCM' }, asked)).toMatchObject({
        launchMode: 'LOTT',
        lottoPrizeMode: 'Lott',
        lottoGameCode: 'MN_TPHCM',
        lottoView: 'betting',
      })
    })

    it('opens the lobby of all where nobody tells the code', async () => {
      expect(await launchInput(app, draw, asked)).toMatchObject({ lottoGameCode: '', lottoView: 'lobby' })
    })

    it('sends the ids of a vendor as they came', async () => {
      const title = { ...draw, vendor: 'JILI', gameId: 'j-300' }
      expect(await launchInput(app, title, asked)).toMatchObject({
        launchMode: 'GLS',
        nodeId: '300',
        gameId: 'j-300',
        username: 'member01',
      })
    })
  })

  it('announcements and winners come through', async () => {
    const announcements = await app.queryClient.fetchQuery(
      callQuery(app.api, calls.system.announcements, { types: 'PR' }),
    )
    expect(announcements).toMatchObject({ banners: [], promotion: [{ title: 'T' }] })
    const { list } = await app.queryClient.fetchQuery(winnerQuery(app))
    expect(list[0]?.vo).toMatchObject({ gameName: 'Limbo', winAmount: 500_000.25 })
    expect(list[0]?.vo.winTime).toBeUndefined()
  })

  it('the statement shows its entry, and no sum that nobody told', async () => {
    const page = await app.queryClient.fetchQuery(statementQuery(app, { period: 30 }, now))
    expect([page.sumIn, page.sumOut, page.totalCount, page.days]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    const [day] = groupByDay(page.list, page.days ?? [])
    expect(day?.rows).toMatchObject([{ txId: '9001', type: 'deposit', amount: 50_000.5, orderNo: '31' }])
    expect(day?.total).toBeUndefined()
    const whole = await readWholeStatement(
      app,
      { search: { period: 30 }, now },
      { signal: new AbortController().signal, onProgress: () => undefined },
    )
    expect(whole).toHaveLength(1)
  })
})

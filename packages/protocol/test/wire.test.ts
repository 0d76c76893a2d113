import { describe, expect, it } from 'vitest'
import { allCalls, calls, type Call } from '@saola/protocol'
import { samples, unknownShapes } from './wire-samples.ts'
import { servers, withMore } from './wire-words.ts'

/** The calls that every gateway of the family knows, by method and path. */
const specified = `
GET /config.json
GET /wps/system/test/ping
POST /wps/session/login
POST /wps/verification/sms/noLogin
GET /wps/system/whitelabel
GET /lgw/games/game_menus
GET /wps/member/info
PUT /wps/member/register
PUT /wps/member/register/mobile
POST /wps/member/password
GET /wps/agent/affiliate
GET /wps/system/setting/register
POST /wps/member/password/email
POST /wps/session/login/freeplay
GET /wps/captcha
GET /wps/member/info/icon
GET /wps/system/status
GET /wps/relay/MCSFE_getPlayerAvatar
POST /wps/member/password/verification
GET /wps/v2/wallets/balance
POST /wps/relay/GCS_walletTransfer
DELETE /wps/session/logout
GET /wps/relay/GCSGAME_hotGamesV2
GET /wps/relay/GCSGAME_gameList
GET /wps/relay/MCSFE_getListAnnouncements
GET /wps/relay/GCSGAME_getVassGameType
GET /wps/relay/GCSGAME_gameVendor
GET /wps/relay/MCSFE_getFavoriteGames
GET /wps/relay/MCSFE_getFavoriteGamesList
GET /wps/relay/GCS_recentGame
GET /wps/relay/GLS2_roomList
GET /wps/game/launchGame
GET /lgw/vn/games/game_menu
GET /lgw/vn/games/game_menu/recent
GET /lgw/games/popular
GET /lgw/vn/numeros/opened/game
GET /lotto/lgw/games/opened/numero
GET /wps/member/info/funds/consolidated
GET /wps/relay/MCS2_processDividendReq
GET /wps/relay/MCS2_processDailySalContract
POST /wps/relay/MCS2_processContractHourSalary
POST /wps/relay/MCSFE_processRealTimeSalaryContract
POST /wps/relay/MCS2_claimRafflePromotion
GET /wps/relay/GCS_merchantWallet
GET /wps/relay/ODSFE2_getWinnerBoard
GET /wps/system/domainRoute
POST /wps/verification/sms/register
PUT /wps/feedback
GET /wps/relay/CSP_unreadCount
GET /wps/system/helpCenter
GET /wps/relay/MCS2_getPointBalance
GET /wps/relay/MCS2_getPointReward
GET /wps/relay/MCS2_getRedeemPointList
GET /wps/relay/MCS2_getPointConfig
GET /wps/relay/ODSFE2_MemTransDet
POST /wps/relay/passwordCheck/MCS2_redeemPointReward
POST /wps/relay/passwordCheck/MCS2_convertPoint
`
  .trim()
  .split('\n')

function read(call: Call, reply: unknown) {
  const result = call.reply.safeParse(reply)
  return result.success ? { data: result.data } : { refused: result.error.issues[0] }
}

describe('every call of the gateway family', () => {
  it.each(specified)('%s has a row, and a sample of its reply or a reason', (line) => {
    const row = allCalls().find(({ method, path }) => `${method} ${path}` === line)
    expect(row, 'a row').toBeDefined()
    const hasSample = samples.some(({ call }) => call.id === row?.id)
    const hasReason = Object.hasOwn(unknownShapes, row?.id ?? '')
    expect([hasSample, hasReason]).toEqual(hasSample ? [true, false] : [false, true])
  })

  it('gives no reason for a row that is not there', () => {
    const ids = allCalls().map(({ id }) => id)
    expect(Object.keys(unknownShapes).filter((id) => !ids.includes(id as Call['id']))).toEqual([])
  })
})

/** Reads of which no parameter is known, by path, or which are known to need none. */
const bareReads = specified
  .filter((line) => line.startsWith('GET /wps/relay/') || line.startsWith('GET /wps/member/'))
  .filter((line) => !/MCS2_process|MemTransDet|gameList|Announcements|FavoriteGamesList/.test(line))

describe('a read that the family knows without parameters (wire 32)', () => {
  it.each(bareReads)('%s asks for none', (line) => {
    const row = allCalls().find(({ method, path }) => `${method} ${path}` === line)
    expect(row?.input.safeParse({}).success).toBe(true)
  })
})

describe.each(Object.entries(servers))('a server that writes %s', (_, words) => {
  it.each(samples.map(({ call, what, reply }) => [call.id, what, call, reply] as const))(
    'is understood in %s (%s), and when it adds fields',
    (_id, _what, call, reply) => {
      expect(read(call, reply(words))).not.toHaveProperty('refused')
      expect(read(call, withMore(reply(words)))).not.toHaveProperty('refused')
    },
  )

  it.each(samples.map(({ call, what, reply }) => [call.id, what, call, reply] as const))(
    'says in %s (%s) what could be said again: reading twice changes nothing',
    (_id, _what, call, reply) => {
      const once = read(call, reply(words))
      expect(read(call, 'data' in once ? once.data : undefined)).toEqual(once)
    },
  )
})

describe('what is read', () => {
  it.each([
    [1_250_000, 1_250_000],
    ['1250000', 1_250_000],
    [1_250_000.99, 1_250_000.99],
    ['1250000.99', 1_250_000.99],
    [-50_000.5, -50_000.5],
    ['-0.50', -0.5],
    ['12.345678', 12.345_678],
  ])('is the amount %j with what is behind its point: %j', (sumBalance, expected) => {
    expect(calls.wallet.balance.reply.parse({ sumBalance }).sumBalance).toBe(expected)
  })

  it.each([
    [7, '7'],
    ['7', '7'],
    ['a-7', 'a-7'],
  ])('is the id %j as text', (id, expected) => {
    expect(calls.member.info.reply.parse({ id, account: 'a', type: 0 }).id).toBe(expected)
  })

  it.each([
    ['1', '1'],
    [1, '1'],
    [true, '1'],
    ['0', '0'],
    [0, '0'],
    [false, '0'],
  ])('is the switch %j of a module as the text %j', (enabled, expected) => {
    expect(calls.system.whitelabel.reply.parse({ modId: 'A', enabled }).enabled).toBe(expected)
  })

  it('leaves unknown what was not told', () => {
    const balance = calls.wallet.balance.reply.parse({ sumBalance: 1, onHold: null })
    expect([balance.available, balance.inPlay, balance.onHold, balance.asOf]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('gives a game one name and one picture, whichever the server sends (games 12)', () => {
    const named = { nodeId: 1, gameName: 'A', nodeName: 'B', showIcon: '/s.png', iconUrl: '/i.png' }
    const other = { nodeId: 2, roomId: 5, nodeName: 'B', iconUrl: '/i.png', isNew: 1 }
    const { list } = calls.games.hotGames.reply.parse({ list: [named, other] })
    expect(list[0]).toMatchObject({ gameName: 'A', displayName: 'A', showIcon: '/s.png', status: 'open' })
    expect(list[1]).toMatchObject({
      gameName: 'B',
      displayName: 'B',
      showIcon: '/i.png',
      gameId: '5',
      status: 'maintenance',
    })
  })

  it('shows only families that have a name here', () => {
    const lanes = ['RNG', 'SPB', 'FISH'].map((title) => ({ title, cards: [] }))
    const reply = calls.games.gameVendor.reply.parse({ data: { lanes } })
    expect(reply.data.lanes.map(({ title }) => title)).toEqual(['RNG', 'FISH'])
  })

  it.each([
    [6101, 'deposit'],
    [6201, 'withdraw'],
    [4200, 'betting'],
    [4100, 'winning'],
    [4301, 'daily_wage'],
    [9999, 'other'],
  ])('names the entry %i by its code (wallet 25): %s', (txTypeId, type) => {
    const row = { txId: 1, txTypeId, txTimeInTimestamp: 1, amount: 1 }
    expect(calls.wallet.transactions.reply.parse({ totalPages: 1, list: [row] }).list[0]?.type).toBe(type)
  })
})

describe('a wrong shape is still refused', () => {
  it.each([
    ['a balance without a sum', calls.wallet.balance, { balance: [] }, 'sumBalance'],
    ['a balance of words', calls.wallet.balance, { sumBalance: 'much' }, 'sumBalance'],
    ['a balance of nothing', calls.wallet.balance, { sumBalance: null }, 'sumBalance'],
    ['an empty amount', calls.wallet.balance, { sumBalance: '' }, 'sumBalance'],
    ['no balance', calls.wallet.balance, undefined, ''],
    ['a sign-in without a token', calls.session.login, { firstTimeLogin: false }, 'token'],
    ['a sign-in with an empty token', calls.session.login, { token: '' }, 'token'],
    ['a token as a number', calls.session.login, { token: 7 }, 'token'],
    ['a member without an id', calls.member.info, { account: 'a', type: 0 }, 'id'],
    ['a member without a type', calls.member.info, { id: 1, account: 'a' }, 'type'],
    ['a member with half a type', calls.member.info, { id: 1, account: 'a', type: 1.5 }, 'type'],
    ['a guest where a member was asked for', calls.member.info, {}, 'id'],
    ['a status without settings', calls.system.status, { maintenance: false }, 'info'],
    [
      'a module that is neither on nor off',
      calls.system.whitelabel,
      { modId: 'A', enabled: 'maybe' },
      'enabled',
    ],
    [
      'a rule whose length is a list',
      calls.system.registerSettings,
      { username: { patternId: 1, minLength: [6] } },
      'username.minLength',
    ],
    ['a list of games as a map', calls.games.hotGames, { list: {} }, 'list'],
    ['a game without an id', calls.games.hotGames, { list: [{ gameName: 'A' }] }, 'list.0.nodeId'],
    ['a page without its number of pages', calls.games.gameList, { games: [], totalCount: 0 }, 'totalPages'],
    ['a statement without rows', calls.wallet.transactions, { totalPages: 1 }, 'list'],
    [
      'an entry without an amount',
      calls.wallet.transactions,
      { totalPages: 1, list: [{ txId: 1, txTypeId: 1, txTimeInTimestamp: 1 }] },
      'list.0.amount',
    ],
    ['a code without its time', calls.session.smsNoLogin, {}, 'expiredMinutes'],
    ['points as words', calls.points.balance, 'many', ''],
    ['favourites as a map', calls.games.favorites, { a: 1 }, ''],
    ['a config without banners', calls.system.config, { customerService: '' }, 'banners'],
  ] as [string, Call, unknown, string][])('%s', (_, call, reply, field) => {
    expect(read(call, reply).refused?.path.map(String).join('.')).toBe(field)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIns, startSecondGateway, type SecondGateway } from '@saola/second-gateway'
import { visit, type Sending } from './visitor.ts'

const relay = '/wps/relay'
let gateway: SecondGateway
const tokens = { member: '', agent: '' }

beforeAll(async () => {
  gateway = await startSecondGateway({ origins: [] })
  tokens.member = await visit(gateway.origin).signIn(signIns.member)
  tokens.agent = await visit(gateway.origin).signIn(signIns.agent)
})
afterAll(() => gateway.close())

/** Who asks, what for, and the fields that the wire promises in the value. */
type Row = [who: 'anybody' | 'member' | 'agent', path: string, promised: string[], query?: Sending['query']]

const reads: Row[] = [
  [
    'anybody',
    '/wps/system/status',
    [
      'info.whitelabel.childrenNodes',
      'info.register.username',
      'info.imageCDNs',
      'info.location',
      'maintenance',
    ],
  ],
  ['anybody', '/wps/system/whitelabel', ['modId', 'enabled', 'childrenNodes.0.childrenNodes.0.modId']],
  [
    'anybody',
    '/wps/system/setting/register',
    ['username.acceptedPattern', 'password.minLength', 'username.patternId'],
  ],
  ['anybody', '/wps/system/domainRoute', ['domainList', 'resources.0.resourceType']],
  ['anybody', '/wps/system/helpCenter', ['list.0.title']],
  [
    'anybody',
    `${relay}/MCSFE_getListAnnouncements`,
    ['banners.0.url', 'player.0.content', 'popup.0.execution', 'promotion.0.announcementImages.0.imageUrl'],
  ],
  [
    'anybody',
    `${relay}/GCSGAME_gameVendor`,
    ['data.lanes.0.title', 'data.lanes.0.cards.0.vassalage', 'data.lanes.0.gameClassify.0.key'],
  ],
  [
    'anybody',
    `${relay}/GCSGAME_gameList`,
    ['games.0.nodeId', 'totalPages', 'totalCount'],
    { gameType: 'RNG', pageNo: 1 },
  ],
  ['anybody', `${relay}/GCSGAME_hotGamesV2`, ['list.0.gameName', 'list.7.iconUrl']],
  ['member', `${relay}/GCSGAME_getVassGameType`, ['content.RNG.MKG', 'content.PVP.HLR']],
  ['anybody', `${relay}/ODSFE2_getWinnerBoard`, ['list.0.vo.customerName', 'list.0.vo.winAmount']],
  ['anybody', `${relay}/CBS_launchChat`, ['chatUrl']],
  ['member', '/wps/member/info', ['id', 'account', 'type', 'regDate', 'clubLabel.labelName']],
  ['member', '/wps/member/info/funds/consolidated', ['dailysalreqtype', 'divtypereq']],
  ['member', '/wps/v2/wallets/balance', ['sumBalance', 'balance.0.accountTypeId', 'currency']],
  ['member', `${relay}/GCS_merchantWallet`, ['isSingle']],
  [
    'member',
    `${relay}/ODSFE2_MemTransDet`,
    ['list.0.txId', 'list.0.amount', 'totalPages'],
    { codeTypes: '', page: 1, size: 5 },
  ],
  ['member', `${relay}/MCSFE_getFavoriteGamesList`, ['content', 'pageNum', 'totalPages']],
  ['member', `${relay}/CSP_getInbox`, ['content.0.title', 'totalPages'], { page: 1, size: 10 }],
  [
    'member',
    '/wps/game/launchGame',
    ['content.game_url'],
    { launchMode: 'GLS', nodeId: 2100, vassalage: 'MKG' },
  ],
  ['member', '/wps/game/launchGame', ['gameUrl'], { launchMode: 'LOTT', lottoGameCode: 'VNHCM' }],
  [
    'agent',
    '/wps/agent/downlines',
    ['list.0.customerId', 'pageInfo.total', 'teamBalance'],
    { pageNo: 0, pageSize: 20 },
  ],
  ['agent', '/wps/agent/affiliateUrls', ['pageInfo.totalRecords', 'list.0.code'], { page: 1, pageSize: 20 }],
  ['agent', '/wps/agent/default', ['configs.0.rebateValue']],
  ['agent', '/wps/agent/announcements', ['0.title']],
  [
    'agent',
    '/wps/report/income',
    ['list.0.date', 'list.0.tatalIncome', 'footer', 'page.total'],
    { pageNo: 1, pageSize: 10 },
  ],
  [
    'agent',
    '/wps/report/downlineTransaction',
    ['list.0.customerName', 'page.currentPage'],
    { pageNo: 1, pageSize: 10 },
  ],
  ['agent', `${relay}/ODSFE2_getTeamOverviewSum`, ['deposit', 'withdraw', 'lott_game_betting']],
]

/** What stands at `a.0.b` of a value. */
function at(value: unknown, path: string): unknown {
  return path.split('.').reduce((part: unknown, name) => {
    const inside = part as Record<string, unknown> | null | undefined
    return inside?.[name]
  }, value)
}

describe('a call that reads', () => {
  it.each(reads)('answers %s at %s with %j', async (who, path, promised, query = {}) => {
    const token = who === 'anybody' ? {} : { token: tokens[who] }
    const { status, body } = await visit(gateway.origin).get(path, { query: { ...query, t: 1 }, ...token })
    expect({ status, success: body.success }).toEqual({ status: 200, success: true })
    for (const name of promised) expect(at(body.value, name), name).not.toBeUndefined()
  })

  it.each([
    ['/lgw/vn/games/game_menu', 'VN_SOUTH.gameMenus.0.gameCode'],
    ['/lgw/games/game_menus', 'FAST.labelName'],
    ['/lgw/games/popular', '0.gameCode'],
  ])('answers %s without an envelope', async (path, promised) => {
    const { body } = await visit(gateway.origin).get(path, { query: { prizeMode: 'Elott', device: 'WEB' } })
    expect(body.success).toBeUndefined()
    expect(at(body, promised)).toBeTypeOf('string')
  })

  it('shows opened numbers as a map to everybody, as a list to members', async () => {
    const map = await visit(gateway.origin).get('/lgw/vn/numeros/opened/game', { query: { count: 20 } })
    expect(Object.values(map.body)).toHaveLength(20)
    expect(map.text).toMatch(/"winNo":"\d{5}"/)
    expect(map.text).toMatch(/"winNo":"\d(?:,\d){4}"/)
    const list = await visit(gateway.origin).get('/lotto/lgw/games/opened/numero', { token: tokens.member })
    expect(Array.isArray(list.body)).toBe(true)
  })

  it.each([
    ['/wps/relay/MCS2_getPointBalance', 'member', 1520.75],
    ['/wps/relay/CSP_unreadCount', 'member', 2],
    ['/wps/agent/transferEnabled', 'agent', true],
  ] as const)('answers %s with a bare value', async (path, who, value) => {
    expect((await visit(gateway.origin).get(path, { token: tokens[who] })).body.value).toBe(value)
  })

  it('answers a ping of any page, without a merchant', async () => {
    const response = await fetch(`${gateway.origin}/wps/system/test/ping?speed=0.5`)
    expect(response.status).toBe(200)
  })
})

function give(content: string) {
  return visit(gateway.origin).send('PUT', '/wps/feedback', { body: { content } })
}

describe('a call that may not be answered', () => {
  it.each(reads.filter(([who]) => who !== 'anybody'))('of %s at %s needs a token', async (_, path) => {
    const { status, body } = await visit(gateway.origin).get(path)
    expect([status, body.success, body.errorCode]).toEqual([401, false, 'login.not.session'])
  })

  it.each(reads.filter(([who]) => who === 'agent'))('of %s at %s is refused to a member', async (_, path) => {
    const { status, body } = await visit(gateway.origin).get(path, { token: tokens.member })
    expect([status, body.errorCode]).toEqual([200, 'agent.only'])
  })

  it.each([
    [
      'a foreign merchant',
      'GET',
      '/wps/system/status',
      { headers: { Merchant: 'saola' } },
      400,
      'function.not.available',
    ],
    [
      'a merchant named twice',
      'GET',
      '/wps/system/status',
      { headers: { Merchant: 'mekong, mekong' } },
      400,
      'function.not.available',
    ],
    ['a relay that nobody built', 'GET', '/wps/relay/VIS_getJackpot', {}, 400, 'function.not.available'],
    ['the wrong method', 'POST', '/wps/system/status', {}, 500, 'http_method_not_support'],
    [
      'a body that is no JSON',
      'PUT',
      '/wps/feedback',
      { headers: { 'Content-Type': 'text/plain' }, form: true, body: { a: '1' } },
      400,
      'request_param_err',
    ],
  ] as const)('is refused for %s', async (_, method, path, sending, status, code) => {
    const reply = await visit(gateway.origin).send(method, path, sending)
    expect([reply.status, reply.body.success, reply.body.errorCode]).toEqual([status, false, code])
  })

  it('is refused for a body of more than a million bytes, and answered for one of less', async () => {
    const long = await give('a'.repeat(1_000_000))
    expect([long.status, long.body.errorCode]).toEqual([400, 'request_param_err'])
    expect((await give('a'.repeat(900_000))).status).toBe(200)
  })

  it('has a page of the company for an address that it does not know, without running what stands in it', async () => {
    const { status, headers, text } = await visit(gateway.origin).get('/wps/promotion/<b>list')
    expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(text).not.toContain('<b>list')
  })

  it('is refused in the language of the request', async () => {
    const reply = await visit(gateway.origin).get('/wps/member/info', { headers: { Language: 'EN' } })
    expect(reply.body.message).toBe('Your session has ended #401')
  })

  it.each([
    ['a launch without a mode', '/wps/game/launchGame', { nodeId: 2100 }, 'system_busy'],
    ['a game that is not there', '/wps/game/launchGame', { launchMode: 'GLS', nodeId: 1 }, 'game.not.exists'],
    ['a page that is a word', `${relay}/ODSFE2_MemTransDet`, { page: 'two' }, 'request_param_err'],
    [
      'more than a month',
      `${relay}/ODSFE2_MemTransDet`,
      { startTime: 0, endTime: Date.now() },
      'date.range.error',
    ],
    [
      "a stranger's statement",
      `${relay}/ODSFE2_MemTransDet`,
      { subordinateName: 'giabao' },
      'downline.not.exists',
    ],
  ])('is refused for %s', async (_, path, query, code) => {
    expect((await visit(gateway.origin).get(path, { query, token: tokens.member })).body.errorCode).toBe(code)
  })
})

import { calls, type Call } from '@saola/protocol'
import { mapOf, type Words } from './wire-words.ts'

/** A reply with the fields that are known of it and no others, as each server writes it. */
export type Sample = { call: Call; what: string; reply: (words: Words) => unknown }

const signedIn = { token: 'abc', firstTimeLogin: false, passwordExpired: false }
const codeSent = ({ count }: Words) => ({ expiredMinutes: count(5) })
const game = ({ id }: Words) => ({
  nodeId: id(105),
  roomId: id(77),
  vassalage: 'JILI',
  gameType: 'RNG',
  nodeName: 'Mines Gold',
  iconUrl: '/a.png',
})
const statementRow = ({ id, amount, count }: Words) => ({
  txId: id(9001),
  txTypeId: count(6101),
  txTypeName: 'Deposit',
  nameCn: 'x',
  txTimeInTimestamp: count(1_700_000_000_000),
  orderNo: id(31),
  remark: '',
  currentAvailBalance: amount(1_250_000),
  amount: amount(-50_000),
  customerName: 'member01',
})
const announcement = ({ id }: Words) => ({ id: id(4), title: 'T', content: '<p>C</p>', execution: 'A' })
const rule = ({ count }: Words) => ({
  patternId: count(6),
  acceptedPattern: '*',
  minLength: count(6),
  maxLength: count(12),
})
const whitelabel = ({ flag }: Words) => ({
  modId: 'ROOT',
  enabled: flag(1),
  childrenNodes: [
    { modId: 'FREEPLAY3', enabled: flag(0), childrenNodes: [] },
    { modId: 'PTSYS3', enabled: flag(1), childrenNodes: null },
  ],
})
const resource = { resourceType: 'IOS', url: 'https://a.example', qrCodeUrl: 'https://a.example/q.png' }
const menu = ({ id }: Words) => ({
  gameGroupCode: 'NORTH',
  labelName: 'Miền Bắc',
  gameMenus: [{ gameCode: id(7) }],
})

/** What is known of each reply of the gateway family, row by row. */
export const samples: readonly Sample[] = [
  {
    call: calls.system.config,
    what: 'static config',
    reply: () => ({
      banners: [{ url: '/b.png', linkageType: 'URL' }],
      customerService: 'https://help.example',
      iosApp: 'https://ios.example',
      androidApp: 'https://android.example',
      domains: ['https://a.example'],
    }),
  },
  { call: calls.session.login, what: 'login response', reply: () => signedIn },
  {
    call: calls.session.login,
    what: 'all that is known',
    reply: ({ id, count, flag }) => ({
      token: 'abc',
      id: id(7),
      userName: 'member01',
      customerType: count(0),
      firstTimeLogin: flag(1),
      passwordExpired: flag(0),
    }),
  },
  { call: calls.session.register, what: 'like login', reply: () => signedIn },
  { call: calls.session.registerMobile, what: 'like login', reply: () => signedIn },
  { call: calls.session.socialRegister, what: 'like login', reply: () => signedIn },
  { call: calls.session.freePlay, what: 'a token', reply: () => ({ token: 'abc' }) },
  { call: calls.session.smsNoLogin, what: 'all that is known', reply: codeSent },
  { call: calls.session.smsRegister, what: 'all that is known', reply: codeSent },
  { call: calls.session.logout, what: 'ignored', reply: () => undefined },
  { call: calls.session.affiliate, what: 'only success counts', reply: () => undefined },
  { call: calls.session.captcha, what: 'all that is known', reply: () => 'iVBORw0KGgo=' },
  { call: calls.session.keyRsa, what: 'all that is known', reply: () => 'a1'.repeat(128) },
  { call: calls.session.forgotByEmail, what: 'success', reply: () => null },
  { call: calls.session.resetBySms, what: 'success', reply: () => null },
  {
    call: calls.member.info,
    what: 'member info',
    reply: ({ id, count }) => ({
      nickname: 'An',
      account: 'member01',
      id: id(7),
      type: count(0),
      toUpline: 'agent01',
      clubLabel: { labelName: 'VIP 1' },
      memberLabel: ['new'],
    }),
  },
  {
    call: calls.member.info,
    what: 'all that is known',
    reply: ({ id, count }) => ({
      id: id(7),
      account: 'member01',
      nickname: null,
      type: count(0),
      mobile: '0912****',
      regDate: count(1_700_000_000_000),
      clubLabel: { labelName: 'VIP 1', labelId: id(3), type: 'AUTO', color: '#fff', color2: '#000' },
    }),
  },
  {
    call: calls.member.avatar,
    what: 'all that is known',
    reply: ({ id }) => ({ avatar: id(0), avatarType: 'STATIC' }),
  },
  { call: calls.member.changePassword, what: 'success', reply: () => null },
  { call: calls.system.whitelabel, what: 'all that is known', reply: whitelabel },
  {
    call: calls.system.registerSettings,
    what: 'registration validation per field',
    reply: (words) => mapOf({ username: rule(words), zalo: rule(words) }),
  },
  {
    call: calls.system.registerSettings,
    what: 'all that is known',
    reply: (words) =>
      mapOf({
        mobileNum: { ...rule(words), enabled: words.flag(1), required: words.flag(0), type: 'x', key: 'y' },
      }),
  },
  {
    call: calls.system.status,
    what: 'permission/status',
    reply: (words) => ({
      info: {
        whitelabel: whitelabel(words),
        register: mapOf({ username: rule(words) }),
        resources: [resource],
        customerService: [{ path: 'cipherkey' }],
        domainRoute: [],
        mainDomain: '',
        imageCDNs: ['https://img.example'],
        launchGameCDNs: [],
        location: 'VN',
      },
      maintenance: words.flag(0),
      regionRestriction: words.flag(0),
    }),
  },
  {
    call: calls.system.status,
    what: 'lists of unknown elements, state left out',
    reply: (words) => ({
      info: { whitelabel: whitelabel(words), domainRoute: [{ url: 'x' }], analytics: { gtagId: 'G' } },
      location: 'VN',
    }),
  },
  {
    call: calls.system.domainRoute,
    what: 'routers',
    reply: () => ({ domainList: ['https://a.example'], resources: [resource] }),
  },
  {
    call: calls.system.announcements,
    what: 'all that is known',
    reply: (words) => ({
      banners: [
        {
          bannerId: words.id(1),
          groupName: 'w_home',
          url: '/b.png',
          title: '',
          linkageType: '',
          redirect: null,
        },
      ],
      player: [announcement(words)],
      popup: [announcement(words)],
      promotion: [{ title: 'T', announcementImages: [{ imageUrl: '/p.png' }] }],
    }),
  },
  {
    call: calls.system.announcements,
    what: 'what was not asked for',
    reply: () => ({ promotion: [] }),
  },
  {
    call: calls.wallet.balance,
    what: 'balance',
    reply: ({ amount }) => ({ sumBalance: amount(1_250_000) }),
  },
  {
    call: calls.wallet.balance,
    what: 'all that is known',
    reply: ({ amount, count }) => ({
      sumBalance: amount(1_250_000),
      balance: [{ accountTypeId: count(2), availBalance: amount(1_250_000) }],
      currency: 'VND',
      currencySymbol: '₫',
    }),
  },
  {
    call: calls.wallet.merchantWallet,
    what: 'merchant wallet',
    reply: ({ flag }) => ({ isSingle: flag(1) }),
  },
  { call: calls.wallet.merchantWallet, what: 'one wallet unless told', reply: () => ({}) },
  ...['list', 'rows', 'content'].map((field) => ({
    call: calls.wallet.transactions,
    what: `the rows as ${field}`,
    reply: (words: Words) => ({ totalPages: words.count(1), [field]: [statementRow(words)] }),
  })),
  {
    call: calls.games.gameVendor,
    what: 'game vendor category',
    reply: ({ flag }) => ({
      data: {
        lanes: [
          {
            title: 'RNG',
            cards: [{ vassalage: 'JILI', isHot: flag(1), isNew: flag(0), isGame: 'VASSALAGE' }],
          },
        ],
      },
    }),
  },
  {
    call: calls.games.gameVendor,
    what: 'all that is known',
    reply: ({ id, count, flag }) => ({
      data: {
        lanes: [
          {
            title: 'SPB',
            gameClassify: [{ key: 'all', displayName: 'All', gameCount: count(3) }],
            cards: [
              {
                id: id(12),
                title: 'JILI',
                displayName: 'JILI',
                accountTypeId: count(301),
                vassalage: 'JILI',
                gameType: 'RNG',
                isGame: 'game',
                lagerIcon: '/l.png',
                freeplay: flag(1),
              },
            ],
          },
        ],
      },
    }),
  },
  {
    call: calls.games.gameList,
    what: 'all that is known',
    reply: (words) => ({ games: [game(words)], totalPages: words.count(1), totalCount: words.count(1) }),
  },
  {
    call: calls.games.gameList,
    what: 'a game with its other names',
    reply: ({ id }) => ({
      games: [{ nodeId: id(1), gameName: 'A', displayName: 'A', showIcon: '/s.png', defaultIcon: null }],
      totalPages: 1,
      totalCount: 1,
    }),
  },
  { call: calls.games.hotGames, what: 'all that is known', reply: (words) => ({ list: [game(words)] }) },
  {
    call: calls.games.vassGameType,
    what: 'all that is known',
    reply: () => ({ content: mapOf({ RNG: mapOf({ JILI: [] }) }) }),
  },
  { call: calls.games.favorites, what: 'all that is known', reply: ({ id }) => [id(105), id(106)] },
  {
    call: calls.games.favoriteList,
    what: 'all that is known',
    reply: (words) => ({ content: [game(words)], pageNum: words.count(1), totalPages: words.count(1) }),
  },
  { call: calls.games.addFavorite, what: 'success', reply: () => null },
  { call: calls.games.removeFavorite, what: 'success', reply: () => null },
  {
    call: calls.games.winnerBoard,
    what: 'all that is known',
    reply: ({ amount }) => ({
      list: [{ vo: { customerName: 'm***1', nodeName: 'Limbo', winAmount: amount(500_000) } }],
    }),
  },
  {
    call: calls.games.launchGame,
    what: 'all that is known',
    reply: () => ({ content: { game_url: 'https://game.example' } }),
  },
  {
    call: calls.games.launchGame,
    what: 'a lottery',
    reply: () => ({ gameUrl: 'https://game.example' }),
  },
  {
    call: calls.games.jackpots,
    what: 'all that is known',
    reply: ({ count, amount }) => ({
      pools: [
        {
          pool: 'mini',
          meter: amount(100_000),
          seed: amount(100_000),
          cap: amount(500_000),
          share: count(2000),
          reserveShare: count(1000),
          chance: '0.0005',
          cycle: count(1),
          commitment: 'a1',
          lastHit: null,
        },
      ],
    }),
  },
  {
    call: calls.games.demo,
    what: 'all that is known',
    reply: () => ({ content: { game_url: 'https://game.example' } }),
  },
  ...[calls.lottery.vnGameMenu, calls.lottery.vnGameMenuRecent, calls.lottery.gameMenus].flatMap((call) => [
    { call, what: 'a map', reply: (words: Words) => mapOf({ a: menu(words) }) },
    { call, what: 'a list', reply: (words: Words) => [menu(words)] },
  ]),
  {
    call: calls.lottery.popular,
    what: 'all that is known',
    reply: ({ id }) => [{ gameId: id(3), gameCode: id(9) }],
  },
  {
    call: calls.lottery.vnOpenedNumbers,
    what: 'a map',
    reply: ({ id }) => mapOf({ a: { gameId: id(1), gameCode: 'MB', numero: id(20261121), winNo: '1,2,3' } }),
  },
  {
    call: calls.contracts.consolidated,
    what: 'all that is known',
    reply: ({ id, count }) => ({
      divtypereq: [{ id: id(7), status: 'P', minimumBet: 1000, activeMember: 3, contractRate: 0.05 }],
      dailysalreqtype: [
        {
          id: id(8),
          status: 'V',
          details: [
            { contractId: id(1), betVolume: count(5000), activeMember: count(2), rateType: 'P', rate: 0.01 },
          ],
        },
      ],
      dailysalinfotype: '1',
      realtimesalinfotype: '1',
    }),
  },
  ...[
    calls.contracts.processDividend,
    calls.contracts.processDailySalary,
    calls.contracts.processHourlySalary,
    calls.contracts.processRealTimeSalary,
    calls.contracts.processContractDividend,
    calls.contracts.processDailySalaryContract,
    calls.contracts.processContractHourSalary,
  ].map((call) => ({ call, what: 'success', reply: () => null })),
  {
    call: calls.lottery.olderMenus,
    what: 'a map of groups',
    reply: ({ id }) =>
      mapOf({
        a: { code: 'NORTH', gameGroupId: id(1), games: [{ gameId: id(3), code: 'MB', remark: 'x' }] },
      }),
  },
  {
    call: calls.lottery.olderResults,
    what: 'all that is known',
    reply: ({ id }) => ({ content: [{ gameCode: id(9), numero: id(20261121), winNo: '12345' }] }),
  },
  {
    call: calls.wallet.olderBalance,
    what: 'all that is known',
    reply: ({ amount }) => ({ balances: [{ accountName: 'LOTT', availBalance: amount(1000) }] }),
  },
  {
    call: calls.promotions.available,
    what: 'all that is known',
    reply: ({ flag }) => mapOf({ REFERRAL: { enabled: flag(1) }, LOGIN: { enabled: flag(0) } }),
  },
  {
    call: calls.support.launchChat,
    what: 'all that is known',
    reply: () => ({ chatUrl: 'https://a.example' }),
  },
  { call: calls.support.siblingUnreadCount, what: 'recorded', reply: ({ count }) => count(1) },
  { call: calls.team.transferEnabled, what: 'all that is known', reply: ({ flag }) => flag(1) },
  { call: calls.points.balance, what: 'all that is known', reply: ({ amount }) => amount(12) },
  { call: calls.support.unreadCount, what: 'all that is known', reply: ({ count }) => count(1) },
  { call: calls.support.feedback, what: 'success', reply: () => null },
  {
    call: calls.team.downlines,
    what: 'all that is known',
    reply: ({ id, amount, count }) => ({
      list: [
        {
          customerId: id(5),
          customerName: 'member05',
          type: count(0),
          teamSize: count(0),
          registerDate: count(1_700_000_000_000),
          lastLogin: null,
          sscRebate: 0,
          accountBalance: amount(1000),
          recommenderId: id(1),
          activeFlag: count(1),
        },
      ],
      pageInfo: { total: count(1) },
      teamBalance: amount(1000),
    }),
  },
]

/** Rows whose reply nobody has seen, and what is known of them. */
export const unknownShapes: Readonly<Record<string, string>> = {
  'system.ping': 'nothing is known; any answer counts',
  'member.icon': 'not found',
  'wallet.transfer': 'the path, not the payload',
  'games.recentGames': 'passed through, shape not found',
  'games.roomList': 'not found',
  'lottery.openedNumbers': 'the path, not the body',
  'support.helpCenter': 'body not found',
  'promotions.claimRaffle': 'the request of a sibling, not the reply',
  'points.rewards': 'not found',
  'points.redeemHistory': 'not found',
  'points.config': 'not found',
  'points.redeem': 'not found',
  'points.convert': 'not found',
}

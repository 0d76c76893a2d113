import { calls, type Call } from '@saola/protocol'
import { mapOf, type Words } from './wire-words.ts'

/** A reply in the words of a section and with its fields alone, as each server writes it. */
export type Sample = { call: Call; section: string; reply: (words: Words) => unknown }

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

/** What the specification and the wire facts say of each reply, row by row. */
export const samples: readonly Sample[] = [
  {
    call: calls.system.config,
    section: 'specification 3, "Static config"',
    reply: () => ({
      banners: [{ url: '/b.png', linkageType: 'URL' }],
      customerService: 'https://help.example',
      iosApp: 'https://ios.example',
      androidApp: 'https://android.example',
      domains: ['https://a.example'],
    }),
  },
  { call: calls.session.login, section: 'specification 3, "Login response"', reply: () => signedIn },
  {
    call: calls.session.login,
    section: 'wire 4',
    reply: ({ id, count, flag }) => ({
      token: 'abc',
      id: id(7),
      userName: 'member01',
      customerType: count(0),
      firstTimeLogin: flag(1),
      passwordExpired: flag(0),
    }),
  },
  { call: calls.session.register, section: 'wire 4: like login', reply: () => signedIn },
  { call: calls.session.registerMobile, section: 'wire 4: like login', reply: () => signedIn },
  { call: calls.session.socialRegister, section: 'wire 4: like login', reply: () => signedIn },
  { call: calls.session.freePlay, section: 'wire 4: a token', reply: () => ({ token: 'abc' }) },
  { call: calls.session.smsNoLogin, section: 'wire 4', reply: codeSent },
  { call: calls.session.smsRegister, section: 'wire 4', reply: codeSent },
  { call: calls.session.logout, section: 'wire 4: ignored', reply: () => undefined },
  { call: calls.session.affiliate, section: 'wire 3.5: only success counts', reply: () => undefined },
  { call: calls.session.captcha, section: 'wire 3.5', reply: () => 'iVBORw0KGgo=' },
  { call: calls.session.keyRsa, section: 'wire 2', reply: () => 'a1'.repeat(128) },
  { call: calls.session.forgotByEmail, section: 'wire 4: success', reply: () => null },
  { call: calls.session.resetBySms, section: 'wire 4: success', reply: () => null },
  {
    call: calls.member.info,
    section: 'specification 3, "Member info"',
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
    section: 'wire 4.1',
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
    section: 'wire 4',
    reply: ({ id }) => ({ avatar: id(0), avatarType: 'STATIC' }),
  },
  { call: calls.member.changePassword, section: 'wire 4: success', reply: () => null },
  { call: calls.system.whitelabel, section: 'wire 3.2', reply: whitelabel },
  {
    call: calls.system.registerSettings,
    section: 'specification 3, "Registration validation per field"',
    reply: (words) => mapOf({ username: rule(words), zalo: rule(words) }),
  },
  {
    call: calls.system.registerSettings,
    section: 'wire 3.3',
    reply: (words) =>
      mapOf({
        mobileNum: { ...rule(words), enabled: words.flag(1), required: words.flag(0), type: 'x', key: 'y' },
      }),
  },
  {
    call: calls.system.status,
    section: 'specification 3, "Permission/status"',
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
    section: 'wire 3.1: lists of unknown elements, state left out',
    reply: (words) => ({
      info: { whitelabel: whitelabel(words), domainRoute: [{ url: 'x' }], analytics: { gtagId: 'G' } },
      location: 'VN',
    }),
  },
  {
    call: calls.system.domainRoute,
    section: 'specification 3, "Routers"',
    reply: () => ({ domainList: ['https://a.example'], resources: [resource] }),
  },
  {
    call: calls.system.announcements,
    section: 'wire 3.4',
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
    section: 'wire 3.4: what was not asked for',
    reply: () => ({ promotion: [] }),
  },
  {
    call: calls.wallet.balance,
    section: 'specification 3, "Balance"',
    reply: ({ amount }) => ({ sumBalance: amount(1_250_000) }),
  },
  {
    call: calls.wallet.balance,
    section: 'wire 5',
    reply: ({ amount, count }) => ({
      sumBalance: amount(1_250_000),
      balance: [{ accountTypeId: count(2), availBalance: amount(1_250_000) }],
      currency: 'VND',
      currencySymbol: '₫',
    }),
  },
  {
    call: calls.wallet.merchantWallet,
    section: 'specification 3, "Merchant wallet"',
    reply: ({ flag }) => ({ isSingle: flag(1) }),
  },
  { call: calls.wallet.merchantWallet, section: 'wire 5: one wallet unless told', reply: () => ({}) },
  ...['list', 'rows', 'content'].map((field) => ({
    call: calls.wallet.transactions,
    section: `wire 5, the rows as ${field}`,
    reply: (words: Words) => ({ totalPages: words.count(1), [field]: [statementRow(words)] }),
  })),
  {
    call: calls.games.gameVendor,
    section: 'specification 3, "Game vendor category"',
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
    section: 'wire 6.1',
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
    section: 'wire 6',
    reply: (words) => ({ games: [game(words)], totalPages: words.count(1), totalCount: words.count(1) }),
  },
  {
    call: calls.games.gameList,
    section: 'wire 6.1: a game with its other names',
    reply: ({ id }) => ({
      games: [{ nodeId: id(1), gameName: 'A', displayName: 'A', showIcon: '/s.png', defaultIcon: null }],
      totalPages: 1,
      totalCount: 1,
    }),
  },
  { call: calls.games.hotGames, section: 'wire 6', reply: (words) => ({ list: [game(words)] }) },
  {
    call: calls.games.vassGameType,
    section: 'wire 6',
    reply: () => ({ content: mapOf({ RNG: mapOf({ JILI: [] }) }) }),
  },
  { call: calls.games.favorites, section: 'wire 6', reply: ({ id }) => [id(105), id(106)] },
  {
    call: calls.games.favoriteList,
    section: 'wire 6',
    reply: (words) => ({ content: [game(words)], pageNum: words.count(1), totalPages: words.count(1) }),
  },
  { call: calls.games.addFavorite, section: 'wire 6: success', reply: () => null },
  { call: calls.games.removeFavorite, section: 'wire 6: success', reply: () => null },
  {
    call: calls.games.winnerBoard,
    section: 'wire 6',
    reply: ({ amount }) => ({
      list: [{ vo: { customerName: 'm***1', nodeName: 'Limbo', winAmount: amount(500_000) } }],
    }),
  },
  {
    call: calls.games.launchGame,
    section: 'wire 6.2',
    reply: () => ({ content: { game_url: 'https://game.example' } }),
  },
  {
    call: calls.games.launchGame,
    section: 'wire 6.2, a lottery',
    reply: () => ({ gameUrl: 'https://game.example' }),
  },
  ...[calls.lottery.vnGameMenu, calls.lottery.vnGameMenuRecent, calls.lottery.gameMenus].flatMap((call) => [
    { call, section: 'wire 6.3, a map', reply: (words: Words) => mapOf({ a: menu(words) }) },
    { call, section: 'wire 1, a list', reply: (words: Words) => [menu(words)] },
  ]),
  {
    call: calls.lottery.popular,
    section: 'wire 6.3',
    reply: ({ id }) => [{ gameId: id(3), gameCode: id(9) }],
  },
  {
    call: calls.lottery.vnOpenedNumbers,
    section: 'wire 6.3, a map',
    reply: ({ id }) => mapOf({ a: { gameId: id(1), gameCode: 'MB', numero: id(20261121), winNo: '1,2,3' } }),
  },
  {
    call: calls.contracts.consolidated,
    section: 'wire 7',
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
    }),
  },
  ...[
    calls.contracts.processDividend,
    calls.contracts.processDailySalary,
    calls.contracts.processHourlySalary,
    calls.contracts.processRealTimeSalary,
  ].map((call) => ({ call, section: 'wire 7: success', reply: () => null })),
  { call: calls.points.balance, section: 'wire 9', reply: ({ amount }) => amount(12) },
  { call: calls.support.unreadCount, section: 'wire 9', reply: ({ count }) => count(1) },
  { call: calls.support.feedback, section: 'specification 7: success', reply: () => null },
  {
    call: calls.team.downlines,
    section: 'wire 8',
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

/** Rows of the specification whose reply no document shows, and what is known of them. */
export const unknownShapes: Readonly<Record<string, string>> = {
  'system.ping': 'wire 3.5: nothing outside the specification; any answer counts',
  'member.icon': 'wire 4: not found',
  'wallet.transfer': 'wire 5: the path, not the payload',
  'games.recentGames': 'wire 6: passed through, shape not found',
  'games.roomList': 'wire 6 and 10: not found',
  'lottery.openedNumbers': 'wire 6.3: the path, not the body',
  'support.helpCenter': 'wire 3.5 and 10: body not found',
  'promotions.claimRaffle': 'wire 9: the request of a sibling, not the reply',
  'points.rewards': 'wire 9: not found',
  'points.redeemHistory': 'wire 9: not found',
  'points.config': 'wire 9: not found',
  'points.redeem': 'wire 9: not found',
  'points.convert': 'wire 9: not found',
}

import { expect } from 'vitest'
import { calls, type Call } from '@saola/protocol'
import type { Words } from './wire-words.ts'

/** A reply in the family's words, and what the apps read of it. */
export type Shape = { call: Call; what: string; reply: (words: Words) => unknown; read: unknown }

const time = 1_700_000_000_000

/** Replies of which the family has a form of its own (wire 36); what it does not tell is told by nobody. */
export const shapes: readonly Shape[] = [
  ...[
    { what: 'a bare list', wrap: (list: unknown[]): unknown => list },
    { what: 'a list with a name', wrap: (list: unknown[]): unknown => ({ list }) },
  ].flatMap(({ what, wrap }): Shape[] => [
    {
      call: calls.games.recentGames,
      what,
      reply: ({ id }) => wrap([{ nodeId: id(7), nodeName: 'Limbo' }]),
      read: { list: [expect.objectContaining({ nodeId: '7', gameName: 'Limbo', status: 'open' })] },
    },
    {
      call: calls.support.helpCenter,
      what,
      reply: ({ id }) => wrap([{ id: id(1), title: 'Nạp tiền', content: 'Chờ 3 phút.' }]),
      read: [{ id: '1', title: 'Nạp tiền', content: 'Chờ 3 phút.' }],
    },
  ]),
  {
    call: calls.support.inbox,
    what: 'rows as content, pages instead of messages',
    reply: ({ id, count, flag }) => ({
      content: [{ id: id(3), title: 'Chào', content: 'Xin chào.', isRead: flag(0), sendTime: count(time) }],
      totalPages: count(2),
    }),
    read: {
      list: [
        { messageId: '3', title: 'Chào', content: 'Xin chào.', isRead: false, sentAt: time, senderName: '' },
      ],
      totalPages: 2,
    },
  },
  ...([0, 1, 2] as const).map((status): Shape => {
    const words = ['paused', 'open', 'expired']
    return {
      call: calls.team.links,
      what: `a link of status ${status}`,
      reply: ({ id, count }) => ({
        pageInfo: { totalRecords: count(1), currentPage: count(1), pageSize: count(20) },
        list: [
          {
            id: id(4),
            code: 'A1B2',
            type: count(1),
            status: count(status),
            configs: [
              { gameCode: 'SSC_1', prizeModeId: id(1), rebate: '7.25' },
              { gameCode: 'SSC_2', prizeModeId: id(2), rebate: 7.5 },
            ],
          },
        ],
      }),
      read: {
        pageInfo: { totalRecords: 1, currentPage: 1, pageSize: 20 },
        list: [
          {
            affiUrlId: '4',
            code: 'A1B2',
            name: 'A1B2',
            type: 1,
            status: words[status],
            rebate: '7.5',
          },
        ],
      },
    }
  }),
  {
    call: calls.team.links,
    what: 'a link without rebates',
    reply: ({ count }) => ({
      pageInfo: { totalRecords: count(1) },
      list: [{ id: 4, code: 'A1B2', type: 0, status: 1, configs: null }],
    }),
    read: {
      pageInfo: { totalRecords: 1 },
      list: [{ affiUrlId: '4', code: 'A1B2', name: 'A1B2', type: 0, status: 'open' }],
    },
  },
  { call: calls.team.createLink, what: 'the code alone', reply: () => 'A1B2C3D4', read: undefined },
  {
    call: calls.team.linkRegistrations,
    what: 'a bare list',
    reply: ({ count }) => [{ customerName: 'lan88', registeredDate: count(time) }],
    read: {
      list: [
        {
          customerName: 'lan88',
          registeredDate: time,
        },
      ],
    },
  },
  {
    call: calls.team.income,
    what: 'a day with the total as the family spells it',
    reply: ({ amount, count }) => ({
      list: [
        {
          date: '2026-11-21',
          agentRebate: amount(1_200),
          dailySalary: amount(300),
          tatalIncome: amount(1_500),
        },
        { date: '2026-11-20', agentRebate: null, dailySalary: null, tatalIncome: null },
      ],
      footer: { agentRebate: amount(1_200) },
      page: { total: count(2), currentPage: count(1), pageSize: count(20) },
    }),
    read: {
      list: [{ id: '2026-11-21', agentRebate: 1_200, salary: 300, total: 1_500 }, { id: '2026-11-20' }],
      footer: { agentRebate: 1_200 },
      page: { total: 2, currentPage: 1, pageSize: 20 },
    },
  },
  ...(
    [
      [6101, 'deposit'],
      [6201, 'withdraw'],
      [6207, 'transfer'],
      [4301, 'salary'],
      [6116, 'dividend'],
      [6208, 'adjustment'],
      [4200, undefined],
    ] as const
  ).map(([code, kind]): Shape => ({
    call: calls.team.transactions,
    what: `an entry ${code}`,
    reply: ({ id, amount, count }) => ({
      list: [
        {
          txId: id(9),
          customerName: 'lan88',
          txTypeId: count(code),
          txTypeName: 'Their word',
          txTimeInTimestamp: count(time),
          amount: amount(-50_000),
          currentAvailBalance: amount(1_250_000),
          remark: null,
        },
      ],
      page: { total: count(1) },
    }),
    read: {
      list: [
        {
          id: '9',
          customerName: 'lan88',
          kind,
          kindName: 'Their word',
          time,
          amount: -50_000,
          balance: 1_250_000,
        },
      ],
      page: { total: 1 },
      footer: {},
    },
  })),
  {
    call: calls.team.overview,
    what: 'sums by product',
    reply: ({ amount, count }) => ({
      deposit: amount(900_000),
      withdraw: amount(100_000),
      lott_game_betting: amount(300_000),
      live_game_betting: amount(200_000),
      rng_game_betting: null,
      lott_pnl: amount(-60_000),
      rng_pnl: amount(20_000),
      pvp_game_loses: null,
      teamSize: count(12),
    }),
    read: {
      teamSize: 12,
      current: {
        deposit: 900_000,
        withdraw: 100_000,
        betAmount: 500_000,
        profitAndLoss: -40_000,
      },
    },
  },
  {
    call: calls.team.overview,
    what: 'no product at all',
    reply: ({ amount }) => ({ deposit: amount(0), withdraw: amount(0) }),
    read: { current: { deposit: 0, withdraw: 0 } },
  },
  {
    call: calls.team.openingTerms,
    what: 'a table of rebates, of which the largest counts',
    reply: ({ id }) => ({
      type: 0,
      quotaId: null,
      configs: [
        { type: 'SSC_1', prizeModeId: id(1), rebateValue: '7.1999' },
        { type: 'SSC_2', prizeModeId: id(2), rebateValue: 6 },
      ],
    }),
    read: { mayOpen: true, rebate: '7.199' },
  },
  {
    call: calls.promotions.referral,
    what: 'a code with the sites that its link may lead to',
    reply: ({ count }) => ({
      referralCode: 'LAN88',
      totalInvitations: count(3),
      promotionDomains: ['mekong.example', 'https://other.example/'],
    }),
    read: {
      referralCode: 'LAN88',
      url: 'https://mekong.example/?referralCode=LAN88',
      totalInvitations: 3,
    },
  },
  {
    call: calls.promotions.referral,
    what: 'a code without sites',
    reply: ({ count }) => ({ referralCode: 'LAN88', totalInvitations: count(0), promotionDomains: [] }),
    read: { referralCode: 'LAN88', totalInvitations: 0 },
  },
]

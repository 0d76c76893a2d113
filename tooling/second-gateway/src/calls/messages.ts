import { cutPage } from '../http/fields.ts'
import { done, success } from '../http/reply.ts'
import type { Call, MemberVisit, Visit } from '../http/wire.ts'
import { countAct } from '../memory/count-act.ts'
import { notices } from '../memory/notices.ts'

/** What the company and its people say to each other. */
export const messageCalls: Call[] = [
  { from: 'anybody', method: 'GET', path: '/wps/relay/MCSFE_getListAnnouncements', answer: announcements },
  { from: 'member', method: 'GET', path: '/wps/relay/CSP_unreadCount', answer: unreadCount },
  { from: 'member', method: 'GET', path: '/wps/relay/CSP_getInbox', answer: inbox },
  { from: 'anybody', method: 'GET', path: '/wps/relay/CBS_launchChat', answer: launchChat },
  { from: 'anybody', method: 'PUT', path: '/wps/feedback', answer: feedback },
  { from: 'agent', method: 'GET', path: '/wps/agent/announcements', answer: agentAnnouncements },
]

const hourMs = 3_600_000

/** Ids beyond 2^53, far enough apart to stay distinct when they are rounded. */
function noticeId(index: number): bigint {
  return 9_107_199_254_740_993n + 4096n * BigInt(index)
}

function announcements({ asked: { query }, memory: { now, origin } }: Visit) {
  const types = (query.get('types') ?? 'B,PL,PU,PR').split(',')
  const banners = [
    banner(
      { bannerId: noticeId(50), title: 'Áo Dài Fortune', linkageType: 'G', picture: 'banner-ao-dai' },
      origin,
    ),
    banner(
      { bannerId: noticeId(51), title: 'Hoàn trả mỗi ngày', linkageType: '', picture: 'banner-rebate' },
      origin,
    ),
  ]
  const player = notices.player.map((each, index) => ({
    id: noticeId(index),
    ...each,
    externalLink: null,
    announcementDisplaySpeed: 'HIGH',
    createTime: now() - (index + 1) * hourMs,
  }))
  const popup = notices.popup.map((each, index) => ({
    id: noticeId(10 + index),
    ...each,
    promotionType: null,
  }))
  const promotion = notices.promotion.map(({ picture, ...each }, index) => ({
    id: noticeId(20 + index),
    ...each,
    announcementImages: [{ imageUrl: `${origin}/art/${picture}.svg` }],
  }))
  const has = (type: string, list: readonly unknown[]) => (types.includes(type) ? list : [])
  return success({
    banners: has('B', banners),
    player: has('PL', player),
    popup: has('PU', popup),
    promotion: has('PR', promotion),
    version: '7',
  })
}

type BannerRow = { bannerId: bigint; title: string; linkageType: string; picture: string }

function banner({ picture, ...fields }: BannerRow, origin: string) {
  const isGame = fields.linkageType === 'G'
  return {
    ...fields,
    groupName: 'w_home',
    url: `${origin}/art/${picture}.svg`,
    linkage: null,
    roomId: isGame ? 52_101 : null,
    nodeId: isGame ? 2101 : null,
    vendor: isGame ? 'MKG' : null,
    redirect: null,
    externalLink: null,
  }
}

function unreadCount() {
  return success(notices.inbox.filter(({ isRead }) => isRead === 0).length)
}

function inbox({ asked: { query }, memory }: MemberVisit) {
  const letters = notices.inbox.map((each, index) => ({
    id: noticeId(30 + index),
    ...each,
    sendTime: memory.now() - index * hourMs,
  }))
  const { list, totalPages } = cutPage(letters, query, {
    page: 'page',
    size: 'size',
    first: memory.firstPage ?? 1,
  })
  return success({ content: list, totalPages })
}

function launchChat({ memory: { origin } }: Visit) {
  return success({ chatUrl: `${origin}/chat` })
}

/** Nobody says what feedback looks like, so any body is taken; too much of it is not. */
function feedback({ asked, memory }: Visit) {
  countAct(memory, `feedback ${asked.headers['authorization'] ?? ''}`)
  return done()
}

function agentAnnouncements({ memory: { now } }: MemberVisit) {
  return success(
    notices.agent.map((each, index) => ({ id: noticeId(40 + index), ...each, createTime: now() - hourMs })),
  )
}

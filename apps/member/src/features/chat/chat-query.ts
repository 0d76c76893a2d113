import { calls, type ChatMessage, type ChatNews, type ChatPage } from '@saola/protocol'
import { callQuery, type AppContext } from '@saola/shell'
import { queryOptions } from '@tanstack/react-query'

/** The last messages of the chat room; what comes later is told. */
export function chatQuery({ api }: Pick<AppContext, 'api'>) {
  const query = callQuery(api, calls.support.chat, {})
  return queryOptions({ ...query, staleTime: 0, meta: { ...query.meta, quiet: true } })
}

/** The page with a message that was said, hidden or shown again; one's own stays one's own. */
export function withNews(page: ChatPage, news: ChatNews): ChatPage {
  if (news.kind === 'listeners') return { ...page, listeners: news.count }
  return { ...page, list: withMessage(page.list, news.message) }
}

/** Messages with one more, in its place, or with the change of one. */
export function withMessage(list: readonly ChatMessage[], message: ChatMessage): ChatMessage[] {
  const known = list.find(({ messageId }) => messageId === message.messageId)
  if (known) return list.map((each) => (each === known ? { ...message, ...ownOf(known, message) } : each))
  return [...list, message].sort((one, other) => Number(one.messageId) - Number(other.messageId))
}

function ownOf(known: ChatMessage, message: ChatMessage): Pick<ChatMessage, 'isOwn'> {
  return known.isOwn === true || message.isOwn === true ? { isOwn: true } : {}
}

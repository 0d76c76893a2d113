import type { ChatMessage } from '@saola/protocol'
import type { ChatRow } from './chat-store.ts'

/** A message as everybody sees it, and as its writer does; a hidden one has no text (support 14). */
export function describeMessage(row: ChatRow, readerId?: number): ChatMessage {
  return {
    messageId: String(row.id),
    name: row.nickname,
    at: row.at,
    ...(row.isHidden ? {} : { text: row.text }),
    ...(row.accountId === readerId && { isOwn: true }),
  }
}

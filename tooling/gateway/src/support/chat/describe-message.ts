import type { ChatMessage } from '@saola/protocol'
import type { ChatRow } from './chat-store.ts'

/** A message as everybody sees it, and as its writer does; a hidden one has no text (support 14). Who is staff is known by the row alone (support 18). */
export function describeMessage(row: ChatRow, readerId?: number): ChatMessage {
  return {
    messageId: String(row.id),
    name: row.name,
    at: row.at,
    ...(row.accountId === null && { isStaff: true }),
    ...(row.isLookalike && { isLookalike: true }),
    ...(row.isHidden ? {} : { text: row.text }),
    ...(row.accountId !== null && row.accountId === readerId && { isOwn: true }),
  }
}

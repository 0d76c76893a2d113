import type { Ticket, TicketThread } from '@saola/protocol'
import { answerMs } from '@saola/rules'
import type { Database } from '../db/database.ts'
import { findLastWords, listMessages, type TicketRow } from './ticket-store.ts'

const excerptLength = 120

/** How tickets look in a list, in the order given. */
export async function describeTickets(db: Database, rows: readonly TicketRow[]): Promise<Ticket[]> {
  const lastWords = await findLastWords(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => describe(row, lastWords.get(row.id) ?? ''))
}

/** A ticket with all that was said. */
export async function describeThread(db: Database, row: TicketRow): Promise<TicketThread> {
  const messages = await listMessages(db, row.id)
  return {
    ...describe(row, messages.at(-1)?.content ?? ''),
    messages: messages.map((message) => ({
      messageId: String(message.id),
      by: message.by,
      content: message.content,
      ...(message.image !== null && {
        image: `data:image/${message.image_kind};base64,${Buffer.from(message.image).toString('base64')}`,
      }),
      at: message.created_at,
    })),
  }
}

function describe(row: TicketRow, lastWords: string): Ticket {
  return {
    ticketId: String(row.id),
    topic: row.topic,
    ...(row.reference !== null && { reference: row.reference }),
    state: row.state,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ...(row.state === 'waiting' && { replyBy: row.updated_at + answerMs }),
    unread: row.state === 'answered' && row.seen_at < row.updated_at,
    excerpt: lastWords.slice(0, excerptLength),
  }
}

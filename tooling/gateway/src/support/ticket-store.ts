import type { Selectable } from 'kysely'
import type { Ticket, TicketThread } from '@saola/protocol'
import type { Database } from '../db/open-database.ts'
import type { Schema } from '../db/schema.ts'

export type TicketRow = Selectable<Schema['ticket']>
type MessageRow = Selectable<Schema['ticket_message']>

/** The house means to answer within a day. */
const answerMs = 24 * 3_600_000
const excerptLength = 120

/** One of the account's own tickets by its id on the wire. */
export async function findTicket(
  db: Database,
  accountId: number,
  ticketId: string,
): Promise<TicketRow | undefined> {
  const id = Number(ticketId)
  if (!Number.isSafeInteger(id)) return undefined
  return db
    .selectFrom('ticket')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** Adds what somebody said, and moves the ticket to the one whose turn it is. */
export async function addMessage(
  trx: Database,
  ticketId: number,
  message: Pick<MessageRow, 'by' | 'content' | 'image' | 'image_kind'>,
  now: number,
): Promise<TicketRow> {
  await trx
    .insertInto('ticket_message')
    .values({ ticket_id: ticketId, ...message, created_at: now })
    .execute()
  return trx
    .updateTable('ticket')
    .set({
      state: message.by === 'member' ? 'waiting' : 'answered',
      updated_at: now,
      ...(message.by === 'member' && { seen_at: now }),
    })
    .where('id', '=', ticketId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** How tickets look in a list, in the order given. */
export async function describeTickets(db: Database, rows: readonly TicketRow[]): Promise<Ticket[]> {
  if (rows.length === 0) return []
  const last = await db
    .selectFrom('ticket_message')
    .distinctOn('ticket_id')
    .select(['ticket_id', 'content'])
    .where(
      'ticket_id',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('ticket_id')
    .orderBy('id', 'desc')
    .execute()
  const excerpts = new Map(last.map((message) => [message.ticket_id, message.content]))
  return rows.map((row) => describe(row, excerpts.get(row.id) ?? ''))
}

/** A ticket with all that was said. */
export async function describeThread(db: Database, row: TicketRow): Promise<TicketThread> {
  const messages = await db
    .selectFrom('ticket_message')
    .selectAll()
    .where('ticket_id', '=', row.id)
    .orderBy('id')
    .execute()
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

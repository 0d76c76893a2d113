import { sql, type Selectable } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import { isUpTo, readPage, type Page, type Paged } from '../http/page-store.ts'
import { parseId } from '../http/parse-id.ts'

export type TicketRow = Selectable<Schema['ticket']>
export type MessageRow = Selectable<Schema['ticket_message']>

/** What somebody says, with a picture if there is one. */
export type NewMessage = Pick<MessageRow, 'by' | 'content' | 'image' | 'image_kind'>

/** One of the account's own tickets by its id on the wire. */
export async function findTicket(
  db: Database,
  accountId: number,
  ticketId: string,
): Promise<TicketRow | undefined> {
  return db
    .selectFrom('ticket')
    .selectAll()
    .where('id', '=', parseId(ticketId))
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** Whether there is a ticket with this id, whoever asked. */
export async function hasTicket(db: Database, ticketId: number): Promise<boolean> {
  const known = await db.selectFrom('ticket').select('id').where('id', '=', ticketId).executeTakeFirst()
  return known !== undefined
}

/** A page of an account's tickets, the latest first. */
export function listTicketRows(db: Database, accountId: number, page: Page): Promise<Paged<TicketRow>> {
  const own = (trx: Database, upTo: number | undefined) =>
    trx
      .selectFrom('ticket')
      .where('account_id', '=', accountId)
      .where(isUpTo(sql`id`, upTo))
  return readPage(db, page, {
    growsOnTop: true,
    count: (trx, upTo) =>
      own(trx, upTo)
        .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max<number | null>('id').as('newest')])
        .executeTakeFirstOrThrow(),
    rows: (trx, { upTo, limit, offset }) =>
      own(trx, upTo)
        .selectAll()
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),
  })
}

/** How many tickets of an account have an answer that it has not seen. */
export async function countUnreadTickets(db: Database, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('ticket')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('state', '=', 'answered')
    .whereRef('seen_at', '<', 'updated_at')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Writes a ticket, seen by who asks, and returns its id. */
export async function insertTicket(
  trx: Database,
  ticket: {
    merchantId: number
    accountId: number
    topic: TicketRow['topic']
    reference: string | null
    now: number
  },
): Promise<number> {
  const row = await trx
    .insertInto('ticket')
    .values({
      merchant_id: ticket.merchantId,
      account_id: ticket.accountId,
      topic: ticket.topic,
      reference: ticket.reference,
      created_at: ticket.now,
      updated_at: ticket.now,
      seen_at: ticket.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Notes when the member looked at a ticket. */
export async function updateSeenAt(db: Database, ticketId: number, now: number): Promise<void> {
  await db.updateTable('ticket').set({ seen_at: now }).where('id', '=', ticketId).execute()
}

/** Closes a ticket; it counts as seen. */
export async function updateToClosed(db: Database, ticketId: number, now: number): Promise<TicketRow> {
  return db
    .updateTable('ticket')
    .set({ state: 'closed', updated_at: now, seen_at: now })
    .where('id', '=', ticketId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Adds what somebody said, and moves the ticket to the one whose turn it is. */
export async function addMessage(
  trx: Database,
  ticketId: number,
  message: NewMessage,
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

/** The last words of tickets, by their ids. */
export async function findLastWords(
  db: Database,
  ticketIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ticketIds.length === 0) return new Map()
  const last = await db
    .selectFrom('ticket_message')
    .distinctOn('ticket_id')
    .select(['ticket_id', 'content'])
    .where('ticket_id', 'in', ticketIds)
    .orderBy('ticket_id')
    .orderBy('id', 'desc')
    .execute()
  return new Map(last.map((message) => [message.ticket_id, message.content]))
}

/** All that was said in a ticket, the first words first. */
export async function listMessages(db: Database, ticketId: number): Promise<MessageRow[]> {
  return db.selectFrom('ticket_message').selectAll().where('ticket_id', '=', ticketId).orderBy('id').execute()
}

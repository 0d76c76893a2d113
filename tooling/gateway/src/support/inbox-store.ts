import type { InboxMessage } from '@saola/protocol'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { isUpTo, type Counted } from '../http/page-store.ts'

type Row = {
  id: number
  sender_name: string
  title: string
  content: string
  sent_at: number
  read_at: number | null
}

/** The newest of what was written to an account until a moment, as many as asked for. */
export async function listInbox(
  db: Database,
  accountId: number,
  { limit, until }: { limit: number; until: number },
): Promise<InboxMessage[]> {
  const { rows } = await sql<Row>`
    select message.id, sender.name as sender_name, message.title, message.content, message.sent_at, receipt.read_at
    from line_message_receipt receipt
    join line_message message on message.id = receipt.message_id
    join account sender on sender.id = message.sender_id
    where receipt.receiver_id = ${accountId} and message.sent_at <= ${until}
    order by receipt.message_id desc limit ${limit}`.execute(db)
  return rows.map((row) => ({
    messageId: String(row.id),
    senderName: row.sender_name,
    title: row.title,
    content: row.content,
    sentAt: row.sent_at,
    isRead: row.read_at !== null,
  }))
}

/** How many messages an account had at a moment and when the newest was sent, and how many of all it has not read. */
export async function countInbox(
  db: Database,
  accountId: number,
  until?: number,
): Promise<Counted & { unread: number }> {
  const { rows } = await sql<Counted & { unread: number }>`
    select count(*) filter (where ${isUpTo(sql`message.sent_at`, until)}) as count, max(message.sent_at) as newest,
      count(*) - count(receipt.read_at) as unread
    from line_message_receipt receipt join line_message message on message.id = receipt.message_id
    where receipt.receiver_id = ${accountId}`.execute(db)
  return rows[0] ?? { count: 0, newest: null, unread: 0 }
}

/** Notes that an account has read a message of its own; false where it has no such message. */
export async function updateRead(
  db: Database,
  { messageId, accountId, now }: { messageId: number; accountId: number; now: number },
): Promise<boolean> {
  const changed = await db
    .updateTable('line_message_receipt')
    .set(({ fn, val }) => ({ read_at: fn.coalesce('read_at', val(now)) }))
    .where('message_id', '=', messageId)
    .where('receiver_id', '=', accountId)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

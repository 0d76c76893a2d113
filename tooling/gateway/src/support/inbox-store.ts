import type { InboxMessage } from '@saola/protocol'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

type Row = {
  id: number
  sender_name: string
  title: string
  content: string
  sent_at: number
  read_at: number | null
}

/** One page of what was written to an account, newest first. */
export async function listInbox(
  db: Database,
  accountId: number,
  page: { limit: number; offset: number },
): Promise<InboxMessage[]> {
  const { rows } = await sql<Row>`
    select message.id, sender.name as sender_name, message.title, message.content, message.sent_at, receipt.read_at
    from line_message_receipt receipt
    join line_message message on message.id = receipt.message_id
    join account sender on sender.id = message.sender_id
    where receipt.receiver_id = ${accountId}
    order by receipt.message_id desc limit ${page.limit} offset ${page.offset}`.execute(db)
  return rows.map((row) => ({
    messageId: String(row.id),
    senderName: row.sender_name,
    title: row.title,
    content: row.content,
    sentAt: row.sent_at,
    isRead: row.read_at !== null,
  }))
}

/** How many messages an account has, and how many of them it has not read. */
export async function countInbox(
  db: Database,
  accountId: number,
): Promise<{ total: number; unread: number }> {
  const { rows } = await sql<{ total: number; read: number }>`
    select count(*) as total, count(read_at) as read from line_message_receipt
    where receiver_id = ${accountId}`.execute(db)
  const { total = 0, read = 0 } = rows[0] ?? {}
  return { total: Number(total), unread: Number(total) - Number(read) }
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

import type { SentMessage } from '@saola/protocol'
import { sql, type RawBuilder } from 'kysely'
import { namesAre } from '../../accounts/names/names-like-store.ts'
import { isPaused } from '../../accounts/paused-store.ts'
import type { Database } from '../../db/database.ts'
import { countUpTo, isUpTo, readPage, type Page, type Paged } from '../../http/page-store.ts'

export type NewMessage = {
  senderId: number
  actorId: number
  audience: SentMessage['audience']
  receiverId: number | null
  title: string
  content: string
  now: number
}

/** Keeps an agent from sending twice at once, so that the messages of a day are counted one by one. */
export async function lockSender(trx: Database, senderId: number): Promise<void> {
  await trx.selectFrom('account').select('id').where('id', '=', senderId).forUpdate().execute()
}

/** How many messages an agent sent since a moment. */
export async function countSent(db: Database, senderId: number, since: number): Promise<number> {
  const row = await db
    .selectFrom('line_message')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('sender_id', '=', senderId)
    .where('sent_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(row.total)
}

/** An account below an agent by its id, or by its name as it is shown (team 42); undefined for any other, and where several look alike. */
export async function findBelow(
  db: Database,
  agentId: number,
  who: { id: number } | { name: string },
): Promise<number | undefined> {
  const [found, another] = await db
    .selectFrom('descent')
    .innerJoin('account', 'account.id', 'descent.descendant_id')
    .select('account.id')
    .where('descent.ancestor_id', '=', agentId)
    .where('descent.depth', '>', 0)
    .where('id' in who ? sql<boolean>`account.id = ${who.id}` : namesAre(sql`account.name`, who.name))
    .limit(2)
    .execute()
  return another === undefined ? found?.id : undefined
}

/**
 * Writes a message down and puts it where its audience reads it, but for accounts that are closed or switched off, on a break
 * or excluded, and trial accounts (team 34). Answers how many it reached.
 */
export async function insertMessage(
  trx: Database,
  message: NewMessage,
): Promise<{ id: number; receivers: number }> {
  const { id } = await trx
    .insertInto('line_message')
    .values({
      sender_id: message.senderId,
      actor_id: message.actorId,
      audience: message.audience,
      receiver_id: message.receiverId,
      title: message.title,
      content: message.content,
      sent_at: message.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { numAffectedRows = 0n } = await sql`
    insert into line_message_receipt (message_id, receiver_id)
    select ${id}::bigint, account.id
    from descent join account on account.id = descent.descendant_id
    where descent.ancestor_id = ${message.senderId} and ${withinAudience(message)}
      and account.active_flag = 1 and account.type in (0, 1, 2)
      and not ${isPaused(message.now)}`.execute(trx)
  return { id, receivers: Number(numAffectedRows) }
}

function withinAudience({ audience, receiverId }: NewMessage): RawBuilder<unknown> {
  if (audience === 'direct') return sql`descent.depth = 1`
  return audience === 'branch'
    ? sql`descent.depth > 0`
    : sql`descent.depth > 0 and account.id = ${receiverId}`
}

type Row = {
  id: number
  audience: SentMessage['audience']
  receiver_name: string | null
  actor_label: string | null
  title: string
  content: string
  sent_at: number
  receivers: number
  read: number
}

/** One page of what an agent sent, newest first. */
export function listSent(db: Database, senderId: number, page: Page): Promise<Paged<SentMessage>> {
  const own = (upTo: number | undefined) =>
    sql`message.sender_id = ${senderId} and ${isUpTo(sql`message.id`, upTo)}`
  return readPage(db, page, {
    growsOnTop: true,
    count: (trx, upTo) => countUpTo(trx, sql`message.id`, sql`from line_message message where ${own(upTo)}`),
    rows: (trx, { upTo, limit, offset }) =>
      readSent(trx, sql`${own(upTo)} order by message.id desc limit ${limit} offset ${offset}`),
  })
}

/** What an agent sent last. */
export async function findLastSent(db: Database, senderId: number): Promise<SentMessage | undefined> {
  const [last] = await readSent(db, sql`message.sender_id = ${senderId} order by message.id desc limit 1`)
  return last
}

async function readSent(db: Database, which: RawBuilder<unknown>): Promise<SentMessage[]> {
  const { rows } = await sql<Row>`
    select message.id, message.audience, receiver.name as receiver_name, sub_account.label as actor_label,
      message.title, message.content, message.sent_at,
      (select count(*) from line_message_receipt where message_id = message.id) as receivers,
      (select count(read_at) from line_message_receipt where message_id = message.id) as read
    from line_message message
    left join account receiver on receiver.id = message.receiver_id
    left join sub_account on sub_account.account_id = message.actor_id
    where ${which}`.execute(db)
  return rows.map((row) => ({
    messageId: String(row.id),
    audience: row.audience,
    ...(row.receiver_name !== null && { receiverName: row.receiver_name }),
    ...(row.actor_label !== null && { actorLabel: row.actor_label }),
    title: row.title,
    content: row.content,
    sentAt: row.sent_at,
    receivers: Number(row.receivers),
    read: Number(row.read),
  }))
}

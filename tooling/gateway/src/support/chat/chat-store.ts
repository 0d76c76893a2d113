import { chatRules } from '@saola/rules'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** A message as it is read. */
export type ChatRow = {
  id: number
  /** Absent for a message of the operator's people. */
  accountId: number | null
  name: string
  /** Whether the writer's nickname looks like that of another member who wrote here and was there before. */
  isLookalike: boolean
  text: string
  at: number
  isHidden: boolean
}

/** Whether the room is open, and how slow it is. */
export async function getSettings(
  db: Database,
  merchantId: number,
): Promise<{ isOpen: boolean; slowSeconds: number }> {
  const row = await db
    .selectFrom('chat_setting')
    .select(['is_open as isOpen', 'slow_seconds as slowSeconds'])
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst()
  return row ?? { isOpen: false, slowSeconds: chatRules.slowSeconds }
}

/** Writes whether the room is open, and how slow it is. */
export async function saveSettings(
  db: Database,
  row: { merchant_id: number; is_open: boolean; slow_seconds: number },
): Promise<void> {
  await db
    .insertInto('chat_setting')
    .values(row)
    .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet(row))
    .execute()
}

/** The last messages of a room before a place, oldest first. */
export async function listMessages(
  db: Database,
  merchantId: number,
  { before, most }: { before: number | undefined; most: number },
): Promise<ChatRow[]> {
  const rows = await messages(db)
    .where('chat_message.merchant_id', '=', merchantId)
    .$if(before !== undefined, (query) => query.where('chat_message.id', '<', before ?? 0))
    .orderBy('chat_message.id', 'desc')
    .limit(most)
    .execute()
  return rows.toReversed()
}

/** One message of a room. */
export function findMessage(db: Database, merchantId: number, id: number): Promise<ChatRow | undefined> {
  return messages(db)
    .where('chat_message.merchant_id', '=', merchantId)
    .where('chat_message.id', '=', id)
    .executeTakeFirst()
}

/** When an account wrote last. */
export async function lastSaidAt(db: Database, accountId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('chat_message')
    .select('created_at as at')
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at
}

/** Writes a message down and tells listeners of it. */
export async function insertMessage(
  trx: Database,
  row: {
    merchant_id: number
    text: string
    created_at: number
    account_id?: number
    /** What the operator's people sign with; only they have no account. */
    staff_name?: string
  },
): Promise<number> {
  const { id } = await trx.insertInto('chat_message').values(row).returning('id').executeTakeFirstOrThrow()
  await trx.insertInto('chat_event').values({ message_id: id, kind: 'said' }).execute()
  return id
}

/** Hides a message or shows it again, and tells listeners; false where it is so already. */
export async function updateHidden(
  trx: Database,
  { merchantId, id, at }: { merchantId: number; id: number; at: number | null },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('chat_message')
    .set({ hidden_at: at })
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .where('hidden_at', at === null ? 'is not' : 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await trx
    .insertInto('chat_event')
    .values({ message_id: id, kind: at === null ? 'shown' : 'hidden' })
    .execute()
  return true
}

/** The place of the newest event. */
export async function getLastEvent(db: Database): Promise<number> {
  const row = await db
    .selectFrom('chat_event')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirst()
  return Number(row?.last ?? 0)
}

/** Messages to which something happened after a place, in that order, as they are now. */
export async function listEventsAfter(
  db: Database,
  merchantId: number,
  { after, most }: { after: number; most: number },
): Promise<{ id: number; row: ChatRow }[]> {
  const rows = await messages(db)
    .innerJoin('chat_event', 'chat_event.message_id', 'chat_message.id')
    .select('chat_event.id as eventId')
    .where('chat_event.id', '>', after)
    .where('chat_message.merchant_id', '=', merchantId)
    .orderBy('chat_event.id', 'desc')
    .limit(most)
    .execute()
  return rows.toReversed().map(({ eventId, ...row }) => ({ id: eventId, row }))
}

function messages(db: Database) {
  return db
    .selectFrom('chat_message')
    .leftJoin('account', 'account.id', 'chat_message.account_id')
    .select([
      'chat_message.id',
      'account_id as accountId',
      sql<string>`coalesce(account.nickname, chat_message.staff_name)`.as('name'),
      sql<boolean>`exists (
        select from account earlier
        where earlier.merchant_id = account.merchant_id and earlier.nickname_skeleton = account.nickname_skeleton
          and earlier.id < account.id and exists (select from chat_message said where said.account_id = earlier.id)
      )`.as('isLookalike'),
      'text',
      'chat_message.created_at as at',
      sql<boolean>`hidden_at is not null`.as('isHidden'),
    ])
}

/** Forgets all but the newest events; answers how many were forgotten. */
export async function deleteOldEvents(db: Database, kept: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('chat_event')
    .where('id', '<=', (await getLastEvent(db)) - kept)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

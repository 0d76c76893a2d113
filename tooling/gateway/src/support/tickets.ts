import type { calls } from '@saola/protocol'
import { checkImages, imageType, messageOf } from '@saola/validation'
import type { Database } from '../db/open-database.ts'
import { Fault } from '../http/fault.ts'
import type { CallContext, Handler } from '../http/mount.ts'
import { inFiveMinutes, takeAttempt } from '../http/take-attempt.ts'
import { addMessage, describeThread, describeTickets, findTicket, type TicketRow } from './ticket-store.ts'

const messagesPerAccount = inFiveMinutes(20)

/** The member's questions, the latest first. */
export const listTickets: Handler<typeof calls.support.tickets> = async ({ account, house, input }) => {
  const own = house.db.selectFrom('ticket').where('account_id', '=', account.id)
  const rows = await own
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(input.pageSize)
    .offset((input.pageNo - 1) * input.pageSize)
    .execute()
  const { count } = await own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { list: await describeTickets(house.db, rows), totalCount: Number(count) }
}

/** One question with its answers; looking at it reads them. */
export const getTicket: Handler<typeof calls.support.ticket> = async (context) => {
  const { house } = context
  const found = await requireTicket(context, context.input.ticketId)
  await house.db.updateTable('ticket').set({ seen_at: house.now() }).where('id', '=', found.id).execute()
  return describeThread(house.db, { ...found, seen_at: house.now() })
}

/** Asks the house about something, with the number of what it is about and a picture if there is one. */
export const openTicket: Handler<typeof calls.support.openTicket> = async (context) => {
  const { account, house, merchant, input } = context
  const message = await readMessage(context, input)
  const now = house.now()
  const row = await house.db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('ticket')
      .values({
        merchant_id: merchant.id,
        account_id: account.id,
        topic: input.topic,
        reference: input.reference?.trim() || null,
        created_at: now,
        updated_at: now,
        seen_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return addMessage(trx, id, message, now)
  })
  return describeThread(house.db, row)
}

/** Says more about a question; a closed one opens again. */
export const replyTicket: Handler<typeof calls.support.replyTicket> = async (context) => {
  const { house, input } = context
  const found = await requireTicket(context, input.ticketId)
  const message = await readMessage(context, input)
  const row = await house.db.transaction().execute((trx) => addMessage(trx, found.id, message, house.now()))
  return describeThread(house.db, row)
}

/** Ends a question. */
export const closeTicket: Handler<typeof calls.support.closeTicket> = async (context) => {
  const { house } = context
  const found = await requireTicket(context, context.input.ticketId)
  const row = await house.db
    .updateTable('ticket')
    .set({ state: 'closed', updated_at: house.now(), seen_at: house.now() })
    .where('id', '=', found.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return describeThread(house.db, row)
}

/** Questions with an answer that the member has not seen. */
export const countUnread: Handler<typeof calls.support.unreadCount> = async ({ account, house }) => {
  const { count } = await house.db
    .selectFrom('ticket')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', account.id)
    .where('state', '=', 'answered')
    .whereRef('seen_at', '<', 'updated_at')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What the house says; the member sees it as unread. */
export async function answerTicket(
  db: Database,
  ticketId: number,
  content: string,
  now: number,
): Promise<void> {
  const known = await db.selectFrom('ticket').select('id').where('id', '=', ticketId).executeTakeFirst()
  if (!known) throw new Fault('not_found')
  await db
    .transaction()
    .execute((trx) => addMessage(trx, ticketId, { by: 'house', content, image: null, image_kind: null }, now))
}

async function requireTicket(
  { account, house }: Pick<CallContext<unknown>, 'account' | 'house'>,
  ticketId: string,
): Promise<TicketRow> {
  const found = await findTicket(house.db, account.id, ticketId)
  if (!found) throw new Fault('not_found')
  return found
}

async function readMessage(
  { account, house }: Pick<CallContext<unknown>, 'account' | 'house'>,
  input: { content: string; image?: string | undefined },
) {
  const content = input.content.trim()
  if (content === '') throw new Fault('request_param_err', { field: 'content', params: { field: 'content' } })
  await takeAttempt(house, `ticket:account:${account.id}`, messagesPerAccount)
  if (input.image === undefined) return { by: 'member', content, image: null, image_kind: null } as const
  const image = Buffer.from(input.image, 'base64')
  const refused = checkImages([{ size: image.length, head: image.subarray(0, 16) }], 'image')[0]
  if (refused) {
    const { key, params } = messageOf(refused)
    throw new Fault('support.image.refused', { field: 'image', messageKey: key, params: params ?? {} })
  }
  const kind = imageType(image) === 'image/png' ? 'png' : 'jpeg'
  return { by: 'member', content, image, image_kind: kind } as const
}

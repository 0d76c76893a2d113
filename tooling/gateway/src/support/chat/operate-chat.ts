import { checkChatText, cleanChatText, hourMs } from '@saola/rules'
import * as z from 'zod/mini'
import { Fault } from '../../http/fault.ts'
import { findMerchant } from '../../http/merchant.ts'
import type { Services } from '../../services/services.ts'
import { getSettings, insertMessage, saveSettings, updateHidden } from './chat-store.ts'
import {
  findWriter,
  listForOperator,
  listRoomsOfAll,
  saveMute,
  updateToKept,
  type ModeratedMessage,
} from './moderation-store.ts'

const merchant = z.string()

/** What the operator does about the chat room: looks, speaks, hides or shows a message, mutes a member, sets how slow it is. */
export const chatOperation = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('list'), merchant }),
  z.strictObject({ step: z.literal('hide'), merchant, messageId: z.int() }),
  z.strictObject({ step: z.literal('show'), merchant, messageId: z.int() }),
  z.strictObject({
    step: z.literal('mute'),
    merchant,
    member: z.string(),
    /** 0 lets the member write again. */
    hours: z.int().check(z.minimum(0), z.maximum(8_760)),
  }),
  z.strictObject({
    step: z.literal('say'),
    merchant,
    text: z.string(),
    /** What the message is signed with, beside the mark of staff. */
    by: z.string().check(z.minLength(1), z.maxLength(40)),
  }),
  z.strictObject({
    step: z.literal('room'),
    merchant,
    isOpen: z.boolean(),
    /** Between two messages of one member. */
    slowSeconds: z.int().check(z.minimum(0), z.maximum(3600)),
  }),
])
export type ChatOperation = z.infer<typeof chatOperation>

const mostListed = 100

/** Takes one step. */
export async function operateChat(services: Services, wanted: ChatOperation): Promise<unknown> {
  const { db } = services
  const now = services.now()
  const { id: merchantId } = await findMerchant(services, wanted.merchant)
  switch (wanted.step) {
    case 'list':
      return {
        ...(await getSettings(db, merchantId)),
        messages: await listForOperator(db, merchantId, { now, most: mostListed }),
      }
    case 'room': {
      const { isOpen, slowSeconds } = wanted
      await saveSettings(db, { merchant_id: merchantId, is_open: isOpen, slow_seconds: slowSeconds })
      return { isOpen, slowSeconds }
    }
    case 'mute': {
      const writer = await findWriter(db, merchantId, wanted.member)
      if (!writer) throw new Fault('not_found', { field: 'member' })
      const until = now + wanted.hours * hourMs
      await saveMute(db, writer.id, until)
      return { until }
    }
    case 'say':
      return sayAsStaff(services, merchantId, wanted)
    default:
      return decide(services, merchantId, wanted)
  }
}

/** Every merchant's room as the desk shows it. */
export async function listRooms({
  db,
  now,
}: Pick<Services, 'db' | 'now'>): Promise<
  { merchant: string; isOpen: boolean; slowSeconds: number; messages: ModeratedMessage[] }[]
> {
  const rooms = await listRoomsOfAll(db, { now: now(), most: mostListed })
  return Promise.all(
    rooms.map(async ({ merchantId, ...room }) => ({ ...room, ...(await getSettings(db, merchantId)) })),
  )
}

/** Says something for the operator: the message has no account, so that it carries the mark of staff (support 18). */
async function sayAsStaff(
  services: Services,
  merchantId: number,
  { text, by }: { text: string; by: string },
): Promise<{ messageId: number }> {
  const refusal = checkChatText(text)
  if (refusal) throw new Fault('request_param_err', { field: 'text', messageKey: refusal.key })
  const name = cleanChatText(by)
  if (name === '') throw new Fault('request_param_err', { field: 'by' })
  const messageId = await services.db.transaction().execute((trx) =>
    insertMessage(trx, {
      merchant_id: merchantId,
      staff_name: name,
      text: cleanChatText(text),
      created_at: services.now(),
    }),
  )
  await services.signals.send()
  return { messageId }
}

type Decision = Extract<ChatOperation, { messageId: number }>

async function decide(
  services: Services,
  merchantId: number,
  wanted: Decision,
): Promise<{ changed: boolean }> {
  const now = services.now()
  const at = wanted.step === 'hide' ? now : null
  const changed = await services.db.transaction().execute(async (trx) => {
    const isChanged = await updateHidden(trx, { merchantId, id: wanted.messageId, at })
    if (at === null) await updateToKept(trx, wanted.messageId, now)
    return isChanged
  })
  if (changed) await services.signals.send()
  return { changed }
}

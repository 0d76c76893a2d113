import type { Env, Hono } from 'hono'
import { chatNewsPath, type ChatNews } from '@saola/protocol'
import { createEventFeed, eventResponse, type EventFeed } from '../../http/event-feed.ts'
import { Fault } from '../../http/fault.ts'
import { findMerchant } from '../../http/merchant.ts'
import type { Services } from '../../services/services.ts'
import { getLastEvent, listEventsAfter } from './chat-store.ts'
import { describeMessage } from './describe-message.ts'
import { countListeners, savePresence } from './presence-store.ts'

/** Serves what is said in the chat room of a merchant as server-sent events, resumed after `Last-Event-ID` (support 15). */
export function mountChatNews<E extends Env>(app: Hono<E>, services: Services): void {
  const feeds = new Map<number, EventFeed>()
  app.get(chatNewsPath, async (context) => {
    const { id } = await findMerchant(services, context.req.query('merchant') ?? '')
    const feed = feeds.get(id) ?? createChatFeed(services, id)
    feeds.set(id, feed)
    const place = context.req.header('last-event-id') ?? ''
    const stream = await feed.open(/^\d{1,15}$/.test(place) ? Number(place) : undefined)
    if (!stream) throw new Fault('system.unavailable', { retryAfterSeconds: 30, cause: 'no more streams' })
    return eventResponse(stream)
  })
}

function createChatFeed(services: Services, merchantId: number): EventFeed {
  const { db, now, randomBytes } = services
  const process = `${merchantId}:${randomBytes(8).toString('hex')}`
  return createEventFeed(services, {
    getLast: () => getLastEvent(db),
    listAfter: async (after, most) =>
      (await listEventsAfter(db, merchantId, { after, most })).map(({ id, row }) => ({
        id,
        news: { kind: 'message', message: describeMessage(row) } satisfies ChatNews,
      })),
    onListeners: async (listeners) => {
      await savePresence(db, { process, merchant_id: merchantId, listeners, at: now() })
      return { kind: 'listeners', count: await countListeners(db, merchantId, now()) } satisfies ChatNews
    },
  })
}

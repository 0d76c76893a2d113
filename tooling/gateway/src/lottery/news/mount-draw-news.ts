import type { Env, Hono } from 'hono'
import { drawNewsPath } from '@saola/protocol'
import { createEventFeed, eventResponse } from '../../http/event-feed.ts'
import { Fault } from '../../http/fault.ts'
import type { Services } from '../../services/services.ts'
import { getLastNewsId, listNewsAfter } from './news-store.ts'

/** Serves what becomes of draws as server-sent events, resumed after the header `Last-Event-ID` (lottery 43). */
export function mountDrawNews<E extends Env>(app: Hono<E>, services: Services): void {
  const { db } = services
  const feed = createEventFeed(services, {
    getLast: () => getLastNewsId(db),
    listAfter: (after, most) => listNewsAfter(db, after, most),
  })
  app.get(drawNewsPath, async (context) => {
    const place = context.req.header('last-event-id') ?? ''
    const stream = await feed.open(/^\d{1,15}$/.test(place) ? Number(place) : undefined)
    if (!stream) throw new Fault('system.unavailable', { retryAfterSeconds: 30, cause: 'no more streams' })
    return eventResponse(stream)
  })
}

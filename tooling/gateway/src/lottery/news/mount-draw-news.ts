import type { Env, Hono } from 'hono'
import { drawNewsPath } from '@saola/protocol'
import { Fault } from '../../http/fault.ts'
import type { Services } from '../../services/services.ts'
import { createDrawFeed } from './draw-feed.ts'

/** Serves what becomes of draws as server-sent events, resumed after the header `Last-Event-ID` (lottery 43). */
export function mountDrawNews<E extends Env>(app: Hono<E>, services: Services): void {
  const feed = createDrawFeed(services)
  app.get(drawNewsPath, async (context) => {
    const place = context.req.header('last-event-id') ?? ''
    const stream = await feed.open(/^\d{1,15}$/.test(place) ? Number(place) : undefined)
    if (!stream) throw new Fault('system.unavailable', { retryAfterSeconds: 30, cause: 'no more streams' })
    return new Response(stream, {
      headers: {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store, no-transform',
        // Proxies that collect answers would hold every event back.
        'X-Accel-Buffering': 'no',
      },
    })
  })
}

import { calls, headers } from '@saola/protocol'
import type { Hono } from 'hono'
import { cors } from 'hono/cors'

/**
 * A page whose own line is dead asks for its ticket at another one (session 31), which is another origin. Every origin may
 * ask: the call takes no cookie, and who knows the token of a session can ask without a browser as well.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- Hono's environment type does not matter here
export function openHandOver(app: Hono<any>): void {
  const allowHeaders = [...Object.values(headers), 'Content-Type']
  app.use(
    calls.session.handOver.path,
    cors({ origin: '*', allowMethods: ['POST'], allowHeaders, maxAge: 600 }),
  )
}

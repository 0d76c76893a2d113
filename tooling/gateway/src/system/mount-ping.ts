import type { Hono } from 'hono'
import { calls } from '@saola/protocol'

/** The speed test of a line: answered to every page of every origin, before any merchant is known. */
// oxlint-disable-next-line typescript/no-explicit-any -- Hono's environment type does not matter here
export function mountPing(app: Hono<any>): void {
  app.get(calls.system.ping.path, (context) => {
    context.header('Access-Control-Allow-Origin', '*')
    context.header('Timing-Allow-Origin', '*')
    context.header('Cache-Control', 'no-store')
    return context.json({ success: true, value: 'pong' })
  })
}

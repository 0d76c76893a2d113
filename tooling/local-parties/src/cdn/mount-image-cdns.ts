import type { Env, Hono } from 'hono'
import { failsAtTimes } from './fails-at-times.ts'

/** Where the two picture hosts of a laptop are, below the site that shows them; the second fails at times (system 7). */
export const localImageCdns = ['/cdn/one', '/cdn/two'] as const

/** Serves the gateway's pictures once more under the address of each host. */
export function mountImageCdns<E extends Env>(app: Hono<E>): void {
  const pictures = (request: Request) => app.fetch(request)
  const [reliable, unreliable] = localImageCdns
  const answers = { [reliable]: pictures, [unreliable]: failsAtTimes(pictures, () => true) }
  for (const [base, answer] of Object.entries(answers)) {
    app.get(`${base}/art/*`, (context) => {
      const address = new URL(context.req.url)
      address.pathname = address.pathname.slice(base.length)
      return answer(new Request(address, context.req.raw))
    })
  }
}

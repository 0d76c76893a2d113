import type { Hono } from 'hono'
import * as z from 'zod/mini'
import { hasSecret } from '../bearer.ts'
import { recordOrder, findBalance, findOrder } from './player-wallet-store.ts'
import type { Services } from '../services.ts'

const order = z.object({
  orderId: z.string().check(z.regex(/^[\w:.-]{1,64}$/)),
  playerId: z.string().check(z.regex(/^[\w:.-]{1,64}$/)),
  direction: z.enum(['in', 'out']),
  amount: z.int().check(z.positive(), z.maximum(1_000_000_000_000)),
})

/**
 * Wallets that the in-house vendor keeps for its players where a merchant does not have one for all vendors: `POST
 * /wallet/orders` records an order once, `GET` of it tells how it ended, `GET /wallet/players/:id` what a player has.
 * With the vendor's secret as bearer.
 */
export function mountWalletOrders(app: Hono, services: Services): void {
  app.post('/wallet/orders', async (context) => {
    if (!hasSecret(context, services)) return context.body(null, 401)
    const wanted = order.safeParse(await context.req.json().catch(() => undefined))
    if (!wanted.success) return context.body(null, 400)
    const recorded = await recordOrder(services, wanted.data)
    return recorded ? context.json(recorded) : context.body(null, 409)
  })
  app.get('/wallet/orders/:orderId', async (context) => {
    if (!hasSecret(context, services)) return context.body(null, 401)
    const known = await findOrder(services, context.req.param('orderId'))
    // The header tells an order that is missing from an address that is wrong.
    return known ? context.json(known) : context.body(null, 404, { 'X-Order': 'missing' })
  })
  app.get('/wallet/players/:playerId', async (context) => {
    if (!hasSecret(context, services)) return context.body(null, 401)
    return context.json({ balance: await findBalance(services, context.req.param('playerId')) })
  })
}

import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { House } from '../house.ts'

const order = z.object({
  orderId: z.string().check(z.regex(/^[\w:.-]{1,64}$/)),
  playerId: z.string().check(z.regex(/^[\w:.-]{1,64}$/)),
  direction: z.enum(['in', 'out']),
  amount: z.int().check(z.positive(), z.maximum(1_000_000_000_000)),
})
type Order = z.infer<typeof order>

/**
 * Wallets that the house vendor keeps for its players where a merchant does not have one for all vendors: `POST
 * /wallet/orders` books an order once, `GET` of it tells how it ended, `GET /wallet/players/:id` what a player has.
 * With the vendor's secret as bearer.
 */
export function mountPlayerWallets(app: Hono, house: House): void {
  app.post('/wallet/orders', async (context) => {
    if (!isTrusted(context, house)) return context.body(null, 401)
    const wanted = order.safeParse(await context.req.json().catch(() => undefined))
    if (!wanted.success) return context.body(null, 400)
    const booked = await bookOrder(house, wanted.data)
    return booked ? context.json(booked) : context.body(null, 409)
  })
  app.get('/wallet/orders/:orderId', async (context) => {
    if (!isTrusted(context, house)) return context.body(null, 401)
    const known = await house.db
      .selectFrom('house_order')
      .select('state')
      .where('order_id', '=', context.req.param('orderId'))
      .executeTakeFirst()
    // The header tells an order that is missing from an address that is wrong.
    return known ? context.json(known) : context.body(null, 404, { 'X-Order': 'missing' })
  })
  app.get('/wallet/players/:playerId', async (context) => {
    if (!isTrusted(context, house)) return context.body(null, 401)
    const held = await house.db
      .selectFrom('house_wallet')
      .select('balance')
      .where('player_id', '=', context.req.param('playerId'))
      .executeTakeFirst()
    return context.json({ balance: held?.balance ?? 0 })
  })
}

/** Books an order once; undefined when its id belongs to another one. */
async function bookOrder(
  house: House,
  { orderId, playerId, direction, amount }: Order,
): Promise<{ state: 'done' | 'refused' } | undefined> {
  return house.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('house_wallet')
      .values({ player_id: playerId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    // Taking the id waits for the same order in flight.
    const taken = await trx
      .insertInto('house_order')
      .values({
        order_id: orderId,
        player_id: playerId,
        direction,
        amount,
        state: 'done',
        created_at: house.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('order_id')
      .executeTakeFirst()
    if (!taken) {
      const first = await trx
        .selectFrom('house_order')
        .selectAll()
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow()
      const isSame = first.player_id === playerId && first.direction === direction && first.amount === amount
      return isSame ? { state: first.state } : undefined
    }
    const change = direction === 'in' ? amount : -amount
    const moved = await trx
      .updateTable('house_wallet')
      .set((eb) => ({ balance: eb('balance', '+', change) }))
      .where('player_id', '=', playerId)
      .where((eb) => eb(eb('balance', '+', change), '>=', 0))
      .returning('balance')
      .executeTakeFirst()
    if (moved) return { state: 'done' }
    await trx.updateTable('house_order').set({ state: 'refused' }).where('order_id', '=', orderId).execute()
    return { state: 'refused' }
  })
}

function isTrusted(context: Context, { settings: { vendorSecret } }: House): boolean {
  const offered = context.req.header('authorization') ?? ''
  return vendorSecret !== '' && timingSafeEqual(digest(offered), digest(`Bearer ${vendorSecret}`))
}

/** Equal lengths, so that a comparison in constant time is possible. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

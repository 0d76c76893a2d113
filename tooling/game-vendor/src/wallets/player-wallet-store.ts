import type { Services } from '../services.ts'

/** Money into a player's wallet or out of it, in whole đồng. */
export type Order = { orderId: string; playerId: string; direction: 'in' | 'out'; amount: number }

/** Records an order once; undefined when its id belongs to another one. */
export async function recordOrder(
  services: Services,
  { orderId, playerId, direction, amount }: Order,
): Promise<{ state: 'done' | 'refused' } | undefined> {
  return services.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('player_wallet')
      .values({ player_id: playerId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    // Taking the id waits for the same order in flight.
    const taken = await trx
      .insertInto('wallet_order')
      .values({
        order_id: orderId,
        player_id: playerId,
        direction,
        amount,
        state: 'done',
        created_at: services.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('order_id')
      .executeTakeFirst()
    if (!taken) {
      const first = await trx
        .selectFrom('wallet_order')
        .selectAll()
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow()
      const isSame = first.player_id === playerId && first.direction === direction && first.amount === amount
      return isSame ? { state: first.state } : undefined
    }
    const change = direction === 'in' ? amount : -amount
    const moved = await trx
      .updateTable('player_wallet')
      .set((eb) => ({ balance: eb('balance', '+', change) }))
      .where('player_id', '=', playerId)
      .where((eb) => eb(eb('balance', '+', change), '>=', 0))
      .returning('balance')
      .executeTakeFirst()
    if (moved) return { state: 'done' }
    await trx.updateTable('wallet_order').set({ state: 'refused' }).where('order_id', '=', orderId).execute()
    return { state: 'refused' }
  })
}

/** How an order ended; undefined when nobody sent it. */
export async function findOrder(
  services: Services,
  orderId: string,
): Promise<{ state: 'done' | 'refused' } | undefined> {
  return services.db
    .selectFrom('wallet_order')
    .select('state')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
}

/** What a player has with the vendor, in đồng; 0 for one who never came. */
export async function findBalance(services: Services, playerId: string): Promise<number> {
  const held = await services.db
    .selectFrom('player_wallet')
    .select('balance')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return held?.balance ?? 0
}

import type { calls } from '@saola/protocol'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { parseId } from '../../http/parse-id.ts'
import { cancelled } from './bring-to.ts'
import { getGame } from './bettable-store.ts'
import { describeOrder } from './describe-order.ts'
import { listDrawBets } from './draw-bet-store.ts'
import { freeNumbers } from './exposure-store.ts'
import { findOrder } from './order-store.ts'
import { postChanges } from './post-changes.ts'
import { spreadRiskWithout } from './risk-store.ts'
import { lockBetsAhead } from './settlement-store.ts'

/**
 * Cancels the draws of an order that have not locked yet, and gives their stakes back (lottery 50). Done twice it is done
 * once: what is cancelled stays cancelled, and the order is answered as it stands.
 */
export const cancelRest: Handler<typeof calls.lottery.cancelRest> = async (context) => {
  const { account, services, input, language } = context
  const order = await findOrder(services.db, account.id, parseId(input.orderId))
  if (!order) throw new Fault('not_found', { field: 'orderId' })
  const game = await getGame(services.db, order.game_code)
  const bets = await listDrawBets(services.db, [order.id])
  if (bets.length < 2) throw new Fault('lottery.cancel.refused', { field: 'orderId' })
  await services.db.transaction().execute(async (trx) => {
    const now = services.now()
    const ahead = await lockBetsAhead(trx, [order.id], now)
    await freeNumbers(
      trx,
      ahead.map(({ id }) => id),
    )
    await postChanges(trx, ahead.map(cancelled), { ...game, now })
    await spreadRiskWithout(
      trx,
      ahead.map(({ id }) => id),
    )
  })
  return describeOrder(services, order, language)
}

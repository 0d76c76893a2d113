import type { calls } from '@saola/protocol'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { parseId } from '../../http/parse-id.ts'
import { describeOrder } from './describe-order.ts'
import { findOrder } from './order-store.ts'

/** One of the caller's orders. Somebody else's does not exist for the caller. */
export const getOrder: Handler<typeof calls.lottery.order> = async ({
  account,
  services,
  input,
  language,
}) => {
  const order = await findOrder(services.db, account.id, parseId(input.orderId))
  if (!order) throw new Fault('not_found', { field: 'orderId' })
  return describeOrder(services, order, language)
}

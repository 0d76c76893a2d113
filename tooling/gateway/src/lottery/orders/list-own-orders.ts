import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { pageAt } from '../../http/page-store.ts'
import { describeOrders } from './describe-order.ts'
import { listOrders } from './order-store.ts'

/** The caller's orders, newest first: those with an open draw, those without one, or all. */
export const listOwnOrders: Handler<typeof calls.lottery.orders> = async (context) => {
  const { account, services, input, language } = context
  const isOpen = input.open === undefined ? undefined : input.open === 'true'
  const { rows, totalCount, asOf } = await listOrders(
    services.db,
    { accountId: account.id, isOpen },
    pageAt(input.pageNo, input.pageSize, input.asOf),
  )
  return { list: await describeOrders(services, rows, language), totalCount, asOf }
}

import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { pageAt } from '../../http/page-store.ts'
import { listBillPage } from './bill-store.ts'
import { describeBill } from './describe-bill.ts'

/** The bills that the caller pays, or those that pay the caller. */
export const listBills: Handler<typeof calls.contracts.bills> = async ({ account, services, input }) => {
  const { side, kind, state, startTime, endTime, pageNo, pageSize } = input
  const { rows, totalCount, open, asOf } = await listBillPage(services.db, {
    side,
    accountId: account.id,
    kind,
    state,
    startTime,
    endTime,
    page: pageAt(pageNo, pageSize, input.asOf),
  })
  const now = services.now()
  return { list: rows.map((row) => describeBill(row, account.id, now)), totalCount, open, asOf }
}

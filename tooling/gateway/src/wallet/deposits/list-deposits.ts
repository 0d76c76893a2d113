import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { pageAt } from '../../http/page-store.ts'
import { listPage } from '../money-act-store.ts'
import { describeDeposits } from './describe-deposit.ts'

/** The member's deposits, newest first. */
export const listDeposits: Handler<typeof calls.wallet.deposits> = async (context) => {
  const { account, services, input } = context
  const { rows, totalCount, asOf } = await listPage(
    services.db,
    'deposit',
    account.id,
    pageAt(input.pageNo, input.pageSize, input.asOf),
  )
  return { list: await describeDeposits(rows, context), totalCount, asOf }
}

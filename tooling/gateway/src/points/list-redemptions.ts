import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { pageAt } from '../http/page-store.ts'
import { listPage } from '../wallet/money-act-store.ts'
import { describeRedemptions } from './redemption-store.ts'

/** As many as come where nobody says how many. */
const usualSize = 20

/** What the member redeemed, newest first. */
export const listRedemptions: Handler<typeof calls.points.redeemHistory> = async (context) => {
  const { account, services, input, language } = context
  const page = pageAt(input?.pageNo ?? 1, input?.pageSize ?? usualSize, input?.asOf)
  const { rows, totalCount, asOf } = await listPage(services.db, 'redemption', account.id, page)
  return { list: await describeRedemptions(services.db, rows, language), totalCount, asOf }
}

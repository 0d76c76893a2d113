import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { listPage } from '../wallet/money-act-store.ts'
import { describeRedemptions } from './redemption-store.ts'

/** As many as come where nobody says how many. */
const usualSize = 20

/** What the member redeemed, newest first. */
export const listRedemptions: Handler<typeof calls.points.redeemHistory> = async (context) => {
  const { account, services, input, language } = context
  const page = { number: input?.pageNo ?? 1, size: input?.pageSize ?? usualSize }
  const { rows, totalCount } = await listPage(services.db, 'redemption', account.id, page)
  return { list: await describeRedemptions(services.db, rows, language), totalCount }
}

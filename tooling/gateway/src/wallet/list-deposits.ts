import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { describeDeposits } from './describe-deposit.ts'

/** The member's deposits, newest first. */
export const listDeposits: Handler<typeof calls.wallet.deposits> = async (context) => {
  const { account, house, input } = context
  const own = house.db.selectFrom('deposit').where('account_id', '=', account.id)
  const rows = await own
    .selectAll()
    .orderBy('id', 'desc')
    .limit(input.pageSize)
    .offset((input.pageNo - 1) * input.pageSize)
    .execute()
  const { count } = await own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { list: await describeDeposits(rows, context), totalCount: Number(count) }
}

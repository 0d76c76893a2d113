import type { calls } from '@saola/protocol'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { cardNumber } from './bank-cards.ts'
import { describeOne } from './request-withdrawal.ts'
import { withdrawalSettingsOf } from './withdrawal-settings.ts'
import { describeWithdrawals } from './withdrawal-store.ts'

/** The member's withdrawals, newest first. */
export const listWithdrawals: Handler<typeof calls.wallet.withdrawals> = async (context) => {
  const { account, house, merchant, input, language } = context
  const own = house.db.selectFrom('withdrawal').where('account_id', '=', account.id)
  const rows = await own
    .selectAll()
    .orderBy('id', 'desc')
    .limit(input.pageSize)
    .offset((input.pageNo - 1) * input.pageSize)
    .execute()
  const { count } = await own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const { expectedMinutes, autoReceiptMinutes } = withdrawalSettingsOf(merchant.settings)
  const view = { now: house.now(), language, expectedMinutes, autoReceiptMinutes }
  return { list: await describeWithdrawals(house.db, rows, view), totalCount: Number(count) }
}

/** How one of the member's withdrawals stands. */
export const getWithdrawal: Handler<typeof calls.wallet.withdrawal> = async (context) => {
  const row = await context.house.db
    .selectFrom('withdrawal')
    .selectAll()
    .where('id', '=', cardNumber(context.input.withdrawalId))
    .where('account_id', '=', context.account.id)
    .executeTakeFirst()
  if (!row) throw new Fault('not_found')
  return describeOne(context, row)
}

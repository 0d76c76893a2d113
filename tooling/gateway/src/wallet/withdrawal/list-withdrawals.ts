import type { calls } from '@saola/protocol'
import { playRulesOf } from '../../db/play-settings.ts'
import type { Handler } from '../../http/mount.ts'
import { describeWithdrawals } from './describe-withdrawal.ts'
import { withdrawalSettingsOf } from './withdrawal-settings.ts'
import { pageAt } from '../../http/page-store.ts'
import { listPage } from '../money-act-store.ts'

/** The member's withdrawals, newest first. */
export const listWithdrawals: Handler<typeof calls.wallet.withdrawals> = async (context) => {
  const { account, services, merchant, input, language } = context
  const { rows, totalCount, asOf } = await listPage(
    services.db,
    'withdrawal',
    account.id,
    pageAt(input.pageNo, input.pageSize, input.asOf),
  )
  const { expectedMinutes, autoReceiptMinutes } = withdrawalSettingsOf(merchant.settings)
  const takesBack = playRulesOf(merchant.settings).takesWithdrawalsBack
  const view = { now: services.now(), language, expectedMinutes, autoReceiptMinutes, takesBack }
  return { list: await describeWithdrawals(services, rows, view), totalCount, asOf }
}

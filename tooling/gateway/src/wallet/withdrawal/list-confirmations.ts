import type { calls } from '@saola/protocol'
import { playRulesOf } from '../../db/play-settings.ts'
import type { Handler } from '../../http/mount.ts'
import { describeWithdrawals } from './describe-withdrawal.ts'
import { withdrawalSettingsOf } from './withdrawal-settings.ts'
import { listUnansweredOf } from './withdrawal-store.ts'

/** The withdrawals that their owner may still answer, newest first (wallet 17). */
export const listConfirmations: Handler<typeof calls.wallet.paymentConfirmations> = async ({
  account,
  services,
  merchant,
  language,
}) => {
  const rows = await listUnansweredOf(services.db, account.id)
  const { expectedMinutes, autoReceiptMinutes } = withdrawalSettingsOf(merchant.settings)
  const takesBack = playRulesOf(merchant.settings).takesWithdrawalsBack
  const view = { now: services.now(), language, expectedMinutes, autoReceiptMinutes, takesBack }
  const list = await describeWithdrawals(services, rows, view)
  // One whose time is over counts as received, whether or not the clock has written it yet.
  return { list: list.filter(({ answers }) => answers.length > 0) }
}

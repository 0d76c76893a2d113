import type { calls } from '@saola/protocol'
import { playRulesOf } from '../../db/play-settings.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { describeWithdrawal } from './describe-withdrawal.ts'
import { lockOwnWithdrawal } from './lock-own-withdrawal.ts'
import { stepWithdrawal } from './move-withdrawal.ts'

/** Takes a withdrawal back that nobody has approved yet, where merchant and market allow that (protection 20); a second tap finds it cancelled. */
export const cancelWithdrawal: Handler<typeof calls.wallet.cancelWithdrawal> = async (context) => {
  const { account, services, input } = context
  const row = await services.db.transaction().execute(async (trx) => {
    const found = await lockOwnWithdrawal(trx, input.withdrawalId, account.id)
    if (found.state === 'cancelled') return found
    if (!playRulesOf(context.merchant.settings).takesWithdrawalsBack) {
      throw new Fault('wallet.withdraw.refused', { messageKey: 'wallet.withdraw.kept' })
    }
    return stepWithdrawal(trx, found, 'cancel', {
      who: 'member',
      now: services.now(),
    })
  })
  return describeWithdrawal(context, row)
}

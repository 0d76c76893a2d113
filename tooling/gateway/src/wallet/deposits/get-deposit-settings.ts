import type { calls } from '@saola/protocol'
import { usualPlayTimes } from '@saola/rules'
import type { Handler } from '../../http/mount.ts'

/** What a deposit may be; the merchant sets it. */
export const getDepositSettings: Handler<typeof calls.wallet.depositSettings> = async ({ merchant }) => {
  const { minimumAmount, maximumAmount, quickAmounts, expiryMinutes, playTimes } = merchant.settings.deposit
  // The ledger credits what arrived, whole.
  return {
    minimumAmount,
    maximumAmount,
    quickAmounts,
    expiryMinutes,
    playTimes: playTimes ?? usualPlayTimes,
    fee: 0,
  }
}

import type { calls } from '@saola/protocol'
import { usualPlayTimes } from '@saola/rules'
import type { Handler } from '../../http/mount.ts'

/** What a deposit may be; the merchant sets it. */
export const getDepositSettings: Handler<typeof calls.wallet.depositSettings> = async ({ merchant }) => {
  const { creditOthers: _, playTimes = usualPlayTimes, ...shown } = merchant.settings.deposit
  // The ledger credits what arrived, whole.
  return { ...shown, playTimes, fee: 0 }
}

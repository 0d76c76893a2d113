import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { withdrawalSettingsOf } from './withdrawal-settings.ts'

/** Bounds and habits of a withdrawal. */
export const getWithdrawalSettings: Handler<typeof calls.wallet.withdrawalSettings> = async ({
  merchant,
}) => {
  const { automaticUpTo: _, ...shown } = withdrawalSettingsOf(merchant.settings)
  // The ledger pays out what was asked for, whole.
  return { ...shown, fee: 0 }
}

import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { readUnplayed } from '../unplayed/read-unplayed.ts'
import { withdrawalSettingsOf } from './withdrawal-settings.ts'

/** Bounds and habits of a withdrawal, and what of the wallet cannot leave yet. */
export const getWithdrawalSettings: Handler<typeof calls.wallet.withdrawalSettings> = async ({
  account,
  services,
  merchant,
}) => {
  const { minimumAmount, maximumAmount, quickAmounts, expectedMinutes, autoReceiptMinutes } =
    withdrawalSettingsOf(merchant.settings)
  const shown = { minimumAmount, maximumAmount, quickAmounts, expectedMinutes, autoReceiptMinutes }
  // The ledger pays out what was asked for, whole.
  const { due, locked } = await readUnplayed(services.db, account.id, merchant)
  return { ...shown, fee: 0, unplayed: { due, locked } }
}

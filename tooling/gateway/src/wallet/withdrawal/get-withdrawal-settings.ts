import type { calls } from '@saola/protocol'
import { readPayoutStop } from '../../accounts/payout-guard/require-payouts-open.ts'
import type { Handler } from '../../http/mount.ts'
import { readUnplayed } from '../unplayed/read-unplayed.ts'
import { withdrawalSettingsOf } from './withdrawal-settings.ts'

/** Bounds and habits of a withdrawal, what of the wallet cannot leave yet, and why nothing can (wallet 41). */
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
  const stop = await readPayoutStop(services.db, account.id, {
    settings: merchant.settings,
    now: services.now(),
  })
  return { ...shown, fee: 0, unplayed: { due, locked }, ...(stop && { stop }) }
}

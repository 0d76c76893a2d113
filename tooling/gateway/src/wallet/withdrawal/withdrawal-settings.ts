import type { calls } from '@saola/protocol'
import { autoReceiptMinutes, withdrawalRules } from '@saola/rules'
import type { MerchantSettings } from '../../db/schema.ts'
import type { Handler } from '../../http/mount.ts'
import { bankCatalogue } from './bank-catalogue.ts'

/** The house's own bounds and habits; everything waits for a person. */
export const usualWithdrawal: NonNullable<MerchantSettings['withdrawal']> = {
  minimumAmount: withdrawalRules.min,
  maximumAmount: withdrawalRules.max,
  quickAmounts: [100_000, 500_000, 1_000_000, 5_000_000],
  automaticUpTo: 0,
  expectedMinutes: 15,
  autoReceiptMinutes,
}

/** The merchant's own settings, or the house's. */
export function withdrawalSettingsOf(
  settings: MerchantSettings,
): NonNullable<MerchantSettings['withdrawal']> {
  return settings.withdrawal ?? usualWithdrawal
}

/** Bounds and habits of a withdrawal. */
export const getWithdrawalSettings: Handler<typeof calls.wallet.withdrawalSettings> = async ({
  merchant,
}) => {
  const { automaticUpTo: _, ...shown } = withdrawalSettingsOf(merchant.settings)
  return shown
}

/** The banks that money can be paid out to. */
export const getBanks: Handler<typeof calls.wallet.banks> = async () => [...bankCatalogue]

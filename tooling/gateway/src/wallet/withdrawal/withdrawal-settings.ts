import { autoReceiptMinutes, withdrawalRules, minuteMs, withdrawalMs } from '@saola/rules'
import type { MerchantSettings } from '../../db/merchant-settings.ts'

/** The operator's own bounds and habits; everything waits for a person. */
export const usualWithdrawal: NonNullable<MerchantSettings['withdrawal']> = {
  minimumAmount: withdrawalRules.min,
  maximumAmount: withdrawalRules.max,
  quickAmounts: [100_000, 500_000, 1_000_000, 5_000_000],
  automaticUpTo: 0,
  expectedMinutes: withdrawalMs / minuteMs,
  autoReceiptMinutes,
}

/** The merchant's own settings, or the operator's. */
export function withdrawalSettingsOf(
  settings: MerchantSettings,
): NonNullable<MerchantSettings['withdrawal']> {
  return settings.withdrawal ?? usualWithdrawal
}

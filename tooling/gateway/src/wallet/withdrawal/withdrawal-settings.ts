import {
  autoReceiptMinutes,
  minuteMs,
  payoutMarks,
  usualNewForHours,
  withdrawalMs,
  withdrawalRules,
  type PayoutMark,
} from '@saola/rules'
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

/** What is paid without a person: the most of one, the most of a day, and the marks that keep one back (wallet 44 and 45). */
export function automaticTermsOf(settings: MerchantSettings): {
  upTo: number
  perDay: number
  marks: readonly PayoutMark[]
  newForHours: number
} {
  const {
    automaticUpTo: upTo,
    automaticPerDay: perDay = upTo,
    marks = payoutMarks,
    newForHours = usualNewForHours,
  } = withdrawalSettingsOf(settings)
  return { upTo, perDay, marks, newForHours }
}

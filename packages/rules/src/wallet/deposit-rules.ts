import { depositMs, minuteMs } from '../lengths-of-time.ts'

/** Smallest and largest amount of one deposit, in whole đồng, inclusive. */
export type DepositBounds = { readonly min: number; readonly max: number }

/** Why an amount is refused, as a key of the wallet catalogue. */
export type DepositRefusal = 'wallet.deposit.whole' | 'wallet.deposit.too_small' | 'wallet.deposit.too_large'

// Open: nobody gives bounds; a merchant's settings decide and these are the operator's.
/** The operator's deposit settings: bounds and suggestions in đồng, and how long a code may be paid. */
export const depositRules = {
  min: 20_000,
  max: 300_000_000,
  quickAmounts: [50_000, 100_000, 200_000, 500_000, 1_000_000, 5_000_000],
  expiryMinutes: depositMs / minuteMs,
} as const

/** Undefined when the amount may be deposited. */
export function checkDeposit(
  amount: number,
  bounds: DepositBounds = depositRules,
): DepositRefusal | undefined {
  if (!Number.isSafeInteger(amount)) return 'wallet.deposit.whole'
  if (amount < bounds.min) return 'wallet.deposit.too_small'
  if (amount > bounds.max) return 'wallet.deposit.too_large'
  return undefined
}

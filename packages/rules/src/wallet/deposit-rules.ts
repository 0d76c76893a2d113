import { plainCapitals } from './holder-name.ts'

/** Smallest and largest amount of one deposit, in whole đồng, inclusive. */
export type DepositBounds = { readonly min: number; readonly max: number }

/** Why an amount is refused, as a key of the wallet catalogue. */
export type DepositRefusal = 'wallet.deposit.whole' | 'wallet.deposit.too_small' | 'wallet.deposit.too_large'

// Open: the specification gives no bounds; a merchant's settings decide and these are the house's.
/** The house's deposit settings: bounds and suggestions in đồng, and how long a code may be paid. */
export const depositRules = {
  min: 20_000,
  max: 300_000_000,
  quickAmounts: [50_000, 100_000, 200_000, 500_000, 1_000_000, 5_000_000],
  expiryMinutes: 15,
  /** The longest memo that every bank of the network carries unharmed. */
  memoLength: 19,
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

/** Whether a memo survives every bank: 1 to 19 letters and digits without accents, single spaces between words. */
export function isMemo(memo: string): boolean {
  return memo.length <= depositRules.memoLength && /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/.test(memo)
}

/**
 * The memo of a deposit: the brand's name in front, cut if need be, then the reference in full. Undefined when the
 * reference holds anything but letters and digits, or is longer than 19.
 * @example depositMemo('Sen Đỏ', '7K3Q9A') // 'SEN DO 7K3Q9A'
 */
export function depositMemo(brand: string, reference: string): string | undefined {
  const code = reference.toUpperCase()
  if (!/^[A-Z0-9]+$/.test(code) || !isMemo(code)) return undefined
  const room = depositRules.memoLength - code.length - 1
  const name = plainCapitals(brand).slice(0, Math.max(0, room)).trim()
  return name === '' ? code : `${name} ${code}`
}

/**
 * Whether the text of an incoming transfer carries a memo. Banks add words and drop spaces, accents and case. Give all
 * references one length, so that none is the beginning of another.
 */
export function carriesMemo(transferText: string, memo: string): boolean {
  const wanted = plainCapitals(memo).replaceAll(' ', '')
  return wanted !== '' && plainCapitals(transferText).replaceAll(' ', '').includes(wanted)
}

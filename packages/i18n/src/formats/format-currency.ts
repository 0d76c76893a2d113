import { numberLocale } from './format-number.ts'
import type { Language } from '../languages.ts'

/** A currency by its code (ISO 4217), or one that has none: its sign, and how many decimals it is counted in. */
export type Currency = string | { readonly sign: string; readonly decimals: number }

/** How an amount is written. */
export type CurrencyOptions = {
  /** A plus before gains, for statements. */
  readonly signed?: boolean
  /** In little room, rounded: `USDT 1.3M`. */
  readonly compact?: boolean
}

/**
 * An amount of any currency as people write it, in whole units with its fraction: `฿1,250.50`, `1.250,50 USDT`. For đồng
 * `formatMoney` weighs less.
 * @throws {RangeError} for a code that is none
 * @example formatCurrency(12.5, 'en', { sign: 'USDT', decimals: 2 }) // 'USDT 12.50', with a no-break space
 */
export function formatCurrency(
  amount: number,
  language: Language,
  currency: Currency,
  options: CurrencyOptions = {},
): string {
  const { signed = false, compact = false } = options
  const style = {
    style: 'currency',
    signDisplay: signed ? 'exceptZero' : 'auto',
    ...(compact && { notation: 'compact', maximumFractionDigits: 1 }),
  } as const satisfies Intl.NumberFormatOptions
  const locale = numberLocale(language)
  if (typeof currency === 'string') {
    return new Intl.NumberFormat(locale, { ...style, currency, currencyDisplay: 'narrowSymbol' }).format(
      amount,
    )
  }
  const { sign, decimals } = currency
  const decimalsShown = compact ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  // Where a sign stands, and whether a space is beside it, is as with the code of any other currency in letters.
  const currencyDisplay = /^\p{L}/u.test(sign) ? 'code' : 'narrowSymbol'
  return new Intl.NumberFormat(locale, { ...style, ...decimalsShown, currency: 'USD', currencyDisplay })
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' ? sign : value))
    .join('')
}

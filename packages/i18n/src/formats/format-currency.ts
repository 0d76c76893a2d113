import { cutFraction } from './cut-fraction.ts'
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

/** A fraction is shown with so many decimals or more, also of a currency that has none. */
const leastOfFraction = 2

/**
 * An amount of any currency as people write it, in whole units with its fraction: `฿1,250.50`, `1.250,50 USDT`. A fraction has as many
 * decimals as the currency, two at least, and the rest is cut: never more is shown than there is. For đồng `formatMoney` weighs less.
 * @throws {RangeError} for a code that is none
 * @example formatCurrency(12.5, 'en', { sign: 'USDT', decimals: 6 }) // 'USDT 12.50', with a no-break space
 */
export function formatCurrency(
  amount: number,
  language: Language,
  currency: Currency,
  options: CurrencyOptions = {},
): string {
  const { signed = false, compact = false } = options
  const locale = numberLocale(language)
  const style: Intl.NumberFormatOptions = {
    style: 'currency',
    signDisplay: signed ? 'exceptZero' : 'auto',
    ...signOf(currency),
  }
  const write = ({ shown, ...digits }: Intl.NumberFormatOptions & { shown: number }): string =>
    new Intl.NumberFormat(locale, { ...style, ...digits })
      .formatToParts(shown)
      .map(({ type, value }) => (type === 'currency' && typeof currency === 'object' ? currency.sign : value))
      .join('')
  if (compact) return write({ shown: amount, notation: 'compact', maximumFractionDigits: 1 })
  const { decimals, least } = decimalsOf(currency, new Intl.NumberFormat(locale, style))
  const shown = cutFraction(amount, Math.max(decimals, leastOfFraction))
  return write({
    shown,
    minimumFractionDigits: Number.isInteger(shown) ? least : Math.max(least, leastOfFraction),
    maximumFractionDigits: Math.max(decimals, leastOfFraction),
  })
}

/** Where a sign stands, and whether a space is beside it, is as with the code of any other currency in letters. */
function signOf(currency: Currency): Intl.NumberFormatOptions {
  if (typeof currency === 'string') return { currency, currencyDisplay: 'narrowSymbol' }
  return { currency: 'USD', currencyDisplay: /^\p{L}/u.test(currency.sign) ? 'code' : 'narrowSymbol' }
}

/** How many decimals a currency is counted in, and how many of them are always shown. */
function decimalsOf(currency: Currency, usual: Intl.NumberFormat): { decimals: number; least: number } {
  if (typeof currency === 'object')
    return { decimals: currency.decimals, least: Math.min(currency.decimals, leastOfFraction) }
  const { maximumFractionDigits: decimals = 0 } = usual.resolvedOptions()
  return { decimals, least: decimals }
}

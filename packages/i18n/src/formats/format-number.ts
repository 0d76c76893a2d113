import { keepPerLanguage, type PerLanguage } from './keep-per-language.ts'
import { isOwnLanguage, type Language, type OwnLanguage } from '../languages.ts'

const locales = { vi: 'vi-VN', en: 'en-US' } as const satisfies Record<OwnLanguage, string>

/** How numbers are written in a language. */
export function numberLocale(language: Language): string {
  return isOwnLanguage(language) ? locales[language] : language
}

type Format = { format(value: number): string }

function perLanguage(options: Intl.NumberFormatOptions): PerLanguage<Format> {
  return keepPerLanguage((language) => withoutLessThanNought(language, options))
}

/** As `Intl` writes it, but that a number below nought which is shown as nought has no sign. */
function withoutLessThanNought(language: Language, options: Intl.NumberFormatOptions): Format {
  const numbers = new Intl.NumberFormat(numberLocale(language), options)
  return {
    format(value) {
      const text = numbers.format(value)
      return Math.abs(value) < 1 && !/[1-9]/.test(text) ? numbers.format(0) : text
    },
  }
}

const currency = { style: 'currency', currency: 'VND', currencyDisplay: 'narrowSymbol' } as const
const money = /* @__PURE__ */ perLanguage(currency)
const signedMoney = /* @__PURE__ */ perLanguage({ ...currency, signDisplay: 'exceptZero' })
const compactMoney = /* @__PURE__ */ perLanguage({
  ...currency,
  notation: 'compact',
  maximumFractionDigits: 1,
})
const plain = /* @__PURE__ */ perLanguage({ maximumFractionDigits: 2 })
const compact = /* @__PURE__ */ perLanguage({ notation: 'compact', maximumFractionDigits: 1 })
const percent = /* @__PURE__ */ perLanguage({ style: 'percent', maximumFractionDigits: 2 })
const rate = /* @__PURE__ */ perLanguage({ style: 'percent', maximumFractionDigits: 3 })

const separators = { vi: '.', en: ',' } as const satisfies Record<OwnLanguage, string>

/**
 * The digits of a whole number as `Intl` writes them, whose first use costs a slow phone a twentieth of a second of its start;
 * undefined for any other number, and in a language that is not ours.
 */
function digitsOf(value: number, language: Language): string | undefined {
  if (!Number.isSafeInteger(value) || !isOwnLanguage(language)) return undefined
  return String(Math.abs(value)).replaceAll(/\B(?=(?:\d{3})+$)/g, separators[language])
}

function signOf(value: number, signed: boolean): string {
  if (value < 0) return '-'
  return signed && value > 0 ? '+' : ''
}

/**
 * Whole đồng as people write them: `1.234.568 ₫` (with a no-break space) or `₫1,234,568`.
 * `signed` puts a plus before gains, for statements.
 */
export function formatMoney(dong: number, language: Language, options: { signed?: boolean } = {}): string {
  const { signed = false } = options
  const digits = digitsOf(dong, language)
  if (digits === undefined) return (signed ? signedMoney : money)(language).format(dong)
  const sign = signOf(dong, signed)
  return language === 'en' ? `${sign}₫${digits}` : `${sign}${digits}\u00a0₫`
}

/** A large amount in little room: `1,3 Tr ₫` or `₫1.3M`. Rounded; never where an exact sum matters. */
export function formatCompactMoney(dong: number, language: Language): string {
  return compactMoney(language).format(dong)
}

/** A number with the language's separators and at most two decimals. */
export function formatNumber(value: number, language: Language): string {
  const digits = digitsOf(value, language)
  return digits === undefined ? plain(language).format(value) : `${signOf(value, false)}${digits}`
}

/** A large count in little room: `12,5 N` or `12.5K`. */
export function formatCompactNumber(value: number, language: Language): string {
  return compact(language).format(value)
}

/** A share as a percentage with at most two decimals: 0.97 is `97%`. */
export function formatPercent(share: number, language: Language): string {
  return percent(language).format(share)
}

/** The rate of a contract, in thousandths of a percent, with all its decimals: 12 345 is `12,345%`, or `12.345%`. */
export function formatRate(thousandths: number, language: Language): string {
  return rate(language).format(thousandths / 100_000)
}

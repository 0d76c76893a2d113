import { cutFraction } from './cut-fraction.ts'
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
const decimals = 2
const money = /* @__PURE__ */ perLanguage(currency)
const signedMoney = /* @__PURE__ */ perLanguage({ ...currency, signDisplay: 'exceptZero' })
const compactMoney = /* @__PURE__ */ perLanguage({
  ...currency,
  notation: 'compact',
  maximumFractionDigits: 1,
})
const plain = /* @__PURE__ */ perLanguage({ maximumFractionDigits: decimals })
const compact = /* @__PURE__ */ perLanguage({ notation: 'compact', maximumFractionDigits: 1 })
const percent = /* @__PURE__ */ perLanguage({ style: 'percent', maximumFractionDigits: 2 })
const rate = /* @__PURE__ */ perLanguage({ style: 'percent', maximumFractionDigits: 3 })

const separators = { vi: '.', en: ',' } as const satisfies Record<OwnLanguage, string>

/**
 * The digits of a number of two decimals at most as `Intl` writes them, whose first use costs a slow phone a twentieth of a second of
 * its start; what is behind the point has `least` of them or more. Undefined for a number beyond the whole ones, and in a
 * language that is not ours.
 */
function digitsOf(value: number, language: Language, least = 0): string | undefined {
  const size = Math.abs(value)
  if (!(size <= Number.MAX_SAFE_INTEGER) || !isOwnLanguage(language)) return undefined
  return (least > 0 && !Number.isInteger(size) ? size.toFixed(least) : String(size))
    .replace('.', language === 'en' ? '.' : ',')
    .replaceAll(/\B(?=(?:\d{3})+(?!\d))/g, separators[language])
}

function signOf(value: number, signed: boolean): string {
  if (value < 0) return '-'
  return signed && value > 0 ? '+' : ''
}

/**
 * Đồng as people write them: `1.234.568 ₫` (with a no-break space) or `₫1,234,568`. What has a fraction is shown with two
 * decimals of it, `1.234,56 ₫`, and never with more than there is: the rest is cut. `signed` puts a plus before gains, for statements.
 */
export function formatMoney(dong: number, language: Language, options: { signed?: boolean } = {}): string {
  const { signed = false } = options
  const shown = cutFraction(dong)
  const digits = digitsOf(shown, language, decimals)
  if (digits === undefined) return moneyElsewhere(shown, language, signed)
  const sign = signOf(shown, signed)
  return language === 'en' ? `${sign}₫${digits}` : `${sign}${digits}\u00a0₫`
}

/** An amount as `Intl` writes it. One with a fraction is rare there, and not worth an object that is kept. */
function moneyElsewhere(shown: number, language: Language, signed: boolean): string {
  if (Number.isInteger(shown)) return (signed ? signedMoney : money)(language).format(shown)
  return new Intl.NumberFormat(numberLocale(language), {
    ...currency,
    minimumFractionDigits: decimals,
    signDisplay: signed ? 'exceptZero' : 'auto',
  }).format(shown)
}

/** A large amount in little room: `1,3 Tr ₫` or `₫1.3M`. Rounded; never where an exact sum matters. */
export function formatCompactMoney(dong: number, language: Language): string {
  return compactMoney(language).format(dong)
}

/** A number with the language's separators and at most two decimals; more of them are cut. */
export function formatNumber(value: number, language: Language): string {
  const shown = cutFraction(value)
  const digits = digitsOf(shown, language)
  return digits === undefined ? plain(language).format(shown) : `${signOf(shown, false)}${digits}`
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

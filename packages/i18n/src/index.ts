/**
 * What we say, in EN and VI, and how we write money, dates and phones.
 *
 * @module
 */
export { areas, type Area } from './areas.ts'
export {
  languages,
  defaultLanguage,
  isLanguage,
  isOwnLanguage,
  languageName,
  languageOf,
  textIn,
  type Language,
  type OwnLanguage,
} from './languages.ts'
export { createI18n, type I18n, type I18nOptions } from './create-i18n.ts'
export { changeLanguage, loadAreas } from './load-areas.ts'
export { type OverrideSource, type TextOverrides } from './text-overrides.ts'
export { pseudoText } from './pseudo-text.ts'
export { loadCatalogue, type Catalogue } from './load-catalogue.ts'
export { loadTexts, type Texts } from './load-texts.ts'
export { messageKey, splitKey, type DottedKey, type MessageKey } from './message-key.ts'
export { say } from './say.ts'
export { formatValues, type TextValues } from './formats/format-values.ts'
export { type Resources } from './resources.ts'
export {
  formatMoney,
  formatCompactMoney,
  formatNumber,
  formatCompactNumber,
  formatPercent,
  formatRate,
} from './formats/format-number.ts'
export {
  formatDate,
  formatTime,
  formatDateTime,
  formatMonth,
  formatRelativeDay,
  dayKey,
  startOfDay,
  type Zone,
} from './formats/format-time.ts'
export { formatCurrency, type Currency, type CurrencyOptions } from './formats/format-currency.ts'
export { startOfDayKey } from './formats/day-key.ts'
export { formatDuration, formatCountdown } from './formats/format-duration.ts'
export { formatPhone } from './formats/format-phone.ts'
export { csvLines, csvMark, type TableCell } from './write-csv.ts'
export { amountInWords } from './formats/amount-in-words.ts'
export { compareText } from './compare-text.ts'

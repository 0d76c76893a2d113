/**
 * What we say, in EN and VI, and how we write money, dates and phones.
 *
 * @module
 */
export { areas, type Area } from './areas.ts'
export { languages, defaultLanguage, languageOf, type Language } from './languages.ts'
export { createI18n, type I18nOptions } from './create-i18n.ts'
export { changeLanguage, loadAreas } from './load-areas.ts'
export { type OverrideSource, type TextOverrides } from './text-overrides.ts'
export { pseudoText } from './pseudo-text.ts'
export { loadCatalogue, type Catalogue } from './load-catalogue.ts'
export { loadTexts, type Texts } from './load-texts.ts'
export { messageKey, splitKey, type DottedKey, type MessageKey } from './message-key.ts'
export { say } from './say.ts'
export { formatValues, type TextValues } from './format-values.ts'
export { type Resources } from './resources.ts'
export {
  formatMoney,
  formatCompactMoney,
  formatNumber,
  formatCompactNumber,
  formatPercent,
  formatRate,
} from './format-number.ts'
export {
  formatDate,
  formatTime,
  formatDateTime,
  formatMonth,
  formatRelativeDay,
  dayKey,
  startOfDay,
} from './format-time.ts'
export { formatDuration, formatCountdown } from './format-duration.ts'
export { formatPhone } from './format-phone.ts'
export { csvLines, csvMark, type TableCell } from './write-csv.ts'
export { amountInWords } from './amount-in-words.ts'
export { compareText } from './compare-text.ts'

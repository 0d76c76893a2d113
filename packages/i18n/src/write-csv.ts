import { dayKey, formatTime } from './formats/format-time.ts'
import { languageOf, type Language, type OwnLanguage } from './languages.ts'

/**
 * A cell of a table file: a text, a number that programs may add up, a moment in ms since 1970, or a day in
 * Vietnam as `2026-11-21`.
 */
export type TableCell = string | number | { readonly time: number } | { readonly day: string }

/** What a CSV file begins with, by which spreadsheets recognise UTF-8. */
export const csvMark = '\uFEFF'

/** What a spreadsheet of the language takes for the end of a cell: where the comma ends a whole number, it cannot. */
const separators = { vi: ';', en: ',' } as const satisfies Record<OwnLanguage, string>

const wouldRun = /^[=+\-@\t\r]/
/** Numbers in any writing, times, fractions and dates in digits. */
const likeNumber = /^[\d\s.,:/()-]*\d[\d\s.,:/()-]*(?:e[+-]?\d+)?\s*(?:%|[ap]m?)?$/i
const likeMonth =
  /^(?=.*\d)\d{0,4}[\s/-]*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\s.,/-]*[\d\s,/-]*$/i
const likeTruth = /^(?:true|false)$/i
/** The longest text that a spreadsheet takes in a formula. */
const mostLetters = 255

/**
 * Rows of a CSV file (RFC 4180), each with the end of its line. Texts stay texts: one that a spreadsheet would run has
 * an apostrophe before it, one that it would take for a number, a date or a truth is written as `="0901"`. Times and
 * days are written as spreadsheets of every language read them, `2026-11-21 14:05:09`.
 */
export function csvLines(rows: readonly (readonly TableCell[])[], language: Language): string {
  const separator = separators[languageOf(language)]
  return rows
    .map((row) => `${row.map((cell) => quoted(cellText(cell, separator))).join(separator)}\r\n`)
    .join('')
}

function cellText(cell: TableCell, separator: string): string {
  // Where a semicolon ends a cell, a comma begins the decimals of a number.
  if (typeof cell === 'number') return String(cell).replace('.', separator === ';' ? ',' : '.')
  if (typeof cell === 'string') return keptText(cell)
  if ('day' in cell) return cell.day
  return `${dayKey(cell.time)} ${formatTime(cell.time, 'en', { seconds: true })}`
}

function keptText(text: string): string {
  if (wouldRun.test(text)) return `'${text}`
  if (text.length > mostLetters) return text
  return [likeNumber, likeMonth, likeTruth].some((value) => value.test(text)) ? `="${text}"` : text
}

/** Quoted for what any reader may take for a separator, whichever it is here. */
function quoted(text: string): string {
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

import { csvLines, csvMark, type Language, type TableCell } from '@saola/i18n'

/** A table as a file that spreadsheets of the language open. */
export function csvFile(rows: readonly (readonly TableCell[])[], language: Language): Blob {
  return new Blob([csvMark, csvLines(rows, language)], { type: 'text/csv;charset=utf-8' })
}

/** A cell of a table file: text, or a whole number that programs may add up. */
export type CsvCell = string | number

/**
 * A table as CSV (RFC 4180), with the mark by which spreadsheets recognise UTF-8. A text that a spreadsheet would run
 * as a formula is kept a text.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`
}

/** A table as a file that spreadsheets open. */
export function csvFile(rows: readonly (readonly CsvCell[])[]): Blob {
  return new Blob([writeCsv(rows)], { type: 'text/csv;charset=utf-8' })
}

function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell)
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

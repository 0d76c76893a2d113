/** A cell of a table file: text, or a whole number that programs may add up. */
export type Cell = string | number

/**
 * Rows as CSV (RFC 4180), with the mark by which spreadsheets recognise UTF-8. A text that a spreadsheet would run as a
 * formula is kept a text.
 */
export async function* csvFile(
  rows: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode('\uFEFF')
  for await (const batch of rows) {
    yield encoder.encode(batch.map((row) => `${row.map(cellText).join(',')}\r\n`).join(''))
  }
}

function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

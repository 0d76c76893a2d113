import { csvLines, csvMark, type OwnLanguage, type TableCell } from '@saola/i18n'

/** Rows as a CSV file, batch by batch, as spreadsheets of the language open it. */
export async function* csvFile(
  rows: AsyncIterable<readonly (readonly TableCell[])[]>,
  language: OwnLanguage,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(csvMark)
  for await (const batch of rows) yield encoder.encode(csvLines(batch, language))
}

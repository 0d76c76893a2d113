import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { Cell } from './csv-file.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'

/** The parts of a workbook with one sheet, beside the sheet (ECMA-376). */
const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Saola" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

/** Rows as an XLSX workbook, batch by batch, so that no file is ever whole in memory. Texts are never formulas. */
export async function* xlsxFile(
  rows: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    if (chunk.length > 0) ready.push(chunk)
  })
  for (const [name, text] of Object.entries(parts)) {
    const part = new ZipDeflate(name)
    zip.add(part)
    part.push(strToU8(head + text), true)
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 })
  zip.add(sheet)
  sheet.push(strToU8(`${head}<worksheet xmlns="${main}"><sheetData>`))
  let above = 0
  for await (const batch of rows) {
    sheet.push(strToU8(batch.map((row, index) => rowXml(row, above + index + 1)).join('')))
    above += batch.length
    yield* ready.splice(0)
  }
  sheet.push(strToU8('</sheetData></worksheet>'), true)
  zip.end()
  yield* ready.splice(0)
}

/** Addresses may be left out, but not every reader knows that; no report has more columns than there are letters. */
function rowXml(row: readonly Cell[], number: number): string {
  const cells = row.map((cell, index) =>
    cellXml(cell, `${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.charAt(index)}${number}`),
  )
  return `<row r="${number}">${cells.join('')}</row>`
}

function cellXml(cell: Cell, address: string): string {
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`
  return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`
}

/** XML has no place for most control characters, escaped or not. */
function xmlText(text: string): string {
  return text
    .replaceAll(/\p{Cc}|[\uFFFE\uFFFF]/gu, (letter) => ('\t\n\r'.includes(letter) ? letter : ''))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

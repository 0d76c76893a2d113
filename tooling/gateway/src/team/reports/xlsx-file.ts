import type { OwnLanguage, TableCell } from '@saola/i18n'
import { strToU8, Zip, ZipDeflate } from 'fflate'

/** Vietnam has no summer time. In seconds. */
const vietnamOffset = 7 * 3_600
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'

/** The places of `cellXfs` below: how a cell is shown. */
const look = { head: 1, number: 2, day: 3, time: 4 }
/** Days as the language writes them; a reader's own language would turn day and month round. */
const dayFormats = { vi: 'dd/mm/yyyy', en: 'd mmm yyyy' } as const satisfies Record<OwnLanguage, string>
/** Letters that a column shows at least and at most. */
const narrowest = 10
const widest = 42
const letters = { time: 21, day: 12 }
/** So many rows say how wide a column is; a batch may be all of a report. */
const looked = 500
/** So many rows are packed at once: what is given to the packer in one piece, it keeps room for until the file ends. */
const packed = 100

type Row = readonly TableCell[]

/** The parts of a workbook with one sheet, beside the sheet (ECMA-376). */
const parts = (language: OwnLanguage): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><bookViews><workbookView/></bookViews><sheets><sheet name="Saola" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="${dayFormats[language]}"/><numFmt numFmtId="165" formatCode="${dayFormats[language]} hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5">${[0, 0, 3, 164, 165].map((format, at) => `<xf numFmtId="${format}" fontId="${at === look.head ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`).join('')}</cellXfs></styleSheet>`,
})

/**
 * Rows as an XLSX workbook, batch by batch, so that no file is ever whole in memory: the first row stays in sight, columns
 * are as wide as the head and the first rows need. Texts are never formulas; days and times are dates.
 */
export async function* xlsxFile(
  rows: AsyncIterable<readonly Row[]>,
  language: OwnLanguage,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    if (chunk.length > 0) ready.push(chunk)
  })
  for (const [name, text] of Object.entries(parts(language))) {
    const part = new ZipDeflate(name)
    zip.add(part)
    part.push(strToU8(head + text), true)
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 })
  zip.add(sheet)
  let above = 0
  for await (const batch of withHead(rows)) {
    if (above === 0) sheet.push(strToU8(sheetHead(batch)))
    for (let at = 0; at < batch.length; at += packed) {
      const text = batch.slice(at, at + packed).map((row, index) => rowXml(row, above + at + index + 1))
      sheet.push(strToU8(text.join('')))
      yield* ready.splice(0)
    }
    above += batch.length
  }
  if (above === 0) sheet.push(strToU8(sheetHead([])))
  sheet.push(strToU8('</sheetData></worksheet>'), true)
  zip.end()
  yield* ready.splice(0)
}

/** The head comes alone; what it waits for is the batch below it. */
async function* withHead(rows: AsyncIterable<readonly Row[]>): AsyncGenerator<readonly Row[]> {
  let waiting: readonly Row[] | undefined
  let hasBegun = false
  for await (const batch of rows) {
    if (hasBegun) yield batch
    else if (waiting === undefined) waiting = batch
    else {
      yield [...waiting, ...batch]
      hasBegun = true
    }
  }
  if (!hasBegun && waiting) yield waiting
}

function sheetHead(first: readonly Row[]): string {
  const rows = first.slice(0, looked)
  const widths = (first[0] ?? []).map((_, column) => {
    const longest = Math.max(...rows.map((row) => lengthOf(row[column] ?? '')))
    return Math.min(widest, Math.max(narrowest, longest + 2))
  })
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
  const wide = columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`
  return `${head}<worksheet xmlns="${main}">${frozen}${wide}<sheetData>`
}

function lengthOf(cell: TableCell): number {
  if (typeof cell === 'number') return cell.toLocaleString('en').length
  if (typeof cell === 'string') return cell.length
  return 'day' in cell ? letters.day : letters.time
}

/** Addresses may be left out, but not every reader knows that; no report has more columns than there are letters. */
function rowXml(row: Row, number: number): string {
  const cells = row.map((cell, index) =>
    cellXml(cell, `${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.charAt(index)}${number}`, number === 1),
  )
  return `<row r="${number}">${cells.join('')}</row>`
}

function cellXml(cell: TableCell, address: string, isHead: boolean): string {
  if (typeof cell === 'string') {
    const style = isHead ? ` s="${look.head}"` : ''
    return `<c r="${address}"${style} t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`
  }
  if (typeof cell === 'number') return numberXml(address, look.number, cell)
  if ('day' in cell) return numberXml(address, look.day, serialDay(Date.parse(`${cell.day}T00:00:00+07:00`)))
  return numberXml(address, look.time, serialDay(cell.time))
}

function numberXml(address: string, style: number, value: number): string {
  return `<c r="${address}" s="${style}"><v>${value}</v></c>`
}

/** A moment as workbooks count it: days since 30 December 1899 by the clock of the product, to the second. */
function serialDay(time: number): number {
  const seconds = Math.floor(time / 1000) + vietnamOffset
  return Number((seconds / 86_400 + 25_569).toFixed(8))
}

/** XML has no place for most control characters, escaped or not. */
function xmlText(text: string): string {
  return text
    .replaceAll(/\p{Cc}|[\uFFFE\uFFFF]/gu, (letter) => ('\t\n\r'.includes(letter) ? letter : ''))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

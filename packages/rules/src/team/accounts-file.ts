import { foldText, nationalPhone, plainText } from '@saola/validation'

/** At most so many accounts in one file (team 19). */
export const mostFileRows = 500

/** The columns of a file of accounts by their names in its first line; `username` and `password` must be there. */
const accountColumns = [
  'type',
  'username',
  'password',
  'rebate',
  'nickname',
  'mobileNum',
  'email',
  'zalo',
] as const
export type AccountColumn = (typeof accountColumns)[number]

/** One account of a file, as it was typed, with the line of the file at which it begins. */
export type AccountRow = { readonly line: number } & { readonly [Name in AccountColumn]: string }

/** Why a file as a whole cannot be read, as a text key with its values. */
export type FileProblem =
  | { readonly key: 'opening.file.empty' }
  | { readonly key: 'opening.file.letters' }
  | { readonly key: 'opening.file.no_column'; readonly column: 'username' | 'password' }
  | { readonly key: 'opening.file.too_many'; readonly most: number }

/**
 * Reads a file of accounts: CSV as spreadsheets write it, with commas, semicolons or tabs, quoted where needed, its first line
 * naming the columns in any order and case; a line before it may name the separator (`sep=;`). Unknown columns and empty
 * lines are left out.
 */
export function readAccountsFile(
  text: string,
): { kind: 'rows'; rows: readonly AccountRow[] } | ({ kind: 'refused' } & FileProblem) {
  const [head, ...records] = readRecords(text).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (head === undefined || records.length === 0) return { kind: 'refused', key: 'opening.file.empty' }
  const places = new Map(head.cells.map((cell, place) => [plainText(cell).toLowerCase(), place]))
  const placeOf = (column: AccountColumn): number | undefined => places.get(column.toLowerCase())
  for (const column of ['username', 'password'] as const) {
    if (placeOf(column) === undefined) return { kind: 'refused', key: 'opening.file.no_column', column }
  }
  if (records.length > mostFileRows) {
    return { kind: 'refused', key: 'opening.file.too_many', most: mostFileRows }
  }
  const rows = records.map(({ line, cells }) => {
    const read = (column: AccountColumn): string => keptText(cells[placeOf(column) ?? -1] ?? '')
    const values = accountColumns.map((column) => [
      column,
      // Blanks belong to a password; everywhere else a spreadsheet left them.
      column === 'password' ? read(column) : readCell(column, read(column)),
    ])
    return { line, ...Object.fromEntries(values) } as AccountRow
  })
  return { kind: 'rows', rows }
}

/** A text that a table file keeps from being taken for a number is written as `="0901"`. */
function keptText(cell: string): string {
  return /^="([^"]*)"$/.exec(cell)?.[1] ?? cell
}

/** As it is meant; a phone number has its nought again that a spreadsheet dropped (team 19). */
function readCell(column: AccountColumn, cell: string): string {
  const text = plainText(cell)
  return column === 'mobileNum' ? (nationalPhone(text) ?? text) : text
}

type CsvRecord = { line: number; cells: string[] }

/** RFC 4180 with the separator that its first line names, or else that of three which the first line has most of. */
function readRecords(text: string): CsvRecord[] {
  const plain = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const named = /^sep=(.)\n/i.exec(plain)
  const separator = named?.[1] ?? separatorOf(plain.slice(0, plain.indexOf('\n') + 1) || plain)
  const records: CsvRecord[] = []
  let line = named ? 2 : 1
  let record: CsvRecord = { line, cells: [] }
  let cell = ''
  let quoted = false
  const endCell = (): void => {
    record.cells.push(cell)
    cell = ''
  }
  for (let at = named?.[0].length ?? 0; at < plain.length; at += 1) {
    const letter = plain.charAt(at)
    if (letter === '\n') line += 1
    if (quoted) {
      if (letter !== '"') cell += letter
      else if (plain.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (letter === '"' && cell === '') quoted = true
    else if (letter === separator) endCell()
    else if (letter === '\n') {
      endCell()
      records.push(record)
      record = { line, cells: [] }
    } else cell += letter
  }
  if (cell !== '' || record.cells.length > 0) {
    endCell()
    records.push(record)
  }
  return records
}

function separatorOf(firstLine: string): string {
  const count = (mark: string): number => firstLine.split(mark).length
  return [',', ';', '\t'].sort((one, other) => count(other) - count(one))[0] ?? ','
}

/** What the type column of a file says: a member unless it names an agent, in either language; undefined for any other word. */
export function readAccountType(typed: string): 0 | 1 | undefined {
  const word = foldText(typed).trim()
  if (['', '0', 'member', 'player', 'hoi vien'].includes(word)) return 0
  return ['1', 'agent', 'dai ly'].includes(word) ? 1 : undefined
}

/** A field of a file by which two of its accounts are the same. */
export type RepeatedField = 'username' | 'mobileNum' | 'email'

/**
 * Which rows say again what a row before them said: the later one is the wrong one. Names and addresses are the same in any case,
 * phone numbers by `phoneOf`, which answers one form for all that are the same number.
 */
export function repeatedIn(
  rows: readonly Pick<AccountRow, RepeatedField>[],
  phoneOf: (typed: string) => string,
): ReadonlyMap<number, RepeatedField> {
  const seen = new Set<string>()
  const found = new Map<number, RepeatedField>()
  rows.forEach((row, index) => {
    const said = {
      username: plainText(row.username).toLowerCase(),
      mobileNum: row.mobileNum && phoneOf(row.mobileNum),
      email: plainText(row.email).toLowerCase(),
    }
    for (const field of ['username', 'mobileNum', 'email'] as const) {
      if (said[field] === '') continue
      const mark = `${field} ${said[field]}`
      if (seen.has(mark) && !found.has(index)) found.set(index, field)
      seen.add(mark)
    }
  })
  return found
}

import type { ListedTitle, TitleList, UnreadRow } from './listed-title.ts'

/** A row of a list: what stands in it may be of any kind. */
export type Row = Readonly<Record<string, unknown>>

/** What a protocol reads of a row beside its code and its name; undefined where nobody can tell where the title is blocked. */
type Facts = Omit<ListedTitle, 'gameCode' | 'name' | 'blockedRegions'> & {
  blockedRegions: string[] | undefined
}

const codeLetters = /^[\w:.-]{1,60}$/
/** The most letters of a name in the catalogue. */
const mostName = 80

/**
 * The titles of a list. A row needs a code and a name; one that has them twice counts once, and what cannot be taken is told with its reason.
 */
export function readTitles(
  rows: readonly unknown[],
  names: { code: string; name: string },
  factsOf: (row: Row) => Facts,
): TitleList {
  const titles = new Map<string, ListedTitle>()
  const unread: UnreadRow[] = []
  for (const each of rows) {
    const read = isRow(each) ? readTitle(each, names, factsOf) : ({ code: '', why: 'row' } as const)
    if ('why' in read) unread.push(read)
    else if (titles.has(read.gameCode)) unread.push({ code: read.gameCode, why: 'twice' })
    else titles.set(read.gameCode, read)
  }
  return { titles: [...titles.values()], unread }
}

function readTitle(
  row: Row,
  names: { code: string; name: string },
  factsOf: (row: Row) => Facts,
): ListedTitle | UnreadRow {
  const told = row[names.code]
  const code = typeof told === 'string' || typeof told === 'number' ? String(told) : ''
  if (!codeLetters.test(code)) return { code: shown(code), why: 'code' }
  const name = readName(row[names.name])
  if (name === '') return { code, why: 'name' }
  const { blockedRegions, ...facts } = factsOf(row)
  if (blockedRegions === undefined) return { code, why: 'regions' }
  return { gameCode: code, name, blockedRegions, ...facts }
}

/** A name in one line, as long as one in the catalogue may be; empty where there is none. */
function readName(told: unknown): string {
  if (typeof told !== 'string') return ''
  const inOneLine = told.replaceAll(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  return [...inOneLine].slice(0, mostName).join('').trim()
}

/** A code that is none, as far as a page may show it. */
function shown(code: string): string {
  return code.replaceAll(/\P{ASCII}|\p{Cc}/gu, '?').slice(0, 64)
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

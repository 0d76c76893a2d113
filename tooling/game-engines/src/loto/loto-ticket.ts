import { seeded } from '../seeded.ts'

/** A ticket: three rows of nine places, five of them with a number and 0 elsewhere. */
export type LotoTicket = readonly (readonly number[])[]

const rowCount = 3
const columnCount = 9
const inRow = 5
const inTicket = rowCount * inRow
/** Tickets are printed for so many rounds, and then the first ones come again. */
const printed = 100_000

/**
 * The ticket of a round and its place among those on sale: everybody can print it, before the round and after it. Each
 * column holds the numbers of its ten in order, one to three of them.
 */
export function lotoTicket(number: number, place: number): LotoTicket {
  const random = seeded(`loto ${number % printed} ${place}`)
  const counts = columnCountsOf(random.whole)
  const rows = rowsOf(counts, random.whole)
  for (const [column, count] of counts.entries()) {
    const numbers = numbersOf(column, count, random.whole)
    let taken = 0
    for (const row of rows) {
      if (row[column] === 0) continue
      row[column] = numbers[taken] ?? 0
      taken += 1
    }
  }
  return rows
}

/** The numbers of a ticket's row. */
export function numbersIn(row: readonly number[]): number[] {
  return row.filter((number) => number > 0)
}

type Whole = (from: number, to: number) => number

/** One number in each column, and six more where there is room. */
function columnCountsOf(whole: Whole): number[] {
  const counts = Array.from({ length: columnCount }, () => 1)
  for (let left = inTicket - columnCount; left > 0;) {
    const column = whole(0, columnCount - 1)
    const count = counts[column] ?? 0
    if (count === rowCount) continue
    counts[column] = count + 1
    left -= 1
  }
  return counts
}

/** Which places hold a number, marked by 1; tried until every row has five. */
function rowsOf(counts: readonly number[], whole: Whole): number[][] {
  for (;;) {
    const rows = Array.from({ length: rowCount }, () => Array.from({ length: columnCount }, () => 0))
    for (const [column, count] of counts.entries()) {
      for (const row of someOf([0, 1, 2], count, whole)) rows[row]?.splice(column, 1, 1)
    }
    if (rows.every((row) => numbersIn(row).length === inRow)) return rows
  }
}

/** The first column has 1 to 9, the last one 80 to 90. */
function numbersOf(column: number, count: number, whole: Whole): number[] {
  const first = Math.max(1, column * 10)
  const last = column === columnCount - 1 ? 90 : column * 10 + 9
  const all = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return [...someOf(all, count, whole)].sort((one, other) => one - other)
}

function someOf(all: readonly number[], count: number, whole: Whole): number[] {
  const left = [...all]
  return Array.from({ length: count }, () => left.splice(whole(0, left.length - 1), 1)[0] ?? 0)
}

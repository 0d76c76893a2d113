import { drawWithout } from '../draws.ts'
import type { Cell, TableRules } from '../tables/table-rules.ts'
import { lotoTicket, numbersIn } from './loto-ticket.ts'

/** The calls of a round, in their order; its number tells which tickets were on sale. */
export type LotoOutcome = { readonly number: number; readonly calls: readonly number[] }

/** Numbers in the drum, how many of them are called, and how many tickets are on sale. */
export const lotoRules = { numbers: 90, calls: 55, tickets: 6 } as const

const inRow = 5
/** What a ticket returns, in ten-thousandths, by how many of its rows are full: none, one, two, all of it. */
const timesByRows = [0, 25_000, 220_000, 4_000_000] as const
const prizeCodes = ['one-row', 'two-rows', 'full-ticket'] as const

/** The cells of the tickets. */
export const ticketCodes: readonly string[] = Array.from(
  { length: lotoRules.tickets },
  (_, index) => `ticket-${index + 1}`,
)

/** In how many ways `count` of `size` are chosen. */
function choices(size: number, count: number): bigint {
  let ways = 1n
  for (let at = 0n; at < BigInt(count); at += 1n) ways = (ways * (BigInt(size) - at)) / (at + 1n)
  return ways
}

/** Of all sets of calls so many fill certain rows of a ticket, whatever the others do. */
function fillings(rows: number): bigint {
  const filled = rows * inRow
  return choices(lotoRules.numbers - filled, lotoRules.calls - filled)
}

/** Rows share no number, so that full ones are counted by inclusion and exclusion: exactly one, two and three. */
const [one, two, three] = [fillings(1), fillings(2), fillings(3)]
const ways = [3n * one - 6n * two + 3n * three, 3n * two - 3n * three, three] as const
const allWays = choices(lotoRules.numbers, lotoRules.calls)
const fine = 1_000_000_000_000n

function chanceOf(count: bigint): number {
  return Number((count * fine) / allWays) / Number(fine)
}

const largest = timesByRows[3]

/** What a ticket can win: one of these at most. */
export const lotoPrizes: readonly Cell[] = prizeCodes.map((code, index) => {
  const times = timesByRows[index + 1] ?? 0
  const count = ways[index] ?? 0n
  return { code, times, chance: chanceOf(count), rtp: Number((BigInt(times) * count) / allWays) }
})

/** Every ticket has the same chances, whatever numbers it has. */
const ticket: Omit<Cell, 'code'> = {
  times: largest,
  chance: chanceOf(ways[0] + ways[1] + ways[2]),
  rtp: Number(
    ways.reduce((sum, count, index) => sum + BigInt(timesByRows[index + 1] ?? 0) * count, 0n) / allWays,
  ),
}

/** How many rows of a ticket the calls filled. */
export function fullRows({ number, calls }: LotoOutcome, place: number): number {
  const called = new Set(calls)
  return lotoTicket(number, place).filter((row) => numbersIn(row).every((each) => called.has(each))).length
}

function rowsOfAll(outcome: LotoOutcome): number[] {
  return ticketCodes.map((_, index) => fullRows(outcome, index + 1))
}

/** Lô tô of ninety numbers: 55 are called, and a ticket is paid by its full rows (games 58). */
export const lotoTable: TableRules<LotoOutcome> = {
  code: 'loto',
  cells: ticketCodes.map((code) => ({ code, ...ticket })),
  prizes: [...lotoPrizes, { code: 'any-ticket', ...ticket }],
  revealMs: 42_000,
  deal(draws, number) {
    const calls = drawWithout(draws, lotoRules.numbers, lotoRules.calls).map((place) => place + 1)
    return { number, calls }
  },
  // Some calls leave a gap in each of the eighteen rows: they pay as no call does.
  outcomesOf: (number) => [{ number, calls: [] }],
  timesOf: (outcome, cell) => timesByRows[fullRows(outcome, placeOf(cell))] ?? 0,
  nameOf(cell, words) {
    if (!cell.startsWith('ticket-')) return words(`loto.${cell}`)
    return words('loto.ticket', { number: String(placeOf(cell)) })
  },
  markOf: (outcome) => rowsOfAll(outcome).join(''),
  resultOf(outcome, words) {
    const won = rowsOfAll(outcome).flatMap((rows, index) => {
      if (rows === 0) return []
      const ticketName = words('loto.ticket', { number: String(index + 1) })
      return [words('loto.won', { ticket: ticketName, prize: words(`loto.${prizeCodes[rows - 1] ?? ''}`) })]
    })
    return won.length === 0 ? words('loto.none') : won.join(', ')
  },
}

function placeOf(cell: string): number {
  return Number(cell.slice('ticket-'.length))
}

import type { Engine } from '../engine.ts'
import { payoutOf } from '../payout.ts'
import { asObject, isWhole } from '../read.ts'
import type { TableRules } from './table-rules.ts'

/** The chips of a bet: whole đồng by the code of their cell. */
export type Chips = Readonly<Record<string, number>>

/** A bet at a table. */
export type TableChoice = { readonly cells: Chips }

/** What a round showed. */
export type TableView<Outcome = unknown> = { readonly outcome: Outcome }

/** The engine of a shared table: what a verify page and a betting record need, beside the rules of the board. */
export interface TableEngine<Outcome = unknown> extends Engine<
  undefined,
  TableChoice,
  never,
  TableView<Outcome>
> {
  readonly table: TableRules<Outcome>
}

/** The largest amount on one cell that is read at all, in đồng; what a table takes is less. */
const mostRead = 1_000_000_000
/** A betting record has room for so many letters of a bet. */
const contentLength = 110

/** Makes the engine of a table from its rules. */
export function tableEngine<Outcome>(table: TableRules<Outcome>): TableEngine<Outcome> {
  const codes = new Set(table.cells.map(({ code }) => code))
  return {
    code: table.code,
    table,
    readChoice(value) {
      const given = asObject(asObject(value)?.['cells'])
      if (given === undefined) return undefined
      const chips = Object.entries(given)
      const isGood = chips.every(([cell, amount]) => codes.has(cell) && isWhole(amount, 1, mostRead))
      // Every value was just read as a whole number.
      return isGood && chips.length > 0 ? { cells: given as Chips } : undefined
    },
    fitsStake: ({ cells }, stake) => stakeOf(cells) === stake,
    leastReturn: ({ cells }, _stake, number = 1) =>
      table
        .outcomesOf(number)
        .reduce((least, outcome) => Math.min(least, payoutOfChips(table, outcome, cells)), Infinity),
    readMove: () => undefined,
    play({ draws, stake, choice: { cells }, number = 1 }) {
      const outcome = table.deal(draws, number)
      return { view: { outcome }, isOver: true, payout: payoutOfChips(table, outcome, cells), staked: stake }
    },
    contentOf({ cells }, words) {
      const parts = Object.entries(cells).map(([cell, amount]) => `${table.nameOf(cell, words)} ${amount}`)
      const whole = parts.join(', ')
      return whole.length <= contentLength ? whole : `${whole.slice(0, contentLength)}…`
    },
    resultOf: ({ outcome }, words) => table.resultOf(outcome, words),
  }
}

/** All that lies on the cells, in đồng. */
export function stakeOf(cells: Chips): number {
  return Object.values(cells).reduce((sum, amount) => sum + amount, 0)
}

/** What the chips return in whole đồng, each cell rounded down. */
export function payoutOfChips<Outcome>(table: TableRules<Outcome>, outcome: Outcome, cells: Chips): number {
  return Object.entries(cells).reduce(
    (sum, [cell, amount]) => sum + payoutOf(amount, table.timesOf(outcome, cell)),
    0,
  )
}

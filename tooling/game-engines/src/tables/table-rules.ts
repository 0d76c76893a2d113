import type { Draws } from '../draws.ts'
import type { Words } from '../engine.ts'

/** A place on the board that takes chips. */
export type Cell = {
  readonly code: string
  /** The most that a chip on it returns, itself included, in ten-thousandths: 1:1 is 20000. */
  readonly times: number
  /** The share of rounds in which it pays more than the chip, as a part of one. */
  readonly chance: number
  /** What comes back of all chips on it in the long run, in hundredths of a percent, rounded down. */
  readonly rtp: number
}

/**
 * A game that many members play in one round: its numbers decide one outcome for all, and each chip is paid by its cell.
 * Outcomes are JSON.
 */
export interface TableRules<Outcome = unknown> {
  readonly code: string
  /** The first is the game's main bet. */
  readonly cells: readonly Cell[]
  /**
   * The cells with the prices of one round, by its number, where rounds differ: everybody knows them before the bets. The
   * cells above then hold the best price and the least return.
   */
  pricesOf?(number: number): readonly Cell[]
  /** What a cell pays by how the round goes, where that says more than the cells: the rows of the odds in their place. */
  readonly prizes?: readonly Cell[]
  /** How long the outcome is shown before the next round opens, in milliseconds: ten seconds, or as long as a caller takes. */
  readonly revealMs: number
  /** The outcome that the numbers of a round decide; `number` tells which round of the table it is. */
  deal(draws: Draws, number: number): Outcome
  /** What a chip on a cell returns, in ten-thousandths: 0 is lost, 10000 the chip itself. */
  timesOf(outcome: Outcome, cell: string): number
  /** Outcomes of a round among which each way to pay the cells is there at least once. */
  outcomesOf(number: number): readonly Outcome[]
  /** The name of a cell. */
  nameOf(cell: string, words: Words): string
  /** The outcome as a road shows it: a few letters, the same in every language. */
  markOf(outcome: Outcome): string
  /** The outcome in the betting record, short. */
  resultOf(outcome: Outcome, words: Words): string
}

import type { Draws } from './draws.ts'
import type { TableRules } from './tables/table-rules.ts'

/** One round as its engine sees it: what was chosen, what was done since, and the numbers that decide it. */
export type Round<Model = unknown, Choice = unknown, Move = unknown> = {
  readonly model: Model
  readonly draws: Draws
  /** Which round of its table it is; left out where each member plays rounds of their own. */
  readonly number?: number
  /** What the member staked at first, in whole đồng. */
  readonly stake: number
  readonly choice: Choice
  /** What the member did since the start, in order; always empty where a round is over at once. */
  readonly moves: readonly Move[]
}

/** Where a round stands. */
export type Played<View = unknown> = {
  /** What the member may see now, as JSON; nothing in it tells what is still hidden. */
  readonly view: View
  readonly isOver: boolean
  /** What the round pays in whole đồng, stake included; before the end, what stopping now would pay. */
  readonly payout: number
  /** All that is staked by now, in whole đồng: more than the first stake where a move adds to it. */
  readonly staked: number
}

/** Words in one language by their key, with `{{name}}` filled in. */
export type Words = (key: string, params?: Readonly<Record<string, string>>) => string

/**
 * A game as a pure rule: the same numbers, choice and moves always give the same round, on the server, on the verify
 * page and in a test. Choices, moves and views are JSON.
 */
export interface Engine<Model = unknown, Choice = unknown, Move = unknown, View = unknown> {
  readonly code: string
  /** The choice that an outside value holds, or undefined when it may not be played with the model. */
  readChoice(value: unknown, model: Model): Choice | undefined
  /** Whether a choice goes with a stake in whole đồng; left out where every choice goes with every stake. */
  fitsStake?(choice: Choice, stake: number): boolean
  /** The move that an outside value holds; undefined in a game without moves. */
  readMove(value: unknown): Move | undefined
  /** Where the round stands after its moves, or undefined when the last of them may not be made. */
  play(round: Round<Model, Choice, Move>): Played<View> | undefined
  /**
   * The least that a round gives back, whatever its numbers are, in whole đồng; left out where that is nothing. Of a shared
   * table `number` tells the round.
   */
  leastReturn?(choice: Choice, stake: number, number?: number): number
  /** What a win returns of the stake, in thousandths, where a choice has one price. */
  oddsOf?(choice: Choice): number
  /** How a round ends that the member left open for a day: by a move, or with the stake given back. */
  giveUp?(round: Round<Model, Choice, Move>): Move | 'refund'
  /** Whether a feature came, such as free spins or a wheel; left out where a game has none (games 132). */
  hasFeature?(view: View): boolean
  /** The choice in the betting record, short. */
  contentOf(choice: Choice, words: Words): string
  /** What came, for the betting record and the row of last results, short. */
  resultOf(view: View, words: Words): string
}

/** What a title pays, as the member reads it before the first stake. */
export type ModelFacts = {
  /** What comes back of all stakes in the long run, in hundredths of a percent: 9900 is 99 %. */
  readonly rtp: number
  /** Half the width of the 95 % interval around `rtp`, in hundredths of a percent, where it was found by playing; else it is exact. */
  readonly rtpWithin?: number
  /** The share of rounds that pay more than the stake (games 86), in hundredths of a percent. */
  readonly hitRate?: number
  /** One feature in so many rounds. */
  readonly featureIn?: number
  /** How the wins are spread. */
  readonly volatility: 'low' | 'medium' | 'high'
  /** The largest payout of a round as a multiple of its stake, in ten-thousandths: 24.75x is 247500. */
  readonly maxMultiplier: number
  /** The largest first stake, in whole đồng; the least one is the merchant's. */
  readonly maxStake: number
  /** Win lines of a slot; 0 elsewhere. */
  readonly lines: number
}

/** A title of the catalogue that an engine carries. */
export type CarriedTitle = {
  readonly engine: Engine
  readonly model: unknown
  readonly facts: ModelFacts
  /** The board of a table that many members share; without it each member plays rounds of their own. */
  readonly table?: TableRules
}

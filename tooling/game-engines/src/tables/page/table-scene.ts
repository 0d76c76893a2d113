import type { Pace } from '../../kit/pace.ts'
import type { Sound } from '../../kit/sound.ts'
import type { Chips, TableEngine } from '../table-engine.ts'
import type { RoadMark } from './table-calls.ts'

/** Cells that lie together on the board: so many in a row, under a title where they need one. */
export type BoardPart = {
  readonly title?: string
  /** Parts with such a name stand in one place: the player chooses which of them is there. */
  readonly tab?: string
  readonly columns: number
  readonly cells: readonly BoardCell[]
}

/** A cell on the board: its code, and what is drawn on it where its name alone would be dull or long. */
export type BoardCell = { readonly code: string; readonly face?: Node | string; readonly look?: string }

/** What a game brings to a shared table: its scene, its board and its road. The rest is the kit's. */
export type TableScene<Outcome> = {
  engine: TableEngine<Outcome>
  board: readonly BoardPart[]
  /** The chips as multiples of the least stake, where the usual ones are too large for the cells. */
  chipSteps?: readonly number[]
  /** Draws the scene into its place, once. */
  mount: (stage: HTMLElement) => void
  /** Shows what is special about a round, by its number, before it takes bets. */
  present?: (number: number) => void
  /** A new round takes bets: nothing of the last one lies there any more. */
  cover: () => void
  /** Opens the outcome before the eye and resolves when it has been seen; `own` is what the player has in the round. */
  show: (outcome: Outcome, pace: Pace, sound: (name: Sound) => void, own: Chips) => Promise<void>
  /** The cells that an outcome makes win, to be lit. */
  isWon: (outcome: Outcome, cell: string) => boolean
  /** Draws the roads; without it each round is one mark of the plate. */
  drawRoads?: (marks: readonly RoadMark[]) => Node
}

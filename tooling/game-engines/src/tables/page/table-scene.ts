import type { Pace } from '../../kit/pace.ts'
import type { Sound } from '../../kit/sound.ts'
import type { TableEngine } from '../table-engine.ts'
import type { RoadMark } from './table-calls.ts'

/** Cells that lie together on the board: so many in a row, under a title where they need one. */
export type BoardPart = {
  readonly title?: string
  readonly columns: number
  readonly cells: readonly BoardCell[]
}

/** A cell on the board: its code, and what is drawn on it where its name alone would be dull or long. */
export type BoardCell = { readonly code: string; readonly face?: Node | string; readonly look?: string }

/** What a game brings to a shared table: its scene, its board and its road. The rest is the kit's. */
export type TableScene<Outcome> = {
  engine: TableEngine<Outcome>
  board: readonly BoardPart[]
  /** Draws the scene into its place, once. */
  mount: (stage: HTMLElement) => void
  /** A new round takes bets: nothing of the last one lies there any more. */
  cover: () => void
  /** Opens the outcome before the eye and resolves when it has been seen. */
  show: (outcome: Outcome, pace: Pace, sound: (name: Sound) => void) => Promise<void>
  /** The cells that an outcome makes win, to be lit. */
  isWon: (outcome: Outcome, cell: string) => boolean
  /** Draws the roads; without it each round is one mark of the plate. */
  drawRoads?: (marks: readonly RoadMark[]) => Node
}

/** Cells of the frame as text: one word a reel, one letter a cell, from the top. */
export type Grid = readonly string[]

/** A line that paid, in ten-thousandths of the stake; `line` counts from 0. */
export type LineWin = {
  readonly line: number
  readonly letter: string
  readonly count: number
  readonly multiplier: number
}

/** A picture that paid by its count anywhere, in ten-thousandths of the stake. */
export type PictureWin = { readonly letter: string; readonly count: number; readonly multiplier: number }

/**
 * What happened in a round, in the order in which a page shows it. All of it is decided; multipliers are ten-thousandths
 * of the stake and already hold every factor.
 */
export type SlotEvent =
  | { readonly kind: 'reveal'; readonly grid: Grid }
  /** Wilds fill their reels. */
  | { readonly kind: 'expand'; readonly reels: readonly number[]; readonly grid: Grid }
  | { readonly kind: 'lines'; readonly wins: readonly LineWin[] }
  /** Pictures that lie often enough; they fall out. `factor` is the step of the ladder, already in the multipliers. */
  | { readonly kind: 'pictures'; readonly wins: readonly PictureWin[]; readonly factor: number }
  | { readonly kind: 'tumble'; readonly grid: Grid }
  /** Orbs multiply what the spin has won so far, which is `multiplier` from here on. */
  | { readonly kind: 'orbs'; readonly factor: number; readonly multiplier: number }
  | { readonly kind: 'scatter'; readonly count: number; readonly multiplier: number }
  | { readonly kind: 'wheel'; readonly segment: number; readonly multiplier: number }
  /** Free spins begin (`added` is all there are) or grow by `added`. */
  | { readonly kind: 'freeSpins'; readonly added: number; readonly total: number; readonly factor: number }
  /** The next free spin, counted from 1; its own reveal follows. */
  | { readonly kind: 'freeSpin'; readonly index: number; readonly total: number }
  /** The largest win of the model is reached; the round stops here. */
  | { readonly kind: 'cap'; readonly multiplier: number }

/** A round as the page gets it. */
export type SlotView = {
  readonly events: readonly SlotEvent[]
  /** What the round pays, in ten-thousandths of the stake. */
  readonly multiplier: number
}

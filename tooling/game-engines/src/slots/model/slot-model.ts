/**
 * A symbol is one letter. A to J are pictures that pay, W is the wild (stands for any picture), S the scatter (counts
 * wherever it lands). In a cascade the digits 0 to 9 are orbs: which factor each carries says the model.
 */
export type SymbolLetter = string

/** Free rounds that a trigger opens; all of them are decided by the draws of the same round. */
export type FreeSpins = {
  readonly kind: 'freeSpins'
  readonly spins: number
  /** Every win of a free spin counts this many times. */
  readonly factor: number
  /** How many spins a trigger within the feature adds; 0: none. */
  readonly again: number
  /** No feature is longer than this. */
  readonly mostSpins: number
}

/** One segment of a wheel: what it pays in whole stakes, and how likely it is beside the others. */
export type WheelSegment = { readonly times: number; readonly weight: number }

/** A wheel that a trigger turns once. */
export type PrizeWheel = { readonly kind: 'wheel'; readonly segments: readonly WheelSegment[] }

/** What lines and cascades have in common. */
type AnyModel = {
  readonly id: string
  readonly volatility: 'low' | 'medium' | 'high'
  /** No round pays more than this many stakes. */
  readonly cap: number
}

/** Reels of strips that stop at random, paid by lines from the left. Three rows. */
export type LineModel = AnyModel & {
  readonly frame: 'lines'
  /** One strip a reel, one letter a stop, read downwards and round. Each stop is as likely as the others. */
  readonly reels: readonly string[]
  /** How many of the lines of the frame are staked on; the stake is shared among them alike. */
  readonly lines: 1 | 5 | 10 | 20 | 25 | 40 | 50
  /** What a picture pays on a line in stakes of that line: three of it, four, five. Only the best win of a line counts. */
  readonly pays: Readonly<Record<SymbolLetter, readonly number[]>>
  readonly wild?: {
    /** A wild fills its reel before the lines are paid. */
    readonly expands?: boolean
    /** A line that a wild stands in counts this many times. */
    readonly factor?: number
  }
  /** What three scatters, four and five pay in whole stakes; three or more also open the feature. */
  readonly scatterPays?: readonly number[]
  /** The strips of the free spins, where they differ. */
  readonly freeReels?: readonly string[]
  readonly feature?: FreeSpins | PrizeWheel
}

/** Cells by chance, paid by how many of a picture lie anywhere; what won falls out and new cells fall in. */
export type CascadeModel = AnyModel & {
  readonly frame: 'cascade'
  /** How likely each letter is in a cell, beside the others. */
  readonly weights: Readonly<Record<SymbolLetter, number>>
  readonly freeWeights: Readonly<Record<SymbolLetter, number>>
  /** What a picture pays in hundredths of the stake: 8 or 9 of it, 10 or 11, 12 and more. */
  readonly pays: Readonly<Record<SymbolLetter, readonly [number, number, number]>>
  /** What the first fall counts, the second, and so on; the last stands for all later ones. */
  readonly ladder: readonly number[]
  readonly freeLadder: readonly number[]
  /** The factor of each orb, by digit; those that lie there at the end are added and multiply the wins of the spin. */
  readonly orbs?: readonly number[]
  /** What four scatters, five, and six or more pay in whole stakes; four or more also open the free spins. */
  readonly scatterPays: readonly [number, number, number]
  readonly feature: FreeSpins
}

/** A slot as data. The same model under any theme pays the same. */
export type SlotModel = LineModel | CascadeModel

import type { WinTail } from '../../odds/win-tail.ts'

/** What a model comes to in the long run. Multiples are of the stake. */
export type Measured = {
  /** What comes back of all stakes: 0.96 is 96 %. */
  readonly rtp: number
  /** Half the width of the 95 % interval around `rtp`; 0 where it is exact. */
  readonly within: number
  /** The share of rounds that pay more than the stake. */
  readonly hitRate: number
  /** The standard deviation of a round's payout. */
  readonly spread: number
  /** The largest payout that can come. */
  readonly most: number
  /** One feature in so many rounds; 0: the model has none. */
  readonly featureIn: number
  /** One largest payout in so many rounds, where that is known. */
  readonly mostIn?: number
  /** How likely each win above the stake is; of what was played only as far as that is told within a tenth. */
  readonly tail: WinTail
}

/**
 * What a model comes to, as it was measured. Shares are hundredths of a percent: `rtp` comes back of all stakes, give or
 * take `within` (0: exact); `hitRate` of all rounds pay more than the stake. `spread` is the standard deviation in hundredths of the stake,
 * `maxMultiplier` the largest payout in ten-thousandths, once in `mostIn` rounds (0: never seen); the feature opens once
 * in `featureIn` rounds (0: there is none).
 */
export type PublishedFigures = {
  readonly rtp: number
  readonly within: number
  readonly hitRate: number
  readonly spread: number
  readonly maxMultiplier: number
  readonly featureIn: number
  readonly mostIn: number
}

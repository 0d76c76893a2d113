/** So many places of a week's ranking are shown (winners 5). */
export const rankedPlaces = 20

/** A bet of less than this, in đồng, is not ranked. */
export const leastRankedStake = 10_000

/** What a bet paid as a multiple of its stake, in hundredths: 300 is three times the stake. */
export function multipleOfStake({ stake, payout }: { stake: number; payout: number }): number {
  return stake <= 0 ? 0 : Math.floor((payout * 100) / stake)
}

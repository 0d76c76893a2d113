import { oneTimes } from './payout.ts'

/** What comes back in the long run, in hundredths of a percent, where the member chooses the chance: 99 %. */
export const fairReturn = 9_900

/**
 * The multiplier in ten-thousandths for `wins` of `ways` equal cases: 0.99 divided by the chance. Rounded up, so that
 * no choice returns less than 99 %.
 */
export function fairMultiplier(wins: bigint, ways: bigint): number {
  return Number((BigInt(fairReturn) * ways + wins - 1n) / wins)
}

/** What comes back of all stakes, in hundredths of a percent, when each multiplier (ten-thousandths) is as likely as the others. */
export function returnOf(multipliers: readonly number[]): number {
  return multipliers.reduce((sum, multiplier) => sum + multiplier, 0) / multipliers.length
}

/** The chance that a round pays more than its stake (games 86): what returns it, or a part of it, is no win. */
export function gainChance(chances: Iterable<readonly [multiplier: number, chance: number]>): number {
  let gain = 0
  for (const [multiplier, chance] of chances) if (multiplier > oneTimes) gain += chance
  return gain
}

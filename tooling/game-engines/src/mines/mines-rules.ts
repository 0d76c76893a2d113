import { fairMultiplier } from '../fair-multiplier.ts'
import { largestMultiplier } from '../max-stake.ts'
import { oneTimes } from '../payout.ts'

/** The field of Mines: 25 tiles, and how many of them may hide a mine. */
export const minesRules = {
  tiles: 25,
  minMines: 1,
  maxMines: 24,
} as const

/**
 * What `picks` safe tiles among `mines` mines pay, in ten-thousandths: 0.99 divided by the chance to come so far, rounded
 * up, so that no stop returns less than 99 %. 0 picks give the stake back as it is.
 */
export function minesMultiplier(mines: number, picks: number): number {
  if (picks === 0) return oneTimes
  let ways = 1n
  let safeWays = 1n
  for (let pick = 0; pick < picks; pick += 1) {
    ways *= BigInt(minesRules.tiles - pick)
    safeWays *= BigInt(minesRules.tiles - mines - pick)
  }
  return fairMultiplier(safeWays, ways)
}

/** How many safe tiles end a round by themselves: all of them, or the last before 10 000x would be passed. */
export function mostPicks(mines: number): number {
  const safe = minesRules.tiles - mines
  let picks = 1
  while (picks < safe && minesMultiplier(mines, picks + 1) <= largestMultiplier) picks += 1
  return picks
}

/** The chance that the next tile is safe, from 0 to 1. */
export function safeChance(mines: number, picks: number): number {
  return (minesRules.tiles - mines - picks) / (minesRules.tiles - picks)
}

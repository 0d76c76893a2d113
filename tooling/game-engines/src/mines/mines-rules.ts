import { oneTimes } from '../payout.ts'

/** The field of Mines: 25 tiles, and how many of them may hide a mine. */
export const minesRules = {
  tiles: 25,
  minMines: 1,
  maxMines: 24,
  /** What comes back in the long run wherever the member stops, in hundredths of a percent. */
  rtp: 9900,
  /** No round pays more than this, in ten-thousandths: 10 000x. */
  maxMultiplier: 100_000_000,
} as const

/**
 * What `picks` safe tiles among `mines` mines pay, in ten-thousandths, rounded down and never above 10 000x: 0.99
 * divided by the chance to come so far. 0 picks give the stake back as it is.
 */
export function minesMultiplier(mines: number, picks: number): number {
  if (picks === 0) return oneTimes
  const { tiles, rtp, maxMultiplier } = minesRules
  let ways = BigInt(rtp)
  let safeWays = BigInt(10_000)
  for (let pick = 0; pick < picks; pick += 1) {
    ways *= BigInt(tiles - pick)
    safeWays *= BigInt(tiles - mines - pick)
  }
  return Math.min(maxMultiplier, Number((ways * BigInt(oneTimes)) / safeWays))
}

/** The chance that the next tile is safe, from 0 to 1. */
export function safeChance(mines: number, picks: number): number {
  return (minesRules.tiles - mines - picks) / (minesRules.tiles - picks)
}

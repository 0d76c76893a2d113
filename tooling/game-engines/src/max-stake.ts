import { oneTimes } from './payout.ts'

const largestStake = 50_000_000
const largestPayout = 50_000_000_000

/** No round pays more than this, in ten-thousandths: 10 000x. */
export const largestMultiplier = 100_000_000

/** The largest first stake where the largest multiplier (ten-thousandths) is known: no round pays over 50 billion đồng. */
export function maxStakeOf(maxMultiplier: number): number {
  const fitting = Math.floor((largestPayout * oneTimes) / maxMultiplier / 100_000) * 100_000
  return Math.min(largestStake, Math.max(100_000, fitting))
}

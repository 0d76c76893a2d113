import { fairMultiplier } from '../fair-multiplier.ts'

export const coinSides = ['sun', 'moon'] as const
export type CoinSide = (typeof coinSides)[number]

/** The longest streak: 13 right flips pay 8110.08x, and a 14th would pass 10 000x. */
export const mostFlips = 13

/** What a streak of right flips pays, in ten-thousandths: 0.99 x 2 for each flip. The edge is taken once, not on each flip. */
export function coinMultiplier(flips: number): number {
  return fairMultiplier(1n, 2n ** BigInt(flips))
}

/** By streak, 1 first. */
export const coinLadder: readonly number[] = Array.from({ length: mostFlips }, (_, step) =>
  coinMultiplier(step + 1),
)

import { oneTimes } from '../payout.ts'
import type { Risk } from '../risk.ts'

/** Nine closed things to choose from. */
export const pickCount = 9

/** What the nine hold, as multiples of the stake: 8.91x together, 0.99x for one on average. */
const held = {
  low: [0.2, 0.4, 0.5, 0.7, 0.9, 1.1, 1.3, 1.5, 2.31],
  medium: [0, 0, 0, 0.2, 0.5, 0.9, 1.3, 2, 4.01],
  high: [0, 0, 0, 0, 0, 0, 0, 0, 8.91],
} satisfies Record<Risk, readonly number[]>

/** What the nine hold before they are mixed, in ten-thousandths, the least first. */
export function pickPrizes(risk: Risk): readonly number[] {
  return held[risk].map((times) => Math.round(times * oneTimes))
}

import { oneTimes } from '../../payout.ts'

/** How a prize looks, by what it is beside the stake: nothing, less than the stake, the stake, more, or far more. */
export type PayTint = 'none' | 'less' | 'even' | 'more' | 'most'

/** The tint of a multiplier in ten-thousandths. */
export function payTint(multiplier: number): PayTint {
  if (multiplier === 0) return 'none'
  if (multiplier < oneTimes) return 'less'
  if (multiplier === oneTimes) return 'even'
  return multiplier < 10 * oneTimes ? 'more' : 'most'
}

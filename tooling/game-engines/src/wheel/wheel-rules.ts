import { oneTimes } from '../payout.ts'
import type { Risk } from '../risk.ts'

export const wheelSizes = [10, 20, 30, 40, 50] as const
export type WheelSize = (typeof wheelSizes)[number]

/** How many segments the wheel has, and how they pay. */
export type WheelChoice = { readonly segments: WheelSize; readonly risk: Risk }

const lowTurn = [1.5, 1.2, 1.2, 1.2, 0, 1.2, 1.2, 1.2, 1.2, 0]

/** Every other segment of the middle wheel pays; these are the paying ones, in order. */
const mediumPays: Readonly<Record<WheelSize, readonly number[]>> = {
  10: [1.9, 1.5, 2, 1.5, 3],
  20: [1.5, 2, 2, 2, 1.8, 1.5, 2, 2, 2, 3],
  30: [1.5, 2, 1.5, 2, 4, 1.5, 2, 1.5, 2, 1.7, 1.5, 2, 1.5, 2, 3],
  40: [2, 1.5, 3, 1.5, 2, 2, 1.5, 3, 1.5, 2, 1.6, 1.5, 3, 1.5, 2, 2, 1.5, 3, 1.5, 2],
  50: [2, 1.5, 1.5, 3, 1.5, 2, 1.5, 2, 1.5, 5, 1.5, 2, 1.5, 3, 1.5, 2, 1.5, 2, 1.5, 3, 1.5, 2, 1.5, 2, 1.5],
}

/** What each segment pays in ten-thousandths, clockwise from the top. */
export function wheelSegments({ segments, risk }: WheelChoice): readonly number[] {
  return Array.from({ length: segments }, (_, segment) =>
    Math.round(timesAt(segments, risk, segment) * oneTimes),
  )
}

function timesAt(segments: WheelSize, risk: Risk, segment: number): number {
  if (risk === 'low') return lowTurn[segment % lowTurn.length] ?? 0
  // One segment holds everything that comes back.
  if (risk === 'high') return segment === 0 ? (99 * segments) / 100 : 0
  return segment % 2 === 0 ? 0 : (mediumPays[segments][(segment - 1) / 2] ?? 0)
}

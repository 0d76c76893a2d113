import { fairReturn } from '../fair-multiplier.ts'
import { plainTitle } from '../plain-title.ts'
import { risks } from '../risk.ts'
import { wheel } from './wheel-engine.ts'
import { wheelSegments, wheelSizes } from './wheel-rules.ts'

const maxMultiplier = Math.max(
  ...wheelSizes.flatMap((segments) => risks.flatMap((risk) => wheelSegments({ segments, risk }))),
)

/** The wheel as a title. */
export const wheelTitle = plainTitle(wheel, {
  rtp: fairReturn,
  volatility: 'medium',
  maxMultiplier,
})

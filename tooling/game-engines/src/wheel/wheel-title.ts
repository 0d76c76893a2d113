import type { CarriedTitle } from '../engine.ts'
import { fairReturn } from '../fair-multiplier.ts'
import { maxStakeOf } from '../max-stake.ts'
import { risks } from '../risk.ts'
import { wheel } from './wheel-engine.ts'
import { wheelSegments, wheelSizes } from './wheel-rules.ts'

const maxMultiplier = Math.max(
  ...wheelSizes.flatMap((segments) => risks.flatMap((risk) => wheelSegments({ segments, risk }))),
)

/** The wheel as a title. */
export const wheelTitle: CarriedTitle = {
  engine: wheel,
  model: undefined,
  facts: {
    rtp: fairReturn,
    volatility: 'medium',
    maxMultiplier,
    maxStake: maxStakeOf(maxMultiplier),
    lines: 0,
  },
}

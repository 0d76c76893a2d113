import type { CarriedTitle } from '../engine.ts'
import { fairReturn } from '../fair-multiplier.ts'
import { largestMultiplier, maxStakeOf } from '../max-stake.ts'
import { hilo } from './hilo-engine.ts'

/** Higher or lower as a title. */
export const hiloTitle: CarriedTitle = {
  engine: hilo,
  model: undefined,
  facts: {
    rtp: fairReturn,
    volatility: 'medium',
    maxMultiplier: largestMultiplier,
    maxStake: maxStakeOf(largestMultiplier),
    lines: 0,
  },
}

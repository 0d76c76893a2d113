import { fairReturn } from '../fair-multiplier.ts'
import { largestMultiplier } from '../max-stake.ts'
import { plainTitle } from '../plain-title.ts'
import { hilo } from './hilo-engine.ts'

/** Higher or lower as a title. */
export const hiloTitle = plainTitle(hilo, {
  rtp: fairReturn,
  volatility: 'medium',
  maxMultiplier: largestMultiplier,
})

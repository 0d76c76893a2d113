import type { CarriedTitle } from '../engine.ts'
import { fairReturn } from '../fair-multiplier.ts'
import { plainTitle } from '../plain-title.ts'
import { risks } from '../risk.ts'
import { pick, type PickModel } from './pick-engine.ts'
import { pickPrizes } from './pick-rules.ts'

const maxMultiplier = Math.max(...risks.flatMap(pickPrizes))

/** Nine eggs to smash. */
export const eggTitle = titleOf({ thing: 'egg' })

/** Nine envelopes to open. */
export const envelopeTitle = titleOf({ thing: 'envelope' })

function titleOf(model: PickModel): CarriedTitle {
  return plainTitle(pick, { rtp: fairReturn, volatility: 'low', maxMultiplier }, model)
}

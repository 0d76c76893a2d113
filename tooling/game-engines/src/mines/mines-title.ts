import type { CarriedTitle } from '../engine.ts'
import { maxStakeOf } from '../max-stake.ts'
import { mines } from './mines-engine.ts'
import { minesRules } from './mines-rules.ts'

/** Mines as a title. */
export const minesTitle: CarriedTitle = {
  engine: mines,
  model: undefined,
  facts: {
    rtp: minesRules.rtp,
    volatility: 'high',
    maxMultiplier: minesRules.maxMultiplier,
    maxStake: maxStakeOf(minesRules.maxMultiplier),
    lines: 0,
  },
}

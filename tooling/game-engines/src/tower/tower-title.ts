import type { CarriedTitle } from '../engine.ts'
import { fairReturn } from '../fair-multiplier.ts'
import { maxStakeOf } from '../max-stake.ts'
import { tower } from './tower-engine.ts'
import { towerLadders } from './tower-rules.ts'

const maxMultiplier = Math.max(...Object.values(towerLadders).flat())

/** The tower as a title. */
export const towerTitle: CarriedTitle = {
  engine: tower,
  model: undefined,
  facts: {
    rtp: fairReturn,
    volatility: 'medium',
    maxMultiplier,
    maxStake: maxStakeOf(maxMultiplier),
    lines: 0,
  },
}

import { fairReturn } from '../fair-multiplier.ts'
import { plainTitle } from '../plain-title.ts'
import { tower } from './tower-engine.ts'
import { towerLadders } from './tower-rules.ts'

const maxMultiplier = Math.max(...Object.values(towerLadders).flat())

/** The tower as a title. */
export const towerTitle = plainTitle(tower, {
  rtp: fairReturn,
  volatility: 'medium',
  maxMultiplier,
})

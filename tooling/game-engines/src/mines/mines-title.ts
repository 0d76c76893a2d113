import type { CarriedTitle } from '../engine.ts'
import { fairReturn } from '../fair-multiplier.ts'
import { maxStakeOf } from '../max-stake.ts'
import { mines } from './mines-engine.ts'
import { minesMultiplier, minesRules, mostPicks } from './mines-rules.ts'

const maxMultiplier = Math.max(
  ...Array.from({ length: minesRules.maxMines }, (_, index) =>
    minesMultiplier(index + 1, mostPicks(index + 1)),
  ),
)

/** Mines as a title. */
export const minesTitle: CarriedTitle = {
  engine: mines,
  model: undefined,
  facts: {
    rtp: fairReturn,
    volatility: 'high',
    maxMultiplier,
    maxStake: maxStakeOf(maxMultiplier),
    lines: 0,
  },
}

import { fairReturn } from '../fair-multiplier.ts'
import { plainTitle } from '../plain-title.ts'
import { mines } from './mines-engine.ts'
import { minesMultiplier, minesRules, mostPicks } from './mines-rules.ts'

const maxMultiplier = Math.max(
  ...Array.from({ length: minesRules.maxMines }, (_, index) =>
    minesMultiplier(index + 1, mostPicks(index + 1)),
  ),
)

/** Mines as a title. */
export const minesTitle = plainTitle(mines, {
  rtp: fairReturn,
  volatility: 'high',
  maxMultiplier,
})

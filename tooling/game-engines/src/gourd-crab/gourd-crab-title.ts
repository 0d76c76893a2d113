import { oneTimes } from '../payout.ts'
import { plainTitle } from '../plain-title.ts'
import { gourdCrab } from './gourd-crab-engine.ts'
import { chipTimes, gourdCrabReturn, gourdCrabRules } from './gourd-crab-rules.ts'

const maxMultiplier = chipTimes(gourdCrabRules.dice) * oneTimes

/** Gourd and crab as a title. */
export const gourdCrabTitle = plainTitle(gourdCrab, {
  rtp: Math.floor(gourdCrabReturn),
  volatility: 'low',
  maxMultiplier,
})

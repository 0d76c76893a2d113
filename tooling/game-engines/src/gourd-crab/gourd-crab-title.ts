import type { CarriedTitle } from '../engine.ts'
import { maxStakeOf } from '../max-stake.ts'
import { oneTimes } from '../payout.ts'
import { gourdCrab } from './gourd-crab-engine.ts'
import { chipTimes, gourdCrabReturn, gourdCrabRules } from './gourd-crab-rules.ts'

const maxMultiplier = chipTimes(gourdCrabRules.dice) * oneTimes

/** Gourd and crab as a title. */
export const gourdCrabTitle: CarriedTitle = {
  engine: gourdCrab,
  model: undefined,
  facts: {
    rtp: Math.floor(gourdCrabReturn),
    volatility: 'low',
    maxMultiplier,
    maxStake: maxStakeOf(maxMultiplier),
    lines: 0,
  },
}

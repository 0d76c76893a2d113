import type { CarriedTitle } from '../engine.ts'
import { maxStakeOf } from '../max-stake.ts'
import { oneTimes } from '../payout.ts'
import { limbo } from './limbo-engine.ts'
import { limboRules } from './limbo-rules.ts'

const maxMultiplier = limboRules.maxTarget * (oneTimes / 100)

/** Limbo as a title. */
export const limboTitle: CarriedTitle = {
  engine: limbo,
  model: undefined,
  facts: {
    rtp: limboRules.returnPercent * 100,
    volatility: 'high',
    maxMultiplier,
    maxStake: maxStakeOf(maxMultiplier),
    lines: 0,
  },
}

import type { CarriedTitle } from '../engine.ts'
import { fairReturn } from '../fair-multiplier.ts'
import { maxStakeOf } from '../max-stake.ts'
import { coin } from './coin-engine.ts'
import { coinMultiplier, mostFlips } from './coin-rules.ts'

const maxMultiplier = coinMultiplier(mostFlips)

/** The coin as a title. */
export const coinTitle: CarriedTitle = {
  engine: coin,
  model: undefined,
  facts: {
    rtp: fairReturn,
    volatility: 'medium',
    maxMultiplier,
    maxStake: maxStakeOf(maxMultiplier),
    lines: 0,
  },
}

import type { CarriedTitle } from '../engine.ts'
import { fairReturn } from '../fair-multiplier.ts'
import { maxStakeOf } from '../max-stake.ts'
import { dice } from './dice-engine.ts'
import { diceMultiplier, diceRules } from './dice-rules.ts'

const maxMultiplier = diceMultiplier(diceRules.minWinning)

/** Dice as a title. */
export const diceTitle: CarriedTitle = {
  engine: dice,
  model: undefined,
  facts: {
    rtp: fairReturn,
    volatility: 'medium',
    maxMultiplier,
    maxStake: maxStakeOf(maxMultiplier),
    lines: 0,
  },
}

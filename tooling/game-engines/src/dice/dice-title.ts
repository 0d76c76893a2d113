import { fairReturn } from '../fair-multiplier.ts'
import { plainTitle } from '../plain-title.ts'
import { dice } from './dice-engine.ts'
import { diceMultiplier, diceRules } from './dice-rules.ts'

const maxMultiplier = diceMultiplier(diceRules.minWinning)

/** Dice as a title. */
export const diceTitle = plainTitle(dice, {
  rtp: fairReturn,
  volatility: 'medium',
  maxMultiplier,
})

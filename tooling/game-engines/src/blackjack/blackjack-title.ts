import type { CarriedTitle } from '../engine.ts'
import { maxStakeOf } from '../max-stake.ts'
import { blackjack } from './blackjack-engine.ts'
import { blackjackRules } from './blackjack-rules.ts'

/** Blackjack as a title. */
export const blackjackTitle: CarriedTitle = {
  engine: blackjack,
  model: undefined,
  facts: {
    rtp: blackjackRules.rtp,
    volatility: 'low',
    maxMultiplier: blackjackRules.maxMultiplier,
    maxStake: maxStakeOf(blackjackRules.maxMultiplier),
    lines: 0,
  },
}

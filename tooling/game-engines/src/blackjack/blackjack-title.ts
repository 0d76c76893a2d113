import { plainTitle } from '../plain-title.ts'
import { blackjack } from './blackjack-engine.ts'
import { blackjackRules } from './blackjack-rules.ts'

/** Blackjack as a title. */
export const blackjackTitle = plainTitle(blackjack, {
  rtp: blackjackRules.rtp,
  volatility: 'low',
  maxMultiplier: blackjackRules.maxMultiplier,
})

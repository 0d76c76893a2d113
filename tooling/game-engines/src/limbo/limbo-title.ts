import { oneTimes } from '../payout.ts'
import { plainTitle } from '../plain-title.ts'
import { limbo } from './limbo-engine.ts'
import { limboRules } from './limbo-rules.ts'

const maxMultiplier = limboRules.maxTarget * (oneTimes / 100)

/** Limbo as a title. */
export const limboTitle = plainTitle(limbo, {
  rtp: limboRules.returnPercent * 100,
  volatility: 'high',
  maxMultiplier,
})

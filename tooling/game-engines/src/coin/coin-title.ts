import { fairReturn } from '../fair-multiplier.ts'
import { plainTitle } from '../plain-title.ts'
import { coin } from './coin-engine.ts'
import { coinMultiplier, mostFlips } from './coin-rules.ts'

const maxMultiplier = coinMultiplier(mostFlips)

/** The coin as a title. */
export const coinTitle = plainTitle(coin, {
  rtp: fairReturn,
  volatility: 'medium',
  maxMultiplier,
})

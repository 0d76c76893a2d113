import { plainTitle } from '../plain-title.ts'
import { scratch } from './scratch-engine.ts'
import { scratchPrizes, scratchRules } from './scratch-rules.ts'

const maxMultiplier = Math.max(...scratchPrizes.map(({ multiplier }) => multiplier))
const paid = scratchPrizes.reduce((sum, { multiplier, tickets }) => sum + multiplier * tickets, 0)

/** The scratch card as a title. */
export const scratchTitle = plainTitle(scratch, {
  rtp: Math.floor(paid / scratchRules.tickets),
  volatility: 'high',
  maxMultiplier,
})

import type { CarriedTitle } from '../engine.ts'
import { maxStakeOf } from '../max-stake.ts'
import { scratch } from './scratch-engine.ts'
import { scratchPrizes, scratchRules } from './scratch-rules.ts'

const maxMultiplier = Math.max(...scratchPrizes.map(({ multiplier }) => multiplier))
const paid = scratchPrizes.reduce((sum, { multiplier, tickets }) => sum + multiplier * tickets, 0)

/** The scratch card as a title. */
export const scratchTitle: CarriedTitle = {
  engine: scratch,
  model: undefined,
  facts: {
    rtp: Math.floor(paid / scratchRules.tickets),
    volatility: 'high',
    maxMultiplier,
    maxStake: maxStakeOf(maxMultiplier),
    lines: 0,
  },
}

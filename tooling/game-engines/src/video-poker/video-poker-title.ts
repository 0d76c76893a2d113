import type { CarriedTitle } from '../engine.ts'
import { maxStakeOf } from '../max-stake.ts'
import { oneTimes } from '../payout.ts'
import { videoPoker } from './video-poker-engine.ts'
import { videoPokerRules } from './video-poker-rules.ts'

const maxMultiplier = videoPokerRules.pays.royal * oneTimes

/** Video poker as a title. */
export const videoPokerTitle: CarriedTitle = {
  engine: videoPoker,
  model: undefined,
  facts: {
    rtp: videoPokerRules.rtp,
    volatility: 'medium',
    maxMultiplier,
    maxStake: maxStakeOf(maxMultiplier),
    lines: 0,
  },
}

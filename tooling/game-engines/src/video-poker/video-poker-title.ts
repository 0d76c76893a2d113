import { oneTimes } from '../payout.ts'
import { plainTitle } from '../plain-title.ts'
import { videoPoker } from './video-poker-engine.ts'
import { videoPokerRules } from './video-poker-rules.ts'

const maxMultiplier = videoPokerRules.pays.royal * oneTimes

/** Video poker as a title. */
export const videoPokerTitle = plainTitle(videoPoker, {
  rtp: videoPokerRules.rtp,
  volatility: 'medium',
  maxMultiplier,
})

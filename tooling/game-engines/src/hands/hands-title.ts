import { returnOf } from '../fair-multiplier.ts'
import { plainTitle } from '../plain-title.ts'
import { handsGame } from './hands-engine.ts'
import { handsPays } from './hands-rules.ts'

/** Rock, paper, scissors as a title: a win, a tie and a loss are equally likely. */
export const handsTitle = plainTitle(handsGame, {
  rtp: returnOf(Object.values(handsPays)),
  volatility: 'low',
  maxMultiplier: handsPays.win,
})

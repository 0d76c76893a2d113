import type { CarriedTitle } from '../engine.ts'
import { returnOf } from '../fair-multiplier.ts'
import { maxStakeOf } from '../max-stake.ts'
import { handsGame } from './hands-engine.ts'
import { handsPays } from './hands-rules.ts'

/** Rock, paper, scissors as a title: a win, a tie and a loss are equally likely. */
export const handsTitle: CarriedTitle = {
  engine: handsGame,
  model: undefined,
  facts: {
    rtp: returnOf(Object.values(handsPays)),
    volatility: 'low',
    maxMultiplier: handsPays.win,
    maxStake: maxStakeOf(handsPays.win),
    lines: 0,
  },
}

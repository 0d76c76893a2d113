import type { CarriedTitle } from '../engine.ts'
import { maxStakeOf } from '../max-stake.ts'
import { risks } from '../risk.ts'
import { plinko } from './plinko-engine.ts'
import { allPlinkoRows, plinkoBuckets, plinkoReturn } from './plinko-rules.ts'

const choices = allPlinkoRows.flatMap((rows) => risks.map((risk) => ({ rows, risk })))
const maxMultiplier = Math.max(...choices.flatMap(plinkoBuckets))

/** The falling ball as a title. What comes back differs a little by rows and risk; the lowest is stated. */
export const plinkoTitle: CarriedTitle = {
  engine: plinko,
  model: undefined,
  facts: {
    rtp: Math.floor(Math.min(...choices.map(plinkoReturn))),
    volatility: 'medium',
    maxMultiplier,
    maxStake: maxStakeOf(maxMultiplier),
    lines: 0,
  },
}

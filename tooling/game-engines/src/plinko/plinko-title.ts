import { plainTitle } from '../plain-title.ts'
import { risks } from '../risk.ts'
import { plinko } from './plinko-engine.ts'
import { allPlinkoRows, plinkoBuckets, plinkoReturn } from './plinko-rules.ts'

const choices = allPlinkoRows.flatMap((rows) => risks.map((risk) => ({ rows, risk })))
const maxMultiplier = Math.max(...choices.flatMap(plinkoBuckets))

/** The falling ball as a title. What comes back differs a little by rows and risk; the lowest is stated. */
export const plinkoTitle = plainTitle(plinko, {
  rtp: Math.floor(Math.min(...choices.map(plinkoReturn))),
  volatility: 'medium',
  maxMultiplier,
})

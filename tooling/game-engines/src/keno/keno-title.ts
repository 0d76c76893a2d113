import { plainTitle } from '../plain-title.ts'
import { keno } from './keno-engine.ts'
import { kenoPays, kenoReturn, kenoRules } from './keno-rules.ts'
import { kenoTableNames } from './keno-tables.ts'

const tickets = kenoTableNames.flatMap((table) =>
  Array.from({ length: kenoRules.mostPicks }, (_, index) => ({ table, picks: index + 1 })),
)
const maxMultiplier = Math.max(...tickets.flatMap(({ table, picks }) => kenoPays(table, picks)))

/** Keno as a title. What comes back differs a little by ticket; the lowest is stated. */
export const kenoTitle = plainTitle(keno, {
  rtp: Math.floor(Math.min(...tickets.map(({ table, picks }) => kenoReturn(table, picks)))),
  volatility: 'high',
  maxMultiplier,
})

import { tableEngine, type TableEngine } from '../tables/table-engine.ts'
import { rouletteRules, type RouletteOutcome } from './roulette-rules.ts'

/** Roulette: a table with a wheel. */
export const roulette: TableEngine<RouletteOutcome> = tableEngine(rouletteRules)

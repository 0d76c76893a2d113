import { tableEngine, type TableEngine } from '../tables/table-engine.ts'
import { baccaratRules, type BaccaratOutcome } from './baccarat-rules.ts'

/** Baccarat: a table of two hands. */
export const baccarat: TableEngine<BaccaratOutcome> = tableEngine(baccaratRules)

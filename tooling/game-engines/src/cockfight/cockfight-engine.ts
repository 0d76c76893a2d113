import { tableEngine, type TableEngine } from '../tables/table-engine.ts'
import { cockfightRules, type CockfightOutcome } from './cockfight-rules.ts'

/** Cockfight: a table with two birds. */
export const cockfight: TableEngine<CockfightOutcome> = tableEngine(cockfightRules)

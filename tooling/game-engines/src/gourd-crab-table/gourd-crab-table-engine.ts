import { tableEngine, type TableEngine } from '../tables/table-engine.ts'
import { gourdCrabTableRules, type GourdCrabOutcome } from './gourd-crab-table-rules.ts'

/** Bầu Cua: a table of three dice with creatures. */
export const gourdCrabTable: TableEngine<GourdCrabOutcome> = tableEngine(gourdCrabTableRules)

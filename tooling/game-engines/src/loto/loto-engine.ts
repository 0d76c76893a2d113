import { tableEngine, type TableEngine } from '../tables/table-engine.ts'
import { lotoTable, type LotoOutcome } from './loto-rules.ts'

/** Lô tô: a table with a caller. */
export const loto: TableEngine<LotoOutcome> = tableEngine(lotoTable)

import { tableEngine, type TableEngine } from '../tables/table-engine.ts'
import { bigSmallRules, type BigSmallOutcome } from './big-small-rules.ts'

/** Tài Xỉu: a table of three dice. */
export const bigSmall: TableEngine<BigSmallOutcome> = tableEngine(bigSmallRules)

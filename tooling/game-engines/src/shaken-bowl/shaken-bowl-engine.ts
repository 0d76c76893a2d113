import { tableEngine, type TableEngine } from '../tables/table-engine.ts'
import { shakenBowlRules, type ShakenBowlOutcome } from './shaken-bowl-rules.ts'

/** Xóc Đĩa: a table of four tokens. */
export const shakenBowl: TableEngine<ShakenBowlOutcome> = tableEngine(shakenBowlRules)

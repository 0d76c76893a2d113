import { tableEngine, type TableEngine } from '../tables/table-engine.ts'
import { dragonTigerRules, type DragonTigerOutcome } from './dragon-tiger-rules.ts'

/** Rồng Hổ: a table of two cards. */
export const dragonTiger: TableEngine<DragonTigerOutcome> = tableEngine(dragonTigerRules)

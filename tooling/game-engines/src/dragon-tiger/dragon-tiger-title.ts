import { tableTitle } from '../tables/table-title.ts'
import { dragonTiger } from './dragon-tiger-engine.ts'

/** Rồng Hổ as a title. */
export const dragonTigerTitle = tableTitle(dragonTiger, 'low')

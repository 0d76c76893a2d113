import { tableTitle } from '../tables/table-title.ts'
import { loto } from './loto-engine.ts'

/** Lô tô as a title. */
export const lotoTitle = tableTitle(loto, 'high')

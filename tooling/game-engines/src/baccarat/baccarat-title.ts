import { tableTitle } from '../tables/table-title.ts'
import { baccarat } from './baccarat-engine.ts'

/** Baccarat as a title. */
export const baccaratTitle = tableTitle(baccarat, 'low')

import { tableTitle } from '../tables/table-title.ts'
import { gourdCrabTable } from './gourd-crab-table-engine.ts'

/** Bầu Cua at a table as a title. */
export const gourdCrabTableTitle = tableTitle(gourdCrabTable, 'low')

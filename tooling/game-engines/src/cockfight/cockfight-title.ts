import { tableTitle } from '../tables/table-title.ts'
import { cockfight } from './cockfight-engine.ts'

/** Cockfight as a title. */
export const cockfightTitle = tableTitle(cockfight, 'medium')

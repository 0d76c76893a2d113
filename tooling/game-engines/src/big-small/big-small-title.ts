import { tableTitle } from '../tables/table-title.ts'
import { bigSmall } from './big-small-engine.ts'

/** Tài Xỉu as a title. */
export const bigSmallTitle = tableTitle(bigSmall, 'medium')

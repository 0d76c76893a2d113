import { tableTitle } from '../tables/table-title.ts'
import { shakenBowl } from './shaken-bowl-engine.ts'

/** Xóc Đĩa as a title. */
export const shakenBowlTitle = tableTitle(shakenBowl, 'low')

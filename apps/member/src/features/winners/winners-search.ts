import { rankingWeeks, type RankingWeek } from '@saola/protocol'
import { searchReader } from '@saola/shell'
import * as z from 'zod/mini'

/** What an address says about the board: the ranking of a week, or by itself the latest wins. */
export type WinnersSearch = { board?: RankingWeek }

export const readWinnersSearch: (search: Record<string, unknown>) => WinnersSearch = searchReader({
  board: z.enum(rankingWeeks),
})

import * as z from 'zod/mini'
import { money, timestamp } from '../fields.ts'
import { winOdds } from './win-odds.ts'
import { whole } from '../reply-fields.ts'

/** The weeks that a ranking can be asked for. */
export const rankingWeeks = ['this', 'last'] as const
export type RankingWeek = (typeof rankingWeeks)[number]

/** One place of a ranking: a member's best bet of the week; names are masked, one's own is not. */
export const rankedBet = z.object({
  place: whole,
  customerName: z.string(),
  gameName: z.string(),
  nodeId: z.string(),
  betAmount: money,
  /** What it won beyond its stake. */
  winAmount: money,
  odds: z.optional(winOdds),
  isOwn: z.boolean(),
})
export type RankedBet = z.infer<typeof rankedBet>

/** The first places of a week, and the caller's own place where it is behind them. `to` is the first moment after the week. */
export const ranking = z.object({
  from: timestamp,
  to: timestamp,
  list: z.array(rankedBet),
  own: z.optional(rankedBet),
})
export type Ranking = z.infer<typeof ranking>

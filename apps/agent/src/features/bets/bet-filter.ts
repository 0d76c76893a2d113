import {
  searchNumber,
  searchPlace,
  searchReader,
  searchWords,
  type ListPlace,
  type SearchReader,
} from '@saola/shell'
import * as z from 'zod/mini'
import { periodNames, type PeriodName } from '#shared/list/period-names.ts'

export const betStatuses = ['open', 'settled', 'cancelled'] as const
export type BetStatus = (typeof betStatuses)[number]

/** What the address of the team's bets says. `member` is one account by its id, `q` a part of a name. */
export type BetFilter = ListPlace & {
  q?: string
  member?: number
  status?: BetStatus
  period?: PeriodName
}

/** Rows a page. */
export const betPageSize = 20

/** The period of a list that does not name one. */
export const usualPeriod: PeriodName = 'last_7'

/** Reads the search part of an address. */
export const readBetFilter: SearchReader<BetFilter> = searchReader({
  q: searchWords(64),
  member: searchNumber,
  status: z.enum(betStatuses),
  period: z.enum(periodNames),
  ...searchPlace,
})

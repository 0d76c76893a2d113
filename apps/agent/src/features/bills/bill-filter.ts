import { billStates, contractKinds } from '@saola/rules'
import { searchNumber, searchPlace, searchReader, type ListPlace, type SearchReader } from '@saola/shell'
import * as z from 'zod/mini'
import { periodNames, type PeriodName } from '#shared/list/period-names.ts'

/** A state of a bill, or every one in which something is still to be paid. */
export const shownStates = ['open', ...billStates] as const

/** What the address of the bills says; those that the agent pays, of the last 30 days, when nothing is said. */
export type BillFilter = ListPlace & {
  side?: 'upline' | 'downline'
  kind?: (typeof contractKinds)[number]
  state?: (typeof shownStates)[number]
  period?: PeriodName
  /** The bill that is open over the list. */
  bill?: number
}

/** Rows a page. */
export const billPageSize = 20

/** The period of a list that does not name one. */
export const usualPeriod: PeriodName = 'last_30'

/** Reads the search part of an address. */
export const readBillFilter: SearchReader<BillFilter> = searchReader({
  side: z.enum(['upline', 'downline']),
  kind: z.enum(contractKinds),
  state: z.enum(shownStates),
  period: z.enum(periodNames),
  ...searchPlace,
  bill: searchNumber,
})

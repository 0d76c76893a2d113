import { gameFamilies, moneyKinds, reportCuts } from '@saola/protocol'
import { searchNumber, searchPlace, searchReader, searchWords, type SearchOf } from '@saola/shell'
import * as z from 'zod/mini'

/** The periods that a report offers; a month until today goes without saying. */
export const reportPeriods = ['this_month', 'today', 'last_7', 'last_30'] as const
export type ReportPeriodName = (typeof reportPeriods)[number]

export const reportSorts = [
  'name',
  'betCount',
  'betAmount',
  'validBetAmount',
  'winAmount',
  'profitAndLoss',
  'deposit',
  'withdraw',
] as const
export type ReportSort = (typeof reportSorts)[number]

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const fields = {
  q: searchWords(64),
  /** The account whose team is looked at. */
  member: searchNumber,
  scope: z.literal('own'),
  type: z.enum(['agent', 'player']),
  family: z.enum(gameFamilies),
  vendor: searchWords(64),
  kind: z.enum(moneyKinds),
  cut: z.enum(reportCuts),
  period: z.enum(reportPeriods),
  from: day,
  to: day,
  sort: z.enum(reportSorts),
  order: z.enum(['asc', 'desc']),
  ...searchPlace,
}

/** What the address of a report says; each report reads of it what it has. */
export type ReportFilter = SearchOf<typeof fields>

/** Reads the search part of an address. */
export const readReportFilter = searchReader(fields)

/** Rows a page. */
export const reportPageSize = 20

import {
  gameFamilies,
  profitCuts,
  statementTypes,
  type GameFamily,
  type ProfitCut,
  type StatementType,
} from '@saola/protocol'
import { searchChoice, searchPage, searchReader } from '@saola/shell'
import * as z from 'zod/mini'
import { isMonth, recordPeriods, usualPeriod, type RecordPeriod } from './record-period.ts'

/** What an address says about a list of records; what it leaves out is the usual. A month wins over days. */
export type RecordSearch = { period?: RecordPeriod; month?: string; page?: number }

/** What an address says about the statement. */
export type StatementSearch = RecordSearch & { type?: StatementType }

/** The states that bets can be narrowed to. */
export const betStates = ['open', 'settled', 'cancelled'] as const

/** What an address says about the betting record. */
export type BetSearch = RecordSearch & {
  status?: (typeof betStates)[number]
  family?: GameFamily
  vendor?: string
}

/** The stretches that the own result is shown for, in days. */
export const profitPeriods = [7, 30, 90] as const

/** What an address says about the own result. */
export type ProfitSearch = { days?: (typeof profitPeriods)[number]; by?: ProfitCut }

const readRecord = {
  period: searchChoice(recordPeriods),
  month: z.string().check(z.refine(isMonth)),
  page: searchPage,
}

/** Reads period, month and page; anything odd, and what is usual anyway, is left out. */
export const readRecordSearch = (search: Record<string, unknown>): RecordSearch =>
  withoutUsual(readFields(search))

const readFields = searchReader(readRecord)
const readStatement = searchReader({ ...readRecord, type: z.enum(statementTypes) })
const readBets = searchReader({
  ...readRecord,
  status: z.enum(betStates),
  family: z.enum(gameFamilies),
  vendor: z.string().check(z.regex(/^\w{1,32}$/)),
})

/** Reads the statement's filter, too. */
export const readStatementSearch = (search: Record<string, unknown>): StatementSearch =>
  withoutUsual(readStatement(search))

/** Reads the filters of the betting record, too. */
export const readBetSearch = (search: Record<string, unknown>): BetSearch => withoutUsual(readBets(search))

/** Reads what the own result is cut by; thirty days by day are usual. */
export const readProfitSearch = searchReader({
  days: searchChoice(profitPeriods.filter((days) => days !== 30)),
  by: z.enum(profitCuts.filter((cut) => cut !== 'day')),
})

/** A month wins over days; the usual days go without saying. */
function withoutUsual<Search extends RecordSearch>(search: Search): Search {
  if (search.month === undefined && search.period !== usualPeriod) return search
  const { period: _, ...rest } = search
  return rest as Search
}

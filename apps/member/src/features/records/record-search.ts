import {
  gameFamilies,
  profitCuts,
  statementTypes,
  type GameFamily,
  type ProfitCut,
  type StatementType,
} from '@saola/protocol'
import { searchChoice, searchPlace, searchReader, type ListPlace } from '@saola/shell'
import * as z from 'zod/mini'
import { isDay, isMonth, recordPeriods, usualPeriod, type RecordPeriod } from './record-period.ts'

/** What an address says about a list of records; what it leaves out is the usual. A month wins over days, days over a period. */
export type RecordSearch = ListPlace & {
  period?: RecordPeriod
  month?: string
  from?: string
  to?: string
}

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
  from: z.string().check(z.refine(isDay)),
  to: z.string().check(z.refine(isDay)),
  ...searchPlace,
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

/** What of a search says when. */
export function spanOf({ period, month, from, to }: RecordSearch): RecordSearch {
  return {
    ...(period !== undefined && { period }),
    ...(month !== undefined && { month }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }
}

/** A month wins over days, and both over a period; the usual one goes without saying. */
function withoutUsual<Search extends RecordSearch>(search: Search): Search {
  const { period, month, from, to, ...rest } = search
  if (month !== undefined) return { ...rest, month } as Search
  if (from !== undefined && to !== undefined && from <= to) return { ...rest, from, to } as Search
  return (period === undefined || period === usualPeriod ? rest : { ...rest, period }) as Search
}

import {
  gameFamilies,
  profitCuts,
  statementTypes,
  type GameFamily,
  type ProfitCut,
  type StatementType,
} from '@saola/protocol'
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

/** Reads period, month and page; anything odd, and what is usual anyway, is left out. */
export function readRecordSearch(search: Record<string, unknown>): RecordSearch {
  const period = recordPeriods.find((each) => each === Number(search['period']))
  const page = Number(search['page'])
  const { month } = search
  return {
    ...(isMonth(month) && { month }),
    ...(!isMonth(month) && period !== undefined && period !== usualPeriod && { period }),
    ...(Number.isInteger(page) && page > 1 && page <= 100_000 && { page }),
  }
}

/** Reads the statement's filter, too. */
export function readStatementSearch(search: Record<string, unknown>): StatementSearch {
  const type = statementTypes.find((each) => each === search['type'])
  return { ...readRecordSearch(search), ...(type !== undefined && { type }) }
}

/** Reads the filters of the betting record, too. */
export function readBetSearch(search: Record<string, unknown>): BetSearch {
  const status = betStates.find((each) => each === search['status'])
  const family = gameFamilies.find((each) => each === search['family'])
  const { vendor } = search
  return {
    ...readRecordSearch(search),
    ...(status !== undefined && { status }),
    ...(family !== undefined && { family }),
    ...(typeof vendor === 'string' && /^\w{1,32}$/.test(vendor) && { vendor }),
  }
}

/** Reads what the own result is cut by; thirty days by day are usual. */
export function readProfitSearch(search: Record<string, unknown>): ProfitSearch {
  const days = profitPeriods.find((each) => each === Number(search['days']))
  const by = profitCuts.find((each) => each === search['by'])
  return {
    ...(days !== undefined && days !== 30 && { days }),
    ...(by !== undefined && by !== 'day' && { by }),
  }
}

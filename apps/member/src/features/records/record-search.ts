import { statementTypes, type StatementType } from '@saola/protocol'
import { recordPeriods, usualPeriod, type RecordPeriod } from './record-period.ts'

/** What an address says about a list of records; what it leaves out is the usual. */
export type RecordSearch = { period?: RecordPeriod; page?: number }

/** What an address says about the statement. */
export type StatementSearch = RecordSearch & { type?: StatementType }

/** Reads period and page; anything odd, and what is usual anyway, is left out. */
export function readRecordSearch(search: Record<string, unknown>): RecordSearch {
  const period = recordPeriods.find((each) => each === Number(search['period']))
  const page = Number(search['page'])
  return {
    ...(period !== undefined && period !== usualPeriod && { period }),
    ...(Number.isInteger(page) && page > 1 && page <= 100_000 && { page }),
  }
}

/** Reads the statement's filter, too. */
export function readStatementSearch(search: Record<string, unknown>): StatementSearch {
  const type = statementTypes.find((each) => each === search['type'])
  return { ...readRecordSearch(search), ...(type !== undefined && { type }) }
}

import { calls } from '@saola/protocol'
import { callQuery, type AppContext } from '@saola/shell'
import { inPlace } from '#shared/in-place.ts'
import { type ReportFilter } from './report-filter.ts'
import { bettingRequest, daysOf, moneyRequest, pageOf, profitRequest } from './report-request.ts'

type Api = Pick<AppContext, 'api'>

/** What the team bet; `now` says which days are meant, here and below. */
export function bettingQuery({ api }: Api, filter: ReportFilter, now: number) {
  return inPlace(callQuery(api, calls.team.betting, bettingRequest(filter, now)))
}

/** Profit and loss by account. */
export function profitQuery({ api }: Api, filter: ReportFilter, now: number) {
  return inPlace(callQuery(api, calls.team.profit, profitRequest(filter, now)))
}

/** What accounts held. */
export function creditQuery({ api }: Api, filter: ReportFilter, now: number) {
  const { transactionType: _, ...request } = moneyRequest(filter, now)
  return inPlace(callQuery(api, calls.team.credit, request))
}

/** Money of the team outside play. */
export function teamMoneyQuery({ api }: Api, filter: ReportFilter, now: number) {
  return inPlace(callQuery(api, calls.team.transactions, moneyRequest(filter, now)))
}

/** The same of oneself. */
export function ownMoneyQuery({ api }: Api, filter: ReportFilter, now: number) {
  const { kind } = filter
  const request = {
    ...daysOf(filter, now),
    ...(kind !== undefined && { transactionType: kind }),
    ...pageOf(filter),
  }
  return inPlace(callQuery(api, calls.team.ownTransactions, request))
}

/** What one earned. */
export function incomeQuery({ api }: Api, filter: ReportFilter, now: number) {
  return inPlace(callQuery(api, calls.team.income, { ...daysOf(filter, now), ...pageOf(filter) }))
}

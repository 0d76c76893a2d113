import { dayKey, startOfDay } from '@saola/i18n'
import type { CallInput, calls, ProfitSide } from '@saola/protocol'
import { reportPageSize, type ReportFilter, type ReportPeriodName } from './report-filter.ts'

/** The first and the last day of a filter, both included. */
export function daysOf(
  { period, from, to }: ReportFilter,
  now: number,
): { startDate: string; endDate: string } {
  const today = dayKey(now)
  if (period === undefined && (from !== undefined || to !== undefined)) {
    const endDate = to ?? (from !== undefined && from > today ? from : today)
    return { startDate: from ?? `${endDate.slice(0, 8)}01`, endDate }
  }
  const inDays = (days: number): string => dayKey(startOfDay(now, days))
  const choices = {
    this_month: { startDate: `${today.slice(0, 8)}01`, endDate: today },
    today: { startDate: today, endDate: today },
    last_7: { startDate: inDays(-6), endDate: today },
    last_30: { startDate: inDays(-29), endDate: today },
  } as const satisfies Record<ReportPeriodName, unknown>
  return choices[period ?? 'this_month']
}

/** A filter as calls understand it: they order profit and loss by the members' side, whoever reads it. */
export function askedFrom(side: ProfitSide, filter: ReportFilter): ReportFilter {
  if (side === 'members' || filter.sort !== 'profitAndLoss') return filter
  return { ...filter, order: filter.order === 'asc' ? 'desc' : 'asc' }
}

/** Everything that a filter asks of a report of the team, but for its page and its order. */
export function wantedOf(filter: ReportFilter, now: number) {
  const { q, member, scope, type } = filter
  return {
    ...daysOf(filter, now),
    ...(q !== undefined && { customerName: q.trim() }),
    ...(member !== undefined && { customerId: member }),
    ...(scope !== undefined && { summaryType: scope }),
    ...(type !== undefined && { userType: type }),
  }
}

/** The request behind a filter of the team's betting. */
export function bettingRequest(filter: ReportFilter, now: number): CallInput<typeof calls.team.betting> {
  const { family, vendor, cut, sort, order } = filter
  return {
    ...wantedOf(filter, now),
    ...(family !== undefined && { gameType: family }),
    ...(vendor !== undefined && { vassalage: vendor }),
    ...(cut !== undefined && { cut }),
    ...(sort !== undefined && sort !== 'deposit' && sort !== 'withdraw' && { sort }),
    ...(order !== undefined && { order }),
    ...pageOf(filter),
  }
}

/** The request behind a filter of profit and loss. */
export function profitRequest(filter: ReportFilter, now: number): CallInput<typeof calls.team.profit> {
  const { sort, order } = filter
  return {
    ...wantedOf(filter, now),
    ...(sort !== undefined && sort !== 'betCount' && { sort }),
    ...(order !== undefined && { order }),
    ...pageOf(filter),
  }
}

/** The request behind a filter of the team's money. */
export function moneyRequest(filter: ReportFilter, now: number): CallInput<typeof calls.team.transactions> {
  const { summaryType: _, ...wanted } = wantedOf(filter, now) as ReturnType<typeof wantedOf> & {
    summaryType?: string
  }
  return {
    ...wanted,
    ...(filter.kind !== undefined && { transactionType: filter.kind }),
    ...pageOf(filter),
  }
}

/** The page that a filter is on. */
export function pageOf({ page = 1, asOf }: ReportFilter): {
  pageNo: number
  pageSize: number
  asOf: string | undefined
} {
  return { pageNo: page, pageSize: reportPageSize, asOf }
}

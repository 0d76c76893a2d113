import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { pageAt } from '../../http/page-store.ts'
import { fillDays } from './fill-days.ts'
import type { FigureQuestion, FigureRow } from './figure-store.ts'
import { readFigurePage } from './report-page-store.ts'
import { dayName, reportPeriod, type ReportPeriod } from './report-period.ts'

const measures = ['salary', 'dividend', 'promotion', 'transferIn', 'transferOut', 'total'] as const
type Name = (typeof measures)[number]

/** What the caller earned and passed on, day by day; what it paid to downlines of its contracts is taken off. */
export const listIncome: Handler<typeof calls.team.income> = async ({ account, services, input }) => {
  const period = reportPeriod(input, services.now())
  const page = pageAt(input.pageNo, input.pageSize, input.asOf)
  const answer = await readFigurePage(services.db, incomeQuestion(account.id, period), page)
  return {
    list: answer.rows.map(incomeRow),
    footer: figuresOf(answer.sum),
    days: fillDays(period, answer.days, ({ total }) => ({ total })),
    page: { total: answer.total, currentPage: input.pageNo, pageSize: input.pageSize },
    asOf: answer.asOf,
    startDate: period.startDate,
    endDate: period.endDate,
  }
}

/** The question behind a request, but for its page. */
export function incomeQuestion(
  accountId: number,
  period: ReportPeriod,
): Omit<FigureQuestion<Name>, 'limit' | 'offset'> {
  const whose = { branchId: accountId, each: 'self' } as const
  return { whose, period, measures, cut: 'day', sort: 'name', order: 'desc' }
}

/** A row as it travels. */
export function incomeRow(row: FigureRow<Name>): { id: string } & Record<Name, number> {
  return { id: dayName(Number(row.key)), ...figuresOf(row) }
}

function figuresOf(row: Record<Name, number>): Record<Name, number> {
  return Object.fromEntries(measures.map((name) => [name, row[name]])) as Record<Name, number>
}

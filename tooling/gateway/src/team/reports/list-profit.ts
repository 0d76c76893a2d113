import type { calls, CallRequest, ProfitReport } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { pageAt } from '../../http/page-store.ts'
import { listPath } from '../branch-store.ts'
import { fillDays } from './fill-days.ts'
import { readFigures, type FigureQuestion, type FigureRow } from './figure-store.ts'
import { reportPeriod, type ReportPeriod } from './report-period.ts'
import { readFigurePage } from './report-page-store.ts'
import { scopeOf } from './report-scope.ts'
import { whoOf } from './who-of.ts'

const measures = [
  'deposit',
  'withdraw',
  'betAmount',
  'validBetAmount',
  'winAmount',
  'promotion',
  'contract',
  'profitAndLoss',
] as const
type Name = (typeof measures)[number]
type Input = Omit<CallRequest<typeof calls.team.profit>, 'pageNo' | 'pageSize' | 'asOf'>

/** What came in, went out, was bet and won, by account. */
export const listProfit: Handler<typeof calls.team.profit> = async ({ account: caller, services, input }) => {
  const { db } = services
  const period = reportPeriod(input, services.now())
  const branchId = await scopeOf(db, caller, input.customerId)
  const question = profitQuestion(input, branchId, period)
  const answer = await readFigurePage(db, question, pageAt(input.pageNo, input.pageSize, input.asOf))
  const self = await readFigures(db, { ...question, whose: { branchId, each: 'self' }, limit: 0, offset: 0 })
  return {
    list: answer.rows.map(profitRow),
    footer: figuresOf(answer.sum),
    own: figuresOf(self.sum),
    days: fillDays(period, answer.days, ({ betAmount, profitAndLoss }) => ({ betAmount, profitAndLoss })),
    page: { total: answer.total, currentPage: input.pageNo, pageSize: input.pageSize },
    asOf: answer.asOf,
    path: await listPath(db, caller.id, branchId),
    startDate: period.startDate,
    endDate: period.endDate,
  }
}

/** The question behind a request, but for its page. */
export function profitQuestion(
  input: Input,
  branchId: number,
  period: ReportPeriod,
): Omit<FigureQuestion<Name>, 'limit' | 'offset'> {
  const sort = input.sort ?? 'betAmount'
  return {
    whose: {
      branchId,
      each: input.summaryType ?? 'team',
      userType: input.userType,
      customerName: input.customerName,
    },
    period,
    measures,
    cut: 'account',
    sort,
    order: input.order ?? (sort === 'name' ? 'asc' : 'desc'),
  }
}

/** A row as it travels. */
export function profitRow(row: FigureRow<Name>): ProfitReport['list'][number] {
  return { id: String(row.key), ...whoOf(row), ...figuresOf(row) }
}

function figuresOf(row: Record<Name, number>): ProfitReport['footer'] {
  return Object.fromEntries(measures.map((name) => [name, row[name]])) as Record<Name, number>
}

import type { BettingReport, calls, CallRequest } from '@saola/protocol'
import type { Database } from '../../db/database.ts'
import type { Handler } from '../../http/mount.ts'
import { pageAt } from '../../http/page-store.ts'
import { listPath } from '../branch-store.ts'
import { fillDays } from './fill-days.ts'
import { readFigures, type FigureQuestion, type FigureRow } from './figure-store.ts'
import { dayName, reportPeriod, type ReportPeriod } from './report-period.ts'
import { readFigurePage } from './report-page-store.ts'
import { scopeOf } from './report-scope.ts'
import { whoOf } from './who-of.ts'

const measures = ['betCount', 'betAmount', 'validBetAmount', 'winAmount', 'profitAndLoss'] as const
type Name = (typeof measures)[number]
type Input = Omit<CallRequest<typeof calls.team.betting>, 'pageNo' | 'pageSize' | 'asOf'>

/** What a team bet, cut by account, day, family or vendor, with the days for a chart. */
export const listBetting: Handler<typeof calls.team.betting> = async ({
  account: caller,
  services,
  input,
}) => {
  const period = reportPeriod(input, services.now())
  const branchId = await scopeOf(services.db, caller, input.customerId)
  const page = pageAt(input.pageNo, input.pageSize, input.asOf)
  const answer = await readFigurePage(services.db, bettingQuestion(input, branchId, period), page)
  const cut = input.cut ?? 'account'
  return {
    list: answer.rows.map((row) => bettingRow(row, cut)),
    footer: figuresOf(answer.sum),
    own: await readOwn(services.db, input, branchId, period),
    days: fillDays(period, answer.days, ({ betAmount, profitAndLoss }) => ({ betAmount, profitAndLoss })),
    page: { total: answer.total, currentPage: input.pageNo, pageSize: input.pageSize },
    asOf: answer.asOf,
    path: await listPath(services.db, caller.id, branchId),
    startDate: period.startDate,
    endDate: period.endDate,
  }
}

/** The question behind a request, but for its page. */
export function bettingQuestion(
  input: Input,
  branchId: number,
  period: ReportPeriod,
): Omit<FigureQuestion<Name>, 'limit' | 'offset'> {
  const cut = input.cut ?? 'account'
  const sort = input.sort ?? (cut === 'day' ? 'name' : 'betAmount')
  return {
    whose: {
      branchId,
      each: input.summaryType ?? 'team',
      userType: input.userType,
      customerName: input.customerName,
    },
    period,
    measures,
    cut,
    family: input.gameType,
    vendor: input.vassalage,
    sort,
    order: input.order ?? (sort === 'name' && cut !== 'day' ? 'asc' : 'desc'),
  }
}

/** A row as it travels. */
export function bettingRow(row: FigureRow<Name>, cut: string): BettingReport['list'][number] {
  const id = cut === 'day' ? dayName(Number(row.key)) : String(row.key)
  return { id, ...whoOf(row), ...figuresOf(row) }
}

async function readOwn(
  db: Database,
  input: Input,
  branchId: number,
  period: ReportPeriod,
): Promise<BettingReport['own']> {
  const question = { ...bettingQuestion(input, branchId, period), whose: { branchId, each: 'self' } as const }
  const { sum } = await readFigures(db, { ...question, limit: 0, offset: 0 })
  return figuresOf(sum)
}

function figuresOf(row: Record<Name, number>): BettingReport['footer'] {
  const { betCount, betAmount, validBetAmount, winAmount, profitAndLoss } = row
  return { betCount, betAmount, validBetAmount, winAmount, profitAndLoss }
}

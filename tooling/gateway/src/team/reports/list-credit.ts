import type { calls, CreditFigures, CreditReport } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { atOneMoment, pageAt } from '../../http/page-store.ts'
import { listPath } from '../branch-store.ts'
import { readCredit, type CreditRow } from './credit-store.ts'
import { branchAsOf } from './report-page-store.ts'
import { reportPeriod } from './report-period.ts'
import { scopeOf } from './report-scope.ts'
import { whoOf } from './who-of.ts'

/** What each account of the team held when the period began and when it ended, and what made the difference. */
export const listCredit: Handler<typeof calls.team.credit> = async ({ account: caller, services, input }) => {
  const period = reportPeriod(input, services.now())
  const branchId = await scopeOf(services.db, caller, input.customerId)
  const { userType, customerName, pageNo, pageSize } = input
  const { skip: offset, size: limit, asOf } = pageAt(pageNo, pageSize, input.asOf)
  const { rows, sum, total, ...page } = await atOneMoment(services.db, async (trx) => {
    const known = await branchAsOf(trx, branchId, asOf)
    const whose = { branchId, each: 'own', userType, customerName, upTo: known.upTo } as const
    return { ...(await readCredit(trx, { whose, period, limit, offset })), asOf: known.asOf }
  })
  return {
    list: rows.map(creditRow),
    footer: figuresOf(sum),
    page: { total, currentPage: pageNo, pageSize },
    asOf: page.asOf,
    path: await listPath(services.db, caller.id, branchId),
    startDate: period.startDate,
    endDate: period.endDate,
  }
}

/** A row as it travels. */
export function creditRow(row: CreditRow): CreditReport['list'][number] {
  return { id: String(row.key), ...whoOf(row), ...figuresOf(row) }
}

function figuresOf(row: CreditFigures): CreditFigures {
  const { opening, deposit, withdraw, transferIn, transferOut, play, closing } = row
  return { opening, deposit, withdraw, transferIn, transferOut, play, closing }
}

import type { calls, MoneyReport } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { pageAt, readPage } from '../../http/page-store.ts'
import { messageText } from '../../http/messages.ts'
import type { Services } from '../../services/services.ts'
import { withNote } from '../../wallet/with-note.ts'
import { listPath } from '../branch-store.ts'
import { moneyKindOf } from './measure-store.ts'
import { listMoney, sumMoney, type MoneyFilter, type MoneyRow } from './money-store.ts'
import { reportPeriod } from './report-period.ts'
import { scopeOf } from './report-scope.ts'

type Reading = { pageNo: number; pageSize: number; asOf: string | undefined; language: 'VI' | 'EN' }

/** Deposits, withdrawals, transfers and payouts of everybody below the caller or below one of its subtree. */
export const listTeamMoney: Handler<typeof calls.team.transactions> = async (context) => {
  const { account: caller, services, input, language } = context
  const branchId = await scopeOf(services.db, caller, input.customerId)
  const { userType, customerName, transactionType: kind, pageNo, pageSize, asOf } = input
  const period = reportPeriod(input, services.now())
  const whose = { branchId, each: 'own', userType, customerName } as const
  return readMoney(
    services,
    { whose, period, kind, readerId: caller.id },
    { pageNo, pageSize, asOf, language },
  )
}

/** The same of the caller alone. */
export const listOwnMoney: Handler<typeof calls.team.ownTransactions> = async (context) => {
  const { account, services, input, language } = context
  const { transactionType: kind, pageNo, pageSize, asOf } = input
  const period = reportPeriod(input, services.now())
  const whose = { branchId: account.id, each: 'self' } as const
  return readMoney(
    services,
    { whose, period, kind, readerId: account.id },
    { pageNo, pageSize, asOf, language },
  )
}

async function readMoney(services: Services, filter: MoneyFilter, reading: Reading): Promise<MoneyReport> {
  const { pageNo, pageSize, language } = reading
  const { rows, totalCount, sums, asOf } = await readPage(
    services.db,
    pageAt(pageNo, pageSize, reading.asOf),
    {
      growsOnTop: true,
      count: (trx, upTo) => sumMoney(trx, { ...filter, upTo }),
      rows: (trx, { upTo, ...cut }) => listMoney(trx, { ...filter, upTo }, cut),
    },
  )
  return {
    list: rows.map((row) => moneyRow(row, language)),
    footer: { sumIn: sums.sumIn, sumOut: sums.sumOut },
    page: { total: totalCount, currentPage: pageNo, pageSize },
    asOf,
    path: await listPath(services.db, filter.readerId, filter.whose.branchId),
    startDate: filter.period.startDate,
    endDate: filter.period.endDate,
  }
}

/** A row as it travels. */
export function moneyRow(row: MoneyRow, language: 'VI' | 'EN') {
  return {
    id: `${row.transfer_id}-${row.ledger_account_id}`,
    time: row.created_at,
    customerId: String(row.account_id),
    customerName: row.name,
    kind: moneyKindOf(row.kind),
    amount: row.amount,
    ...(row.balance === null ? {} : { balance: row.balance }),
    orderNo: row.reference,
    remark: withNote(messageText(language, row.remark), row.note),
    ...(row.has_other && { counterparty: row.other_name ?? messageText(language, 'reports.above') }),
  }
}

import type { calls, MoneyReport } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { messageText } from '../../http/messages.ts'
import type { Services } from '../../services/services.ts'
import { listPath } from '../branch-store.ts'
import { moneyKindOf } from './measure-store.ts'
import { listMoney, sumMoney, type MoneyFilter, type MoneyRow } from './money-store.ts'
import { reportPeriod } from './report-period.ts'
import { scopeOf } from './report-scope.ts'

type Reading = { pageNo: number; pageSize: number; language: 'VI' | 'EN'; callerId: number }

/** Deposits, withdrawals, transfers and payouts of everybody below the caller or below one of its subtree. */
export const listTeamMoney: Handler<typeof calls.team.transactions> = async (context) => {
  const { account: caller, services, input, language } = context
  const branchId = await scopeOf(services.db, caller, input.customerId)
  const { userType, customerName, transactionType: kind, pageNo, pageSize } = input
  const period = reportPeriod(input, services.now())
  const whose = { branchId, each: 'own', userType, customerName } as const
  return readMoney(services, { whose, period, kind }, { pageNo, pageSize, language, callerId: caller.id })
}

/** The same of the caller alone. */
export const listOwnMoney: Handler<typeof calls.team.ownTransactions> = async (context) => {
  const { account, services, input, language } = context
  const { transactionType: kind, pageNo, pageSize } = input
  const period = reportPeriod(input, services.now())
  const whose = { branchId: account.id, each: 'self' } as const
  return readMoney(services, { whose, period, kind }, { pageNo, pageSize, language, callerId: account.id })
}

async function readMoney(services: Services, filter: MoneyFilter, reading: Reading): Promise<MoneyReport> {
  const { pageNo, pageSize, language, callerId } = reading
  const rows = await listMoney(services.db, filter, { limit: pageSize, offset: (pageNo - 1) * pageSize })
  const { count, sumIn, sumOut } = await sumMoney(services.db, filter)
  return {
    list: rows.map((row) => moneyRow(row, language)),
    footer: { sumIn, sumOut },
    page: { total: count, currentPage: pageNo, pageSize },
    path: await listPath(services.db, callerId, filter.whose.branchId),
    startDate: filter.period.startDate,
    endDate: filter.period.endDate,
  }
}

/** A row as it travels. */
export function moneyRow(row: MoneyRow, language: 'VI' | 'EN'): MoneyReport['list'][number] {
  return {
    id: `${row.transfer_id}-${row.ledger_account_id}`,
    time: row.created_at,
    customerId: String(row.account_id),
    customerName: row.name,
    kind: moneyKindOf(row.kind),
    amount: row.amount,
    ...(row.balance === null ? {} : { balance: row.balance }),
    orderNo: row.reference,
    remark: messageText(language, row.remark),
  }
}

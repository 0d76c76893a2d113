import { foldText } from '@saola/validation'
import type { calls } from '@saola/protocol'
import { dayMs } from '@saola/rules'
import type { Handler } from '../http/mount.ts'
import { pageAt } from '../http/page-store.ts'
import { readDownlines, readTeamBalance } from './downline-store.ts'
import { listPath } from './branch-store.ts'
import { requireBranch } from './require-branch.ts'

/** The accounts below the caller, or below one of its agents. */
export const listDownlines: Handler<typeof calls.team.downlines> = async ({
  account: caller,
  services,
  input,
}) => {
  const branchId =
    input.agentId === undefined ? caller.id : await requireBranch(services.db, caller, input.agentId)
  const now = services.now()
  const daysAgo = (days: number | undefined) => (days === undefined ? undefined : now - days * dayMs)
  const filter = {
    now,
    status: input.status,
    activeSince: daysAgo(input.activeDays),
    quietSince: daysAgo(input.quietDays),
    callerId: caller.id,
    branchId,
    isDirect: input.downlineType === 'direct',
    userType: input.userType ?? 'all',
    name: foldText(input.customerName ?? '').trim(),
  } as const
  const sort = input.sort ?? 'registerDate'
  const order = input.order ?? (sort === 'customerName' ? 'asc' : 'desc')
  const page = pageAt(input.pageNo + 1, input.pageSize, input.asOf)
  const { rows, totalCount, asOf } = await readDownlines(services.db, { ...filter, sort, order, page })
  return {
    list: rows,
    pageInfo: { total: totalCount },
    asOf,
    teamBalance: await readTeamBalance(services.db, branchId),
    path: await listPath(services.db, caller.id, branchId),
  }
}

import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { pageAt } from '../../http/page-store.ts'
import { requireBranch } from '../require-branch.ts'
import { toTreeFilter } from './tree-filter.ts'
import { readTreePage } from './tree-store.ts'

/** Those below the caller or one of its agents, with how much stands below each of them (team 24). */
export const listBranch: Handler<typeof calls.team.branch> = async ({ account: caller, services, input }) => {
  const { db } = services
  const branchId = input.agentId === undefined ? caller.id : await requireBranch(db, caller, input.agentId)
  const now = services.now()
  const filter = toTreeFilter(input, now)
  const isDirect = input.downlineType === 'direct'
  const page = pageAt(input.pageNo + 1, input.pageSize, input.asOf)
  const { rows, totalCount, sums, asOf } = await readTreePage(db, branchId, filter, { isDirect, page, now })
  return { list: rows, direct: sums.direct, total: totalCount, people: sums.people, asOf }
}

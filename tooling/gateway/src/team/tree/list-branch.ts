import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { requireBranch } from '../require-branch.ts'
import { toTreeFilter } from './tree-filter.ts'
import { countTree, readTree } from './tree-store.ts'

/** Those below the caller or one of its agents, with how much stands below each of them (team 24). */
export const listBranch: Handler<typeof calls.team.branch> = async ({ account: caller, services, input }) => {
  const { db } = services
  const branchId = input.agentId === undefined ? caller.id : await requireBranch(db, caller, input.agentId)
  const now = services.now()
  const filter = toTreeFilter(input, now)
  const isDirect = input.downlineType === 'direct'
  const page = { isDirect, pageNo: input.pageNo, pageSize: input.pageSize, now }
  const [{ direct, all, people }, list] = await Promise.all([
    countTree(db, branchId, filter),
    readTree(db, branchId, filter, page),
  ])
  return { list, direct, total: isDirect ? direct : all, people }
}

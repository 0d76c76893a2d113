import { foldText } from '@saola/i18n'
import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { countDownlines, readDownlines, readTeamBalance } from './downline-store.ts'
import { requireAgent } from './require-agent.ts'
import { readPath, requireBranch } from './require-branch.ts'

/** The accounts below the caller, or below one of its agents. */
export const listDownlines: Handler<typeof calls.team.downlines> = async ({ account, house, input }) => {
  const caller = requireAgent(account)
  const branchId =
    input.agentId === undefined ? caller.id : await requireBranch(house.db, caller, input.agentId)
  const filter = {
    callerId: caller.id,
    branchId,
    isDirect: input.downlineType === 'direct',
    userType: input.userType ?? 'all',
    name: foldText(input.customerName ?? '').trim(),
  } as const
  const sort = input.sort ?? 'registerDate'
  const order = input.order ?? (sort === 'customerName' ? 'asc' : 'desc')
  const { pageNo, pageSize } = input
  return {
    list: await readDownlines(house.db, { ...filter, sort, order, pageNo, pageSize }),
    pageInfo: { total: await countDownlines(house.db, filter) },
    teamBalance: await readTeamBalance(house.db, branchId),
    path: await readPath(house.db, caller.id, branchId),
  }
}

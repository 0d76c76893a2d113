import type { calls, CallInput } from '@saola/protocol'
import { orderOf, teamPageSize, type TeamFilter } from './team-filter.ts'

/** Whoever bet once, but not for so many days, has gone quiet. */
export const quietDays = 14

/** The request behind a filter; the gateway counts these pages from 0. */
export function teamRequest(filter: TeamFilter): CallInput<typeof calls.team.downlines> {
  const { sort, order } = orderOf(filter)
  return {
    ...(filter.q !== undefined && { customerName: filter.q.trim() }),
    ...(filter.branch !== undefined && { agentId: filter.branch }),
    downlineType: filter.scope ?? 'all',
    // Another company's gateway has words of its own for types: nothing is said where everybody is meant.
    ...(filter.type !== undefined && { userType: filter.type }),
    ...(filter.status !== undefined && { status: filter.status }),
    ...activityRequest(filter.activity),
    sort,
    order,
    pageNo: (filter.page ?? 1) - 1,
    pageSize: teamPageSize,
    asOf: filter.asOf,
  }
}

/** The request for a page of the tree behind a filter; a search has a list of its own. */
export function treeRequest(
  filter: TeamFilter,
  page: Partial<CallInput<typeof calls.team.branch>>,
): CallInput<typeof calls.team.branch> {
  return {
    downlineType: 'direct',
    ...(filter.type !== undefined && { userType: filter.type }),
    ...(filter.status !== undefined && { status: filter.status }),
    ...activityRequest(filter.activity),
    pageNo: 0,
    pageSize: 1,
    ...page,
  }
}

function activityRequest(activity: TeamFilter['activity']): { activeDays?: number; quietDays?: number } {
  if (activity === undefined) return {}
  if (activity === 'quiet') return { quietDays }
  return { activeDays: activity === 'week' ? 7 : 30 }
}

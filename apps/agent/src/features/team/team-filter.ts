import type { calls, CallInput } from '@saola/protocol'
import { searchNumber, searchPage, searchReader, searchWords, type SearchReader } from '@saola/shell'
import * as z from 'zod/mini'
import { onlySaid } from '#shared/list/only-said.ts'

export const teamScopes = ['all', 'direct'] as const
export const teamTypes = ['all', 'agent', 'player'] as const
export const teamSorts = ['registerDate', 'customerName', 'accountBalance', 'teamSize', 'lastLogin'] as const
export type TeamSort = (typeof teamSorts)[number]
export type SortOrder = 'asc' | 'desc'

/** What the address of the team's list says; what it leaves out is the usual. `branch` is an agent below. */
export type TeamFilter = {
  q?: string
  scope?: 'direct'
  type?: 'agent' | 'player'
  sort?: TeamSort
  order?: SortOrder
  page?: number
  branch?: number
}

/** Rows a page. */
export const teamPageSize = 20

/** Reads the search part of an address. */
export const readTeamFilter: SearchReader<TeamFilter> = searchReader({
  q: searchWords(64),
  scope: z.literal('direct'),
  type: z.enum(['agent', 'player']),
  sort: z.enum(teamSorts),
  order: z.enum(['asc', 'desc']),
  page: searchPage,
  branch: searchNumber,
})

/** Names read from A, everything else from the most. */
export function usualOrder(sort: TeamSort): SortOrder {
  return sort === 'customerName' ? 'asc' : 'desc'
}

/** How a filter orders its rows. */
export function orderOf(filter: TeamFilter): { sort: TeamSort; order: SortOrder } {
  const sort = filter.sort ?? 'registerDate'
  return { sort, order: filter.order ?? usualOrder(sort) }
}

/** The filter after a tap on a column: that column in its usual order, or the other way round. Back to page 1. */
export function sortedBy(filter: TeamFilter, sort: TeamSort): TeamFilter {
  const { page: _, order: __, ...rest } = filter
  const now = orderOf(filter)
  if (now.sort !== sort) return { ...rest, sort }
  return { ...rest, sort, order: now.order === 'asc' ? 'desc' : 'asc' }
}

/** Another branch in the same order; without `branch` the whole team. The search stays behind. */
export function inBranch(filter: TeamFilter, branch?: string): TeamFilter {
  const { sort, order } = filter
  return onlySaid({ sort, order, branch: branch === undefined ? undefined : Number(branch) })
}

/** Whether the filter leaves anybody of its branch out. */
export function isNarrow(filter: TeamFilter): boolean {
  return filter.q !== undefined || filter.scope !== undefined || filter.type !== undefined
}

/** The request behind a filter; the gateway counts these pages from 0. */
export function teamRequest(filter: TeamFilter): CallInput<typeof calls.team.downlines> {
  const { sort, order } = orderOf(filter)
  return {
    ...(filter.q !== undefined && { customerName: filter.q.trim() }),
    ...(filter.branch !== undefined && { agentId: filter.branch }),
    downlineType: filter.scope ?? 'all',
    userType: filter.type ?? 'all',
    sort,
    order,
    pageNo: (filter.page ?? 1) - 1,
    pageSize: teamPageSize,
  }
}

import {
  searchNumber,
  searchPlace,
  searchReader,
  searchWords,
  turnTo,
  type ListPlace,
  type SearchReader,
} from '@saola/shell'
import * as z from 'zod/mini'
import { onlySaid } from '#shared/list/only-said.ts'

export const teamScopes = ['all', 'direct'] as const
export const teamTypes = ['all', 'agent', 'player'] as const
export const teamStatuses = ['all', 'active', 'disabled', 'paused'] as const
export const teamActivities = ['all', 'week', 'month', 'quiet'] as const
export const teamSorts = ['registerDate', 'customerName', 'accountBalance', 'teamSize', 'lastLogin'] as const
export type TeamSort = (typeof teamSorts)[number]
export type SortOrder = 'asc' | 'desc'

/** What the address of the team's list says; what it leaves out is the usual. `branch` is an agent below. */
export type TeamFilter = ListPlace & {
  q?: string
  scope?: 'direct'
  type?: 'agent' | 'player'
  status?: 'active' | 'disabled' | 'paused'
  /** Bet within a week or a month, or gone quiet. */
  activity?: 'week' | 'month' | 'quiet'
  sort?: TeamSort
  order?: SortOrder
  branch?: number
  /** The tree goes without saying. */
  view?: 'table'
  /** The account that one looks at in the tree. */
  at?: number
}

/** Rows a page. */
export const teamPageSize = 20

/** Reads the search part of an address. */
export const readTeamFilter: SearchReader<TeamFilter> = searchReader({
  q: searchWords(64),
  scope: z.literal('direct'),
  type: z.enum(['agent', 'player']),
  status: z.enum(['active', 'disabled', 'paused']),
  activity: z.enum(['week', 'month', 'quiet']),
  sort: z.enum(teamSorts),
  order: z.enum(['asc', 'desc']),
  ...searchPlace,
  branch: searchNumber,
  view: z.literal('table'),
  at: searchNumber,
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
  const { order: _, ...rest } = turnTo(filter, 1)
  const now = orderOf(filter)
  if (now.sort !== sort) return { ...rest, sort }
  return { ...rest, sort, order: now.order === 'asc' ? 'desc' : 'asc' }
}

/** Another branch in the same order; without `branch` the whole team. The search stays behind. */
export function inBranch(filter: TeamFilter, branch?: string): TeamFilter {
  const { sort, order, view } = filter
  return onlySaid({ sort, order, view, branch: branch === undefined ? undefined : Number(branch) })
}

/** An account in the tree that the filter leaves; without `at` the top of it. */
export function atPlace({ type, status, activity }: TeamFilter, at?: string): TeamFilter {
  return onlySaid({ type, status, activity, at: at === undefined ? undefined : Number(at) })
}

/** The same filter in the other view; what only one of them has stays behind. */
export function inView({ q, type, status, activity }: TeamFilter, view: TeamFilter['view']): TeamFilter {
  return onlySaid({ q, type, status, activity, view })
}

/** Whether the filter leaves anybody of its branch out. */
export function isNarrow(filter: TeamFilter): boolean {
  const { q, scope, type, status, activity } = filter
  return [q, scope, type, status, activity].some((said) => said !== undefined)
}

/** Whether the filter leaves anybody of the tree out. */
export function hasTreeFilter({ type, status, activity }: TeamFilter): boolean {
  return [type, status, activity].some((said) => said !== undefined)
}

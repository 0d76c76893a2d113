import { calls, type CallInput } from '@saola/protocol'
import { callKey, callQuery, stale, type AppContext } from '@saola/shell'
import { queryOptions } from '@tanstack/react-query'
import { type TeamFilter } from '#shared/team/team-filter.ts'
import { treeRequest } from '#shared/team/team-request.ts'
import { beginTree, branchPageSize, withRows, type TreeData } from './tree-data.ts'

type Reading = Pick<AppContext, 'api' | 'queryClient'>
type BranchInput = CallInput<typeof calls.team.branch>

/** Lines that a request brings where a whole branch is opened. */
export const wholePageSize = 200

/** A failure is shown in the tree. */
const quiet = { staleTime: stale.moment, meta: { call: calls.team.branch, quiet: true } }

async function fetchBranch({ api, queryClient }: Reading, input: BranchInput) {
  return queryClient.fetchQuery({ ...callQuery(api, calls.team.branch, input), ...quiet })
}

function treeKey(filter: TeamFilter) {
  return [...callKey(calls.team.branch, treeRequest(filter, {})), 'tree'] as const
}

/** The tree that a filter leaves. It begins with those directly below and is written on by `readPage`. */
export function treeQuery(reading: Reading, filter: TeamFilter) {
  return queryOptions({
    ...quiet,
    queryKey: treeKey(filter),
    queryFn: async (): Promise<TreeData> => {
      const first = await fetchBranch(reading, treeRequest(filter, { pageSize: branchPageSize }))
      return beginTree(first, reading.queryClient.getQueryData<TreeData>(treeKey(filter)))
    },
  })
}

/** Which page of whose branch, as it stood or stands; without an agent of one's own. `isWhole` goes through all levels of it. */
type BranchPage = {
  agentId?: string | undefined
  pageNo: number
  isWhole?: boolean
  asOf?: string | undefined
}

/** Reads a page of a branch into the tree; answers how many there are on all pages, and how the branch stood. */
export async function readPage(
  reading: Reading,
  filter: TeamFilter,
  page: BranchPage,
): Promise<{ total: number; asOf: string | undefined }> {
  const { agentId, pageNo, isWhole = false } = page
  const { list, total, asOf } = await fetchBranch(
    reading,
    treeRequest(filter, {
      pageNo,
      downlineType: isWhole ? 'all' : 'direct',
      pageSize: isWhole ? wholePageSize : branchPageSize,
      ...(agentId !== undefined && { agentId }),
      asOf: page.asOf,
    }),
  )
  reading.queryClient.setQueryData<TreeData>(treeKey(filter), (tree) => tree && withRows(tree, list, asOf))
  return { total, asOf }
}

/**
 * Reads the tree along the way down to an account and answers that way. It ends early where the filter leaves the
 * account out.
 */
export function wayQuery(reading: Reading, filter: TeamFilter, customerId: string) {
  const { downlineType: _, pageNo: __, pageSize: ___, ...asked } = treeRequest(filter, {})
  const place = callQuery(reading.api, calls.team.place, { ...asked, customerId })
  const meta = { call: calls.team.place, quiet: true }
  return queryOptions({
    staleTime: stale.moment,
    meta,
    queryKey: [...place.queryKey, 'way'] as const,
    queryFn: async (): Promise<string[]> => {
      const { path } = await reading.queryClient.fetchQuery({ ...place, meta })
      const way = path.filter(({ position }) => position > 0)
      await Promise.all(
        way.map(({ position }, depth) =>
          readPage(reading, filter, {
            agentId: way[depth - 1]?.customerId,
            pageNo: Math.floor((position - 1) / branchPageSize),
          }),
        ),
      )
      return way.map((step) => step.customerId)
    },
  })
}

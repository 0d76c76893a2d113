import { useApp } from '@saola/shell'
import { useEffect, useRef, useState } from 'react'
import type { TeamFilter } from '#shared/team/team-filter.ts'
import { branchPageSize, pageOf, type TreeData, type TreeLine } from './tree-data.ts'
import { readPage } from './tree-queries.ts'

/** Reads the pages that the lines in sight are missing; answers whether one of them could not be read, and another try. */
export function usePagesInSight(
  filter: TeamFilter,
  data: TreeData,
  inSight: readonly TreeLine[],
): { hasFailed: boolean; retry: () => void } {
  const app = useApp()
  const underWay = useRef(new Set<string>())
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  const missing = new Map<string, TreeLine>()
  for (const line of inSight) {
    const page = pageOf(line.uplineId, line.index)
    if (line.row === undefined || !data.pages.has(page)) missing.set(page, line)
  }
  useEffect(() => {
    for (const [page, { uplineId, index }] of missing) {
      if (underWay.current.has(page) || failed.has(page)) continue
      underWay.current.add(page)
      const agentId = uplineId === data.root ? undefined : uplineId
      const asOf = data.asOf.get(uplineId)
      readPage(app, filter, { agentId, pageNo: Math.floor(index / branchPageSize), asOf })
        .catch(() => setFailed((before) => new Set([...before, page])))
        .finally(() => underWay.current.delete(page))
    }
  })
  return { hasFailed: failed.size > 0, retry: () => setFailed(new Set()) }
}

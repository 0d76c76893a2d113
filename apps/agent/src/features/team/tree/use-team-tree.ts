import { useApp } from '@saola/shell'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { TeamFilter } from '#shared/team/team-filter.ts'
import { openLines, type TreeData, type TreeLine } from './tree-data.ts'
import { readPage, treeQuery, wayQuery, wholePageSize } from './tree-queries.ts'

/** The tree that a filter leaves, as it stands open. */
export type TeamTree = {
  data: TreeData | undefined
  error: Error | null
  retry: () => void
  lines: readonly TreeLine[]
  hasOpen: boolean
  open: (ids: readonly string[]) => void
  close: (id: string) => void
  closeAll: () => void
  /** Reads every branch and opens it. */
  openAll: () => Promise<void>
  /** How many accounts have been read while every branch is being read. */
  readSoFar: number | undefined
}

/** Keeps which branches are open, and opens those on the way to the account that the address names. */
export function useTeamTree(filter: TeamFilter): TeamTree {
  const app = useApp()
  const { at } = filter
  const query = useQuery(treeQuery(app, filter))
  const { data } = query
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [readSoFar, setReadSoFar] = useState<number>()
  const lines = useMemo(() => (data === undefined ? [] : openLines(data, opened)), [data, opened])

  const isInSight = lines.some(({ row }) => row?.customerId === String(at))
  const { data: way } = useQuery({
    ...wayQuery(app, filter, String(at)),
    enabled: data !== undefined && at !== undefined && !isInSight,
  })
  const [seenWay, setSeenWay] = useState(way)
  if (way !== seenWay) {
    setSeenWay(way)
    if (way !== undefined) setOpened(new Set([...opened, ...way.slice(0, -1)]))
  }

  async function openAll(): Promise<void> {
    try {
      let read: Partial<Awaited<ReturnType<typeof readPage>>> = {}
      for (let pageNo = 0; pageNo * wholePageSize < (read.total ?? 1); pageNo += 1) {
        setReadSoFar(pageNo * wholePageSize)
        read = await readPage(app, filter, { pageNo, isWhole: true, asOf: read.asOf })
      }
      const { rows = new Map() } =
        app.queryClient.getQueryData<TreeData>(treeQuery(app, filter).queryKey) ?? {}
      setOpened(new Set(rows.keys()))
    } finally {
      setReadSoFar(undefined)
    }
  }
  return {
    data,
    error: query.error,
    retry: () => void query.refetch(),
    lines,
    hasOpen: lines.some(({ isOpen }) => isOpen),
    open: (ids) => setOpened((before) => new Set([...before, ...ids])),
    close: (id) => setOpened((before) => new Set([...before].filter((each) => each !== id))),
    closeAll: () => setOpened(new Set()),
    openAll,
    readSoFar,
  }
}

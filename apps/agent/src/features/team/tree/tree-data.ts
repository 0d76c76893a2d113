import type { TreeRow } from '@saola/protocol'

/** What is known of the tree: it grows page by page as branches are opened and come into sight. */
export type TreeData = {
  /** Oneself, who is no line of the tree. */
  root: string
  /** How many the tree shows directly below oneself. */
  direct: number
  /** How many of the whole team the filter leaves. */
  people: number
  /** The accounts that are known, by id. */
  rows: ReadonlyMap<string, TreeRow>
  /** The accounts directly below an upline, each at its place; what is not known yet is left out. */
  below: ReadonlyMap<string, readonly (TreeRow | undefined)[]>
  /** The pages of branches that were read since the tree was last asked for anew. */
  pages: ReadonlySet<string>
  /** How the accounts directly below an upline stood when the first of them were read (wire 33). */
  asOf: ReadonlyMap<string, string>
}

/** Lines that one request brings. */
export const branchPageSize = 100

/** Names the page of a branch that a place from 0 lies in. */
export function pageOf(uplineId: string, index: number): string {
  return `${uplineId}:${Math.floor(index / branchPageSize)}`
}

/** The tree as its first page begins it. What was known below stays in sight, to be read again where one looks. */
export function beginTree(
  first: { direct: number; people: number; list: readonly TreeRow[]; asOf?: string | undefined },
  before: TreeData | undefined,
): TreeData {
  const { direct, people, list, asOf } = first
  const { rows = new Map(), below = new Map() } = before ?? {}
  const root = list[0]?.uplineId ?? ''
  return withRows({ root, direct, people, rows, below, pages: new Set(), asOf: new Map() }, list, asOf)
}

/** The tree and what a page adds to it. A branch that the page tells as it stood at another time begins anew. */
export function withRows(tree: TreeData, page: readonly TreeRow[], asOf?: string): TreeData {
  const rows = new Map(tree.rows)
  const below = new Map(tree.below)
  const pages = new Set(tree.pages)
  const stood = new Map(tree.asOf)
  const written = new Map<string, (TreeRow | undefined)[]>()
  for (const row of page) {
    rows.set(row.customerId, row)
    let branch = written.get(row.uplineId)
    if (branch === undefined) {
      const known = stood.get(row.uplineId)
      const isAnew = known !== undefined && known !== asOf
      if (isAnew) for (const each of pages) if (each.startsWith(`${row.uplineId}:`)) pages.delete(each)
      branch = isAnew ? [] : [...(below.get(row.uplineId) ?? [])]
      if (asOf !== undefined) stood.set(row.uplineId, asOf)
      written.set(row.uplineId, branch)
      below.set(row.uplineId, branch)
    }
    branch[row.position - 1] = row
    pages.add(pageOf(row.uplineId, row.position - 1))
  }
  return { ...tree, rows, below, pages, asOf: stood }
}

/** A line of the tree as it stands open. */
export type TreeLine = {
  /** Whose branch it is in, and at which place from 0. */
  uplineId: string
  index: number
  /** From 1, directly below oneself. */
  level: number
  /** How many stand beside it, itself included. */
  count: number
  /** Undefined while it is not known who stands there. */
  row: TreeRow | undefined
  isOpen: boolean
}

/** The lines that are in the open, from the top. */
export function openLines(tree: TreeData, open: ReadonlySet<string>): TreeLine[] {
  const lines: TreeLine[] = []
  const addBranch = (uplineId: string, count: number, level: number): void => {
    const known = tree.below.get(uplineId)
    for (let index = 0; index < count; index += 1) {
      const row = known?.[index]
      const isOpen = row !== undefined && row.direct > 0 && open.has(row.customerId)
      lines.push({ uplineId, index, level, count, row, isOpen })
      if (isOpen) addBranch(row.customerId, row.direct, level + 1)
    }
  }
  addBranch(tree.root, tree.direct, 1)
  return lines
}

/** Names a line by its place, which holds while it is not known who stands there. */
export function lineKey({ uplineId, index }: Pick<TreeLine, 'uplineId' | 'index'>): string {
  return `${uplineId}/${index}`
}

/** The way from directly below oneself down to an account, as far as it is known. */
export function knownPath(tree: TreeData, id: string): TreeRow[] {
  const path: TreeRow[] = []
  for (let row = tree.rows.get(id); row !== undefined; row = tree.rows.get(row.uplineId)) path.unshift(row)
  return path
}

import { foldText } from '@saola/validation'
import type { TreeLine } from './tree-data.ts'

/** What a key on a line of the tree does; nothing for other keys. */
export type TreeStep =
  | { kind: 'go'; to: number }
  | { kind: 'open' | 'close'; ids: string[] }
  | { kind: 'choose' }
  | { kind: 'nothing' }

const nothing: TreeStep = { kind: 'nothing' }

/** Where a key leads from a line (the keys of a tree in the ARIA authoring practices). */
export function walkTree(
  lines: readonly TreeLine[],
  from: number,
  key: string,
  linesInSight: number,
): TreeStep {
  const here = lines[from]
  if (here === undefined) return nothing
  const last = lines.length - 1
  switch (key) {
    case 'ArrowDown':
      return { kind: 'go', to: Math.min(from + 1, last) }
    case 'ArrowUp':
      return { kind: 'go', to: Math.max(from - 1, 0) }
    case 'PageDown':
      return { kind: 'go', to: Math.min(from + linesInSight, last) }
    case 'PageUp':
      return { kind: 'go', to: Math.max(from - linesInSight, 0) }
    case 'Home':
      return { kind: 'go', to: 0 }
    case 'End':
      return { kind: 'go', to: last }
    case 'ArrowRight':
      if (here.row === undefined || here.row.direct === 0) return nothing
      return here.isOpen ? { kind: 'go', to: from + 1 } : { kind: 'open', ids: [here.row.customerId] }
    case 'ArrowLeft':
      if (here.isOpen && here.row) return { kind: 'close', ids: [here.row.customerId] }
      return here.level === 1 ? nothing : { kind: 'go', to: uplineOf(lines, from) }
    case '*':
      return { kind: 'open', ids: besides(lines, here) }
    case 'Enter':
    case ' ':
      return here.row === undefined ? nothing : { kind: 'choose' }
    default:
      return nothing
  }
}

/** The line of the upline of a line; itself at the top. */
function uplineOf(lines: readonly TreeLine[], from: number): number {
  const { level = 1 } = lines[from] ?? {}
  for (let index = from - 1; index >= 0; index -= 1) if ((lines[index]?.level ?? 0) < level) return index
  return from
}

/** The closed branches beside a line, itself included. */
function besides(lines: readonly TreeLine[], { uplineId }: TreeLine): string[] {
  return lines.flatMap(({ row, isOpen, ...line }) =>
    row !== undefined && line.uplineId === uplineId && row.direct > 0 && !isOpen ? [row.customerId] : [],
  )
}

/** The next line whose name begins with the typed letters, round the end; undefined where there is none. */
export function findTyped(lines: readonly TreeLine[], from: number, typed: string): number | undefined {
  const wanted = foldText(typed)
  // One letter again goes on to the next; more letters may stay where they are.
  const first = wanted.length > 1 ? 0 : 1
  for (let step = first; step < lines.length + first; step += 1) {
    const index = (from + step) % lines.length
    const name = lines[index]?.row?.customerName
    if (name !== undefined && foldText(name).startsWith(wanted)) return index
  }
  return undefined
}

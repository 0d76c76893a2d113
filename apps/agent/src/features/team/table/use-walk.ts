import { useEffect, useRef, type RefObject } from 'react'
import { walkStep } from './walk-step.ts'

/** Marks the link that names a row, and the one that leads into its branch. */
export const walkMarks = { person: 'data-person', branch: 'data-branch' } as const

type WalkOptions = {
  /** From oneself down to the branch in sight; undefined while the rows of another branch are shown. */
  path: readonly { customerId: string }[] | undefined
  /** Shows a branch; undefined is the whole team. */
  onGo: (branch: string | undefined) => void
}

/**
 * Lets arrow keys walk the tree behind a list of people. The focus follows: into a branch to its first person, out
 * of it to the one who was left. Returns what the list's element takes as `ref`.
 */
export function useWalk({ path, onGo }: WalkOptions): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  /** Whose name takes the focus once the rows are there; empty for the first. */
  const arriving = useRef<string>(undefined)
  useEffect(() => {
    const people = findPeople(list.current)
    if (arriving.current === undefined || path === undefined) return
    const wanted = people.find((link) => link.getAttribute(walkMarks.person) === arriving.current)
    const first = wanted ?? people[0]
    first?.focus()
    arriving.current = undefined
  }, [path])

  useEffect(() => {
    const element = list.current
    if (element === null) return undefined
    function go(branch: string | undefined, focus: string): void {
      arriving.current = focus
      onGo(branch)
    }
    function walk(event: KeyboardEvent): void {
      const people = findPeople(element)
      const index = people.findIndex((link) => link === event.target)
      const here = people[index]
      if (here === undefined || path === undefined || hasModifier(event)) return
      const left = path.at(-1)?.customerId ?? ''
      const hasBranch = here.closest('tr')?.querySelector(`[${walkMarks.branch}]`) !== null
      const place = { index, count: people.length, hasBranch, hasWayOut: path.length > 1 }
      const step = walkStep(event.key, place)
      if (step.kind === 'nothing') return
      event.preventDefault()
      if (step.kind === 'focus') people[step.index]?.focus()
      if (step.kind === 'enter') go(here.getAttribute(walkMarks.person) ?? undefined, '')
      // The first of the path is oneself, whose branch is the whole team.
      if (step.kind === 'leave') go(path.length > 2 ? path.at(-2)?.customerId : undefined, left)
    }
    element.addEventListener('keydown', walk)
    return () => element.removeEventListener('keydown', walk)
  }, [path, onGo])
  return list
}

function findPeople(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(`[${walkMarks.person}]`) ?? [])]
}

function hasModifier(event: KeyboardEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
}

import { bugs } from './bugs.ts'
import { workThrough } from './crew.ts'

type Trail = {
  name: string
  tried: number
  next: number
  bites: number
  found: number | undefined
  by: string
}

/** Looks for every planted bug, seed by seed, until it is found or the seeds are used up; all found is good. */
export async function hunt(from: number, seeds: number): Promise<boolean> {
  const startedAt = performance.now()
  const trails: Trail[] = bugs.map(({ name }) => ({
    name,
    tried: 0,
    next: from,
    bites: 0,
    found: undefined,
    by: '',
  }))
  const isOpen = ({ found, next }: Trail) => found === undefined && next < from + seeds
  await workThrough(
    () => {
      // The bug that has been looked for least is next, so that all workers stay busy.
      const trail = trails.filter(isOpen).toSorted((a, b) => a.next - b.next)[0]
      return trail && { seed: trail.next++, bug: trail.name }
    },
    (outcome) => {
      const trail = trails.find(({ name }) => name === outcome.bug)
      if (!trail) return
      trail.tried += 1
      trail.bites += outcome.bites
      const violation = outcome.violations[0]
      if (violation === undefined || (trail.found ?? Infinity) < outcome.seed) return
      // A statement that the database cannot read shows that the bug was planted wrongly, and nothing else.
      if (violation.includes('syntax error')) throw new Error(`"${trail.name}" plants no SQL: ${violation}`)
      trail.found = outcome.seed
      trail.by = violation
    },
  )
  for (const { name, tried, bites, found, by } of trails) {
    if (found !== undefined)
      console.log(`found after ${tried} seeds, in seed ${found}: ${name} (${by.slice(0, 100)})`)
    else console.log(`NOT FOUND in ${tried} seeds: ${name}${bites === 0 ? '; it never took hold' : ''}`)
  }
  const count = trails.filter(({ found }) => found !== undefined).length
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${count} of ${trails.length} planted bugs found, ${seconds} s`)
  return count === trails.length
}

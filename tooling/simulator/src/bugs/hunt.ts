import { bugs } from './bugs.ts'
import { workThrough } from '../crew.ts'
import { describeTrail, follow, openTrail, type Trail } from './trail.ts'

/** Looks for every planted bug, seed by seed, until it is found or the seeds are used up; all found is good. */
export async function hunt(from: number, seeds: number): Promise<boolean> {
  const startedAt = performance.now()
  const trails = bugs.map((bug) => openTrail(bug, from))
  const isOpen = ({ found, next }: Trail) => found === undefined && next < from + seeds
  await workThrough(
    () => {
      // The bug that has been looked for least is next, so that all workers stay busy.
      const trail = trails.filter(isOpen).toSorted((a, b) => a.next - b.next)[0]
      return trail && { seed: trail.next++, bug: trail.name }
    },
    (outcome) => {
      const trail = trails.find(({ name }) => name === outcome.bug)
      if (trail) follow(trail, outcome)
    },
  )
  for (const trail of trails) console.log(describeTrail(trail))
  const count = trails.filter(({ found }) => found !== undefined).length
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${count} of ${trails.length} planted bugs found, ${seconds} s`)
  return count === trails.length
}

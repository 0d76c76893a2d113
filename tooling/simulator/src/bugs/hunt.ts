import { readFileSync, writeFileSync } from 'node:fs'
import { bugs } from './bugs.ts'
import { workThrough } from '../crew.ts'
import { describeTrail, follow, openTrail, type Trail } from './trail.ts'

/** The seed in which each bug was found last; `pnpm sim --bugs --keep` writes it. */
const foundIn = new URL('found-in.json', import.meta.url)

/** A story moves on with the code that it is about; so many seeds from the known one on are played. */
const seedsFromKnown = 4

/**
 * Looks for every planted bug where it was found last, then for those that moved on, seed by seed, until they are found or
 * the seeds are used up; all found is good.
 */
export async function hunt(from: number, seeds: number, keep: boolean): Promise<boolean> {
  const known = await playWhereKnown()
  const movedOn = known.filter((trail) => !isFound(trail)).map(({ name }) => name)
  const searched = bugs.filter(({ name }) => movedOn.includes(name)).map((bug) => openTrail(bug, from))
  if (searched.length > 0) await play(searched, ({ next }) => next < from + seeds)
  const trails = bugs.flatMap(({ name }) => [...known, ...searched].filter((trail) => trail.name === name))
  const found = trails.filter(isFound).map((trail) => [trail.name, trail.found] as const)
  if (keep) writeFileSync(foundIn, `${JSON.stringify(Object.fromEntries(found), undefined, 2)}\n`)
  return found.length === bugs.length
}

/**
 * The same in seconds: each bug is looked for in the seed in which it was found last, and in a few behind it. Nine in ten
 * found are good; the others moved on with the code, and the long hunt looks for them.
 */
export async function huntWhereKnown(): Promise<boolean> {
  return (await playWhereKnown()).filter(isFound).length >= bugs.length * 0.9
}

async function playWhereKnown(): Promise<Trail[]> {
  const known = JSON.parse(readFileSync(foundIn, 'utf8')) as Record<string, number>
  const trails = bugs.map((bug) => openTrail(bug, known[bug.name] ?? 1))
  await play(trails, ({ name, next }) => next < (known[name] ?? 1) + seedsFromKnown)
  return trails
}

async function play(trails: readonly Trail[], goesOn: (trail: Trail) => boolean): Promise<void> {
  const startedAt = performance.now()
  const isOpen = (trail: Trail): boolean => !isFound(trail) && goesOn(trail)
  await workThrough(
    () => {
      // The bug that has been looked for least is next, so that all workers stay busy.
      const trail = trails.filter(isOpen).toSorted((a, b) => a.asked - b.asked)[0]
      if (trail === undefined) return undefined
      trail.asked += 1
      return { seed: trail.next++, bug: trail.name }
    },
    (outcome) => {
      const trail = trails.find(({ name }) => name === outcome.bug)
      if (trail) follow(trail, outcome)
    },
  )
  for (const trail of trails) console.log(describeTrail(trail))
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${trails.filter(isFound).length} of ${trails.length} planted bugs found, ${seconds} s`)
}

function isFound(trail: Trail): trail is Trail & { found: number } {
  return trail.found !== undefined
}

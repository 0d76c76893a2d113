import type { Bug } from './bugs.ts'
import { partsOf } from './plant.ts'
import type { SeedReport } from '../run-seed.ts'

/** How far the search for a planted bug has come. */
export type Trail = {
  name: string
  parts: readonly string[]
  /** The parts that took hold in any seed. */
  bitten: Set<string>
  /** Seeds that were handed out, and those that came back. */
  asked: number
  tried: number
  next: number
  found: number | undefined
  by: string
}

export function openTrail({ name, plant }: Bug, from: number): Trail {
  const parts = partsOf(typeof plant === 'function' ? plant() : plant)
  return { name, parts, bitten: new Set(), asked: 0, tried: 0, next: from, found: undefined, by: '' }
}

/** Takes a seed into account: the bug is found where all of its parts took hold, since with fewer it is another bug. */
export function follow(trail: Trail, { seed, violations, bitten }: SeedReport): void {
  trail.tried += 1
  for (const part of bitten) trail.bitten.add(part)
  const [violation] = violations
  if (violation === undefined || (trail.found ?? Infinity) < seed) return
  // A statement that the database cannot read shows that the bug was planted wrongly, and nothing else.
  if (violation.includes('syntax error')) throw new Error(`"${trail.name}" plants no SQL: ${violation}`)
  if (!trail.parts.every((part) => bitten.includes(part))) return
  trail.found = seed
  trail.by = violation
}

/** What there is to say of a search that is over. */
export function describeTrail({ name, parts, bitten, tried, found, by }: Trail): string {
  if (found !== undefined)
    return `found after ${tried} seeds, in seed ${found}: ${name} (${by.slice(0, 100)})`
  const missing = parts.filter((part) => !bitten.has(part))
  if (missing.length === 0) return `NOT FOUND in ${tried} seeds: ${name}`
  if (missing.length === parts.length) return `NOT FOUND in ${tried} seeds: ${name}; it never took hold`
  return `NOT FOUND in ${tried} seeds: ${name}; planted by half, without: ${missing.join(', ')}`
}

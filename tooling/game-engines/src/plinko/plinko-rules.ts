import { gainChance } from '../fair-multiplier.ts'
import { oneTimes } from '../payout.ts'
import type { Risk } from '../risk.ts'
import { plinkoTables } from './plinko-tables.ts'

export const plinkoRules = { minRows: 8, maxRows: 16 } as const

/** How many rows of pegs the ball passes, and how the buckets pay. */
export type PlinkoChoice = { readonly rows: number; readonly risk: Risk }

/** What each bucket pays in ten-thousandths, the left edge first; one bucket more than rows. */
export function plinkoBuckets({ rows, risk }: PlinkoChoice): readonly number[] {
  const fromMiddle = plinkoTables[rows]?.[risk] ?? []
  return Array.from({ length: rows + 1 }, (_, bucket) => {
    const place = Math.floor(Math.abs(bucket - rows / 2))
    return Math.round((fromMiddle[place] ?? 0) * oneTimes)
  })
}

/** How many of the 2^rows paths end in each bucket, the left edge first. */
export function plinkoPaths(rows: number): readonly number[] {
  let paths = [1]
  for (let row = 0; row < rows; row += 1) {
    paths = [...paths, 0].map((count, bucket) => count + (paths[bucket - 1] ?? 0))
  }
  return paths
}

/** What comes back of all stakes on a choice, in hundredths of a percent. */
export function plinkoReturn(choice: PlinkoChoice): number {
  const buckets = plinkoBuckets(choice)
  const sum = plinkoPaths(choice.rows).reduce((all, paths, bucket) => all + paths * (buckets[bucket] ?? 0), 0)
  return sum / 2 ** choice.rows
}

/** How likely the ball ends where it pays more than the stake, from 0 to 1. */
export function plinkoGain(choice: PlinkoChoice): number {
  const buckets = plinkoBuckets(choice)
  const paths = plinkoPaths(choice.rows)
  return gainChance(paths.map((count, bucket) => [buckets[bucket] ?? 0, count / 2 ** choice.rows]))
}

export const allPlinkoRows: readonly number[] = Array.from(
  { length: plinkoRules.maxRows - plinkoRules.minRows + 1 },
  (_, step) => plinkoRules.minRows + step,
)

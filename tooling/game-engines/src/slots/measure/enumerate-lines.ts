import type { CompiledLines, Strip } from '../spin/compile-lines.ts'
import { idleCode } from '../spin/line-pay.ts'
import { lineStates } from './line-states.ts'
import { reelWindows } from './reel-windows.ts'

/** How often a spin comes to a sum of line stakes, by how many scatters show; all weights add up to the stops. */
export type SpinSpread = {
  /** By scatters, then by line stakes won (whole numbers; scatter pays are not in them). */
  readonly weights: readonly Map<number, number>[]
  /** All that the reels can stop on. */
  readonly total: number
}

const noLines = new Int32Array(0)

/** Every stop of every reel beside every other: the exact spread of a spin. */
export function enumerateLines(made: CompiledLines, strips: readonly Strip[]): SpinSpread {
  const { next, width, pay } = lineStates(made)
  const reels = strips.map((strip) => reelWindows(made, strip))
  const depths = reels.length
  const lines = made.shapes.length
  const alive = reels.map(() => new Int32Array(lines))
  const states = reels.map(() => new Int32Array(lines))
  const weights = Array.from({ length: depths * 3 + 1 }, () => new Map<number, number>())
  const rowOf = made.shapes.map((shape) => Int32Array.from(shape))

  function walk(depth: number, count: number, won: number, scatters: number, weight: number): void {
    const linesHere = alive[depth - 1]
    const statesHere = states[depth - 1]
    const linesNext = alive[depth] ?? noLines
    const statesNext = states[depth] ?? noLines
    const isLast = depth === depths - 1
    for (const window of reels[depth] ?? []) {
      const { codes } = window
      let wonNow = won
      let left = 0
      for (let index = 0; index < count; index += 1) {
        const line = linesHere ? (linesHere[index] ?? 0) : index
        const state = statesHere ? (statesHere[index] ?? 0) : 0
        const code = codes[rowOf[line]?.[depth] ?? 0] ?? idleCode
        const after = next[state * width + code - idleCode] ?? -1
        if (after < 0) wonNow += pay[state] ?? 0
        else if (isLast) wonNow += pay[after] ?? 0
        else {
          linesNext[left] = line
          statesNext[left] = after
          left += 1
        }
      }
      const seen = scatters + window.scatters
      const ways = weight * window.weight
      if (isLast || left === 0) add(seen, wonNow, ways, depth + 1)
      else walk(depth + 1, left, wonNow, seen, ways)
    }
  }

  const rest = scatterWays(reels.map((windows) => windows.map((one) => [one.scatters, one.weight] as const)))
  /** Where no line runs on, the reels that are left matter for their scatters alone. */
  function add(scatters: number, won: number, ways: number, depth: number): void {
    for (const [more, moreWays] of (rest[depth] ?? []).entries()) {
      if (moreWays === 0) continue
      const map = weights[scatters + more]
      map?.set(won, (map.get(won) ?? 0) + ways * moreWays)
    }
  }

  walk(0, lines, 0, 0, 1)
  return { weights, total: strips.reduce((product, strip) => product * strip.codes.length, 1) }
}

/** In how many ways the reels from each one on show 0, 1, 2 ... scatters. */
function scatterWays(
  reels: readonly (readonly (readonly [scatters: number, weight: number])[])[],
): number[][] {
  const ways: number[][] = [[1]]
  for (const windows of [...reels].reverse()) {
    const before = ways[0] ?? [1]
    const after = Array<number>(before.length + 3).fill(0)
    for (const [seen, count] of before.entries()) {
      for (const [scatters, weight] of windows) {
        after[seen + scatters] = (after[seen + scatters] ?? 0) + count * weight
      }
    }
    ways.unshift(after)
  }
  return ways
}

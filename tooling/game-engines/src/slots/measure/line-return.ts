import type { CompiledLines, Strip } from '../spin/compile-lines.ts'
import { payLine } from '../spin/line-pay.ts'
import { reelWindows } from './reel-windows.ts'

/**
 * What the lines of a spin return of the stake in the long run, in closed form: a line sees each reel by how often a
 * letter stands in its row, and what the lines return adds up whatever they have in common.
 */
export function lineReturn(made: CompiledLines, strips: readonly Strip[]): number {
  const reels = strips.map((strip) => {
    const windows = reelWindows(made, strip)
    return [0, 1, 2].map((row) => {
      const chances = new Map<number, number>()
      for (const { codes, weight } of windows) {
        const code = codes[row] ?? 0
        chances.set(code, (chances.get(code) ?? 0) + weight / strip.codes.length)
      }
      return [...chances]
    })
  })
  // Only a wild that grows makes the rows of a reel differ, so most lines come to the same.
  const keyOf = (shape: readonly number[]): string =>
    shape.map((row, reel) => (made.wildExpands && strips[reel]?.letters.includes('W') ? row : 0)).join('')
  const known = new Map<string, number>()
  let sum = 0
  for (const shape of made.shapes) {
    const key = keyOf(shape)
    const found =
      known.get(key) ??
      expected(
        shape.map((row, reel) => reels[reel]?.[row] ?? []),
        made,
      )
    known.set(key, found)
    sum += found
  }
  return sum / made.shapes.length
}

function expected(
  reels: readonly (readonly (readonly [code: number, chance: number])[])[],
  made: CompiledLines,
): number {
  const codes = reels.map(() => 0)
  const walk = (reel: number, chance: number): number => {
    if (reel === reels.length) return chance * (payLine(codes, made.pays, made.wildFactor)?.pay ?? 0)
    let sum = 0
    for (const [code, share] of reels[reel] ?? []) {
      codes[reel] = code
      sum += walk(reel + 1, chance * share)
    }
    return sum
  }
  return walk(0, 1)
}

/** The chances to see 0, 1, 2 ... scatters in a spin. */
export function scatterChances(made: CompiledLines, strips: readonly Strip[]): number[] {
  let chances = [1]
  for (const strip of strips) {
    const after = Array<number>(chances.length + 3).fill(0)
    for (const { scatters, weight } of reelWindows(made, strip)) {
      for (const [seen, chance] of chances.entries()) {
        after[seen + scatters] = (after[seen + scatters] ?? 0) + (chance * weight) / strip.codes.length
      }
    }
    chances = after
  }
  return chances
}

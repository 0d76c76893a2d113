import type { Line } from './line-ranking.ts'

/** Differences below this many ms, or this share of the favourite's time, are noise. */
const noiseMs = 10
const noiseShare = 0.2

/**
 * The line to play on. A line that was settled on stays while it works, unless another is quicker by more than noise,
 * which is 10 ms or a fifth of the settled line's time, whichever is more; so two lines alike do not take turns from one
 * test to the next. Undefined when no line works. Give the final list of a test; `lines` is sorted.
 */
export function favouriteLine(lines: readonly Line[], settled?: Line): Line | undefined {
  const quickest = lines.find(works)
  const held = lines.find((line) => line.domain === settled?.domain && works(line))
  if (quickest?.elapsedMs === undefined || held?.elapsedMs === undefined) return quickest
  const gain = held.elapsedMs - quickest.elapsedMs
  return gain > Math.max(noiseMs, held.elapsedMs * noiseShare) ? quickest : held
}

/** Whether the line answered its last ping. */
function works(line: Line): boolean {
  return line.elapsedMs !== undefined
}

import { bandOf, drawBetween, failedMs } from './displayed-ms.ts'
import { grade, type Grade } from './grade.ts'

/** One mirror domain as the visitor sees it (spec section 3). */
export type Line = {
  /** Its place in the list that was given. */
  readonly index: number
  /** Its address as it was given. */
  readonly domain: string
  /** The shown milliseconds; 9999 after a failure and while untested. */
  readonly speed: number
  /** The shown speed as text, "35 ms"; empty while untested. */
  readonly description: string
  readonly percentage: Grade['percentage']
  readonly tested: boolean
  readonly type: Grade['type']
  /** The true milliseconds; undefined after a failure and while untested. */
  readonly elapsedMs: number | undefined
}

/** `banded` shows a value inside the band of spec 9, `measured` the true time. */
export type Display = 'banded' | 'measured'

/** The lines before any ping, in the given order. */
export function untestedLines(domains: readonly string[]): readonly Line[] {
  return domains.map((domain, index) => ({
    ...grade(failedMs),
    index,
    domain,
    speed: failedMs,
    description: '',
    tested: false,
    elapsedMs: undefined,
  }))
}

/**
 * The list with a new result for one line (undefined: its ping failed), sorted by speed, untested lines last.
 * A value drawn inside a band stays between its neighbours, so the list is sorted by shown and by true speed alike.
 */
export function withResult(
  lines: readonly Line[],
  index: number,
  elapsedMs: number | undefined,
  shown: { readonly display: Display; readonly random: () => number },
): readonly Line[] {
  const others = lines.filter((line) => line.index !== index)
  return lines
    .map((line) => {
      if (line.index !== index) return line
      const speed = shownSpeed(others, elapsedMs, shown)
      return { ...line, ...grade(speed), speed, description: `${speed} ms`, tested: true, elapsedMs }
    })
    .toSorted((one, other) => rank(one) - rank(other))
}

function shownSpeed(
  others: readonly Line[],
  elapsedMs: number | undefined,
  shown: { readonly display: Display; readonly random: () => number },
): number {
  if (elapsedMs === undefined) return failedMs
  if (shown.display === 'measured') return Math.round(elapsedMs)
  let { low, high } = bandOf(elapsedMs)
  for (const other of others) {
    if (other.elapsedMs === undefined) continue
    if (other.elapsedMs <= elapsedMs) low = Math.max(low, other.speed)
    if (other.elapsedMs >= elapsedMs) high = Math.min(high, other.speed)
  }
  return drawBetween(low, high, shown.random)
}

/** True times first, then failures, then untested lines; equals keep their order. */
function rank(line: Line): number {
  return line.tested ? (line.elapsedMs ?? failedMs) : failedMs + 1
}

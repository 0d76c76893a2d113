import { failedMs } from './displayed-ms.ts'
import { grade, type Grade } from './grade.ts'

/** One mirror domain as the visitor sees it (lines 1). */
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

/** `banded` shows a value inside its band (lines 3), `measured` the true time. */
export type Display = 'banded' | 'measured'

/** The lines before any ping, in the given order. */
export function untestedLines(domains: readonly string[]): readonly Line[] {
  return domains.map((domain, index) => createLine(index, domain, failedMs))
}

/**
 * The list with a new result for one line (undefined: its ping failed), sorted by speed, untested lines last. The value
 * that `show` gives for a time is kept between the line's neighbours, so the list is sorted by shown and by true speed
 * alike.
 */
export function withResult(
  lines: readonly Line[],
  index: number,
  elapsedMs: number | undefined,
  show: (elapsedMs: number) => number,
): readonly Line[] {
  let speed = elapsedMs === undefined ? failedMs : show(elapsedMs)
  for (const other of lines) {
    // A line without a time shows 9999, which is none and bounds nothing.
    if (elapsedMs === undefined || other.elapsedMs === undefined || other.index === index) continue
    const bound = other.elapsedMs > elapsedMs ? Math.min : Math.max
    speed = bound(speed, other.speed)
  }
  return lines
    .map((line) => (line.index === index ? createLine(index, line.domain, speed, true, elapsedMs) : line))
    .sort((one, other) => rank(one) - rank(other))
}

function createLine(index: number, domain: string, speed: number, tested = false, elapsedMs?: number): Line {
  return {
    index,
    domain,
    tested,
    speed,
    elapsedMs,
    description: tested ? `${speed} ms` : '',
    ...grade(speed),
  }
}

/** True times first, then failures, then untested lines; equals keep their order. */
function rank(line: Line): number {
  return line.elapsedMs ?? (line.tested ? Number.MAX_VALUE : Infinity)
}

import type { Line } from '@saola/line-speed'

/** The quickest line that answered; undefined before the first answer and when all are dead. */
export function fastestLine(lines: readonly Line[]): Line | undefined {
  // The list is sorted by speed.
  return lines.find((line) => line.tested && line.elapsedMs !== undefined)
}

/** How a line is called on screen: a grade of specification 4, or what is known instead. */
export type LineState = 'fast' | 'normal' | 'slow' | 'failed' | 'untested'

/** The state of one line. */
export function lineState(line: Line): LineState {
  if (!line.tested) return 'untested'
  return line.elapsedMs === undefined ? 'failed' : line.type
}

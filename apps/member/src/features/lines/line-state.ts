import type { Line } from '@saola/line-speed'

/** How a line is called on screen: a grade (lines 2), or what is known instead. */
export type LineState = 'fast' | 'normal' | 'slow' | 'failed' | 'untested'

/** The state of one line. */
export function lineState(line: Line): LineState {
  if (!line.tested) return 'untested'
  return line.elapsedMs === undefined ? 'failed' : line.type
}

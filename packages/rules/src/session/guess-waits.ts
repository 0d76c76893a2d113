import { dayMs, hourMs, minuteMs } from '../lengths-of-time.ts'

/** Wrong answers to one secret in a row, and the wait after them. */
const waits: readonly (readonly [wrong: number, waitMs: number])[] = [
  [25, dayMs],
  [20, 2 * hourMs],
  [15, 30 * minuteMs],
  [10, 5 * minuteMs],
]

/** After so many more a wait comes again. */
const every = 5

/** Wrong answers are forgotten after so long without another one. */
export const guessMemoryMs: number = 30 * dayMs

/**
 * How long the next answer to a secret waits after so many wrong ones in a row, whatever code, day or address they came with
 * (session 43): five minutes after the tenth, half an hour, two hours, then a day after every fifth. 0 when it may come at once.
 */
export function guessWaitMs(wrong: number): number {
  if (wrong % every !== 0) return 0
  return waits.find(([from]) => wrong >= from)?.[1] ?? 0
}

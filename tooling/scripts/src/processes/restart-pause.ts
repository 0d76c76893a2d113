const firstPauseMs = 1_000
const longestPauseMs = 30_000

/** A gateway that served so long before it ended is well: its next pause is the shortest again, in milliseconds. */
export const wellAfterMs = 60_000

/** After so many tries in a row, a minute altogether, another one would not help either. */
export const mostTries = 6

/** How long to wait before the next try, after so many tries in a row: 1 s, 2 s, 4 s, and at last 30 s. */
export function restartPauseMs(tries: number): number {
  return Math.min(firstPauseMs * 2 ** tries, longestPauseMs)
}

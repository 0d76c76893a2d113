/** The least time of a game's cycle, which counts from the start of one round to the start of the next (games 27). */
export type Cycle = {
  /** A round starts. */
  start: () => void
  /** How long the next press waits after a call: a move of the same round does not wait at all. */
  left: (isOver: boolean, leastMs: number) => number
}

/** A cycle by a clock in milliseconds. */
export function createCycle(now: () => number): Cycle {
  let startedAt: number | undefined
  return {
    start() {
      startedAt = now()
    },
    left(isOver, leastMs) {
      if (!isOver || startedAt === undefined) return 0
      return Math.max(0, startedAt + leastMs - now())
    },
  }
}

import { createTurns } from './turns.ts'

/** The turns of all drawings of the page; `hold` them while somebody types. */
export const { inTurn, hold: holdDrawings } = createTurns({
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  afterFrame: (run) => requestAnimationFrame(() => setTimeout(run)),
})

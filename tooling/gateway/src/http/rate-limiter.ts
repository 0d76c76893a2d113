import { attemptsAt, attemptWaitMs, countAttempt, type Attempts } from '@saola/rules'
import type { RateLimiter } from '../services/ports.ts'

/** Fewer keys than these are not worth looking through for windows that have ended. */
const fewKeys = 1_000

/**
 * A limiter for one process. Ended windows are swept whenever the table has doubled since the last time, so that it holds no
 * more than twice those that are open; the oldest goes when the table is full and none has ended.
 */
export function createMemoryLimiter(
  now: () => number,
  maximumKeys = 100_000,
  known: Map<string, Attempts> = new Map(),
): RateLimiter {
  let sweepAt = fewKeys

  function makeRoom(key: string, time: number): void {
    known.delete(key)
    if (known.size < Math.min(sweepAt, maximumKeys)) return
    for (const [other, attempts] of known) {
      if (!attemptsAt(attempts, time)) known.delete(other)
    }
    sweepAt = Math.max(fewKeys, 2 * known.size)
    const [oldest] = known.keys()
    if (known.size >= maximumKeys && oldest !== undefined) known.delete(oldest)
  }

  return {
    async take(key, limit) {
      const time = now()
      const before = attemptsAt(known.get(key), time)
      // A new window goes to the end of the table, where the youngest stand.
      if (!before) makeRoom(key, time)
      const attempts = countAttempt(before, limit, time)
      known.set(key, attempts)
      return attemptWaitMs(attempts, time)
    },
    async look(key) {
      const attempts = attemptsAt(known.get(key), now())
      return { count: attempts?.count ?? 0, waitMs: attemptWaitMs(attempts, now()) }
    },
    async giveBack(key) {
      const attempts = attemptsAt(known.get(key), now())
      if (!attempts || attempts.isLocked || attempts.count === 0) return
      known.set(key, { ...attempts, count: attempts.count - 1 })
    },
    async forget(key) {
      known.delete(key)
    },
  }
}

import { attemptsAt, attemptWaitMs, countAttempt, type Attempts } from '@saola/rules'
import type { RateLimiter } from '../services/ports.ts'

/** A limiter for one process; ended windows are swept when the table is full, and the oldest goes when none has ended. */
export function createMemoryLimiter(now: () => number, maximumKeys = 100_000): RateLimiter {
  const known = new Map<string, Attempts>()
  return {
    async take(key, limit) {
      const time = now()
      const before = attemptsAt(known.get(key), time)
      // A new window goes to the end of the table, where the youngest stand.
      if (!before) makeRoom(known, key, { time, maximumKeys })
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

function makeRoom(
  known: Map<string, Attempts>,
  key: string,
  { time, maximumKeys }: { time: number; maximumKeys: number },
): void {
  known.delete(key)
  if (known.size < maximumKeys) return
  const before = known.size
  for (const [other, attempts] of known) {
    if (!attemptsAt(attempts, time)) known.delete(other)
  }
  const oldest = known.keys().next()
  if (known.size === before && !oldest.done) known.delete(oldest.value)
}

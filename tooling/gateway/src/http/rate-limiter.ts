/** Counts attempts by key inside a window. `take` answers how long to wait, 0 when the attempt may go on. */
export type RateLimiter = {
  take: (key: string, limit: { attempts: number; windowMs: number; lockMs: number }) => Promise<number>
  forget: (key: string) => Promise<void>
}

type Window = { count: number; startedAt: number; lockedUntil: number }

/** A limiter for one process; old windows are swept when the table grows. */
export function createMemoryLimiter(now: () => number, maximumKeys = 100_000): RateLimiter {
  const windows = new Map<string, Window>()
  return {
    async take(key, limit) {
      const time = now()
      const known = windows.get(key)
      if (known && known.lockedUntil > time) return known.lockedUntil - time
      const fresh = !known || time - known.startedAt >= limit.windowMs || known.lockedUntil > 0
      const window = fresh ? { count: 0, startedAt: time, lockedUntil: 0 } : known
      window.count += 1
      if (window.count > limit.attempts) window.lockedUntil = time + limit.lockMs
      if (fresh && windows.size >= maximumKeys) sweep(windows, time - limit.windowMs)
      windows.set(key, window)
      return window.lockedUntil > time ? window.lockedUntil - time : 0
    },
    async forget(key) {
      windows.delete(key)
    },
  }
}

function sweep(windows: Map<string, Window>, before: number): void {
  for (const [key, window] of windows) {
    if (window.startedAt < before && window.lockedUntil < before) windows.delete(key)
  }
}

/** So many attempts in a window of time; the next one locks the key for a while. */
export type Limit = { attempts: number; windowMs: number; lockMs: number }

/** Counts attempts by key. Waiting times are milliseconds, 0 when an attempt may go on. */
export type RateLimiter = {
  /** Counts one attempt and answers how long to wait. */
  take: (key: string, limit: Limit) => Promise<number>
  /** Looks without counting. */
  look: (key: string) => Promise<{ count: number; waitMs: number }>
  /** Takes one attempt back that turned out to be honest; a lock stays. */
  giveBack: (key: string) => Promise<void>
  forget: (key: string) => Promise<void>
}

type Window = { count: number; lockedUntil: number; endsAt: number }

/** A limiter for one process; ended windows are swept when the table is full, and the oldest goes when none has ended. */
export function createMemoryLimiter(now: () => number, maximumKeys = 100_000): RateLimiter {
  const windows = new Map<string, Window>()
  const current = (key: string): Window | undefined => {
    const window = windows.get(key)
    return window && window.endsAt > now() ? window : undefined
  }
  return {
    async take(key, limit) {
      const time = now()
      const window = current(key) ?? open(windows, key, { time, limit, maximumKeys })
      if (window.lockedUntil > time) return window.lockedUntil - time
      window.count += 1
      if (window.count <= limit.attempts) return 0
      window.lockedUntil = time + limit.lockMs
      window.endsAt = window.lockedUntil
      return limit.lockMs
    },
    async look(key) {
      const window = current(key)
      return { count: window?.count ?? 0, waitMs: Math.max(0, (window?.lockedUntil ?? 0) - now()) }
    },
    async giveBack(key) {
      const window = current(key)
      if (window && window.lockedUntil === 0 && window.count > 0) window.count -= 1
    },
    async forget(key) {
      windows.delete(key)
    },
  }
}

function open(
  windows: Map<string, Window>,
  key: string,
  { time, limit, maximumKeys }: { time: number; limit: Limit; maximumKeys: number },
): Window {
  if (windows.size >= maximumKeys) sweep(windows, time)
  const window = { count: 0, lockedUntil: 0, endsAt: time + limit.windowMs }
  windows.delete(key)
  windows.set(key, window)
  return window
}

function sweep(windows: Map<string, Window>, time: number): void {
  const before = windows.size
  for (const [key, window] of windows) {
    if (window.endsAt <= time) windows.delete(key)
  }
  const oldest = windows.keys().next()
  if (windows.size === before && !oldest.done) windows.delete(oldest.value)
}

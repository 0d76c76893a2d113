/** A clock that stands still until a test moves it. Milliseconds since 1970. */
export type FakeClock = { now: () => number; advance: (ms: number) => void }

/** Starts a clock at `start` ms; it defaults to noon of 1 November 2026 in Vietnam. */
export function fakeClock(start = Date.UTC(2026, 10, 1, 5)): FakeClock {
  let current = start
  return {
    now: () => current,
    advance: (ms) => {
      current += ms
    },
  }
}

import { describe, expect, test } from 'vitest'
import { bringTimesBack, hourMs, minuteMs, secondMs } from '@saola/rules'

const now = Date.parse('2026-11-26T09:00:00Z')

/** A round whose next step comes so long from now: three seconds to open, twenty of bets, two until the draw (games 44). */
function round(state: 'scheduled' | 'open' | 'locked', fromNowMs: number) {
  const next = now + fromNowMs
  const opensAt = { scheduled: next, open: next - 20 * secondMs, locked: next - 22 * secondMs }[state]
  return { opensAt, locksAt: opensAt + 20 * secondMs, drawsAt: opensAt + 22 * secondMs }
}

describe('a table whose clock was ahead goes on at once when it is set right (games 44)', () => {
  test.each([
    ['scheduled', 3 * secondMs],
    ['open', 20 * secondMs],
    ['locked', 2 * secondMs],
  ] as const)('a round that is %s takes its next step after the length of its phase', (state, usualMs) => {
    expect(bringTimesBack(state, round(state, 7 * hourMs), now)).toEqual(round(state, usualMs))
  })

  test.each(['scheduled', 'open', 'locked'] as const)('one that is %s stays within a minute', (state) => {
    expect(bringTimesBack(state, round(state, minuteMs), now)).toBeUndefined()
    expect(bringTimesBack(state, round(state, minuteMs + 1), now)).toBeDefined()
    expect(bringTimesBack(state, round(state, -hourMs), now)).toBeUndefined()
  })

  test.each(['drawn', 'settled', 'voided'] as const)('one that is %s waits for no time', (state) => {
    expect(bringTimesBack(state, round('locked', 7 * hourMs), now)).toBeUndefined()
  })
})

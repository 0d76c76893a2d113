import type { RoundState } from '@saola/protocol'
import { minuteMs, tableRoundMs } from '../lengths-of-time.ts'
import type { RoundTimes } from './round-steps.ts'

/** No table writes a time further ahead than this, for its rounds take seconds; in milliseconds. */
export const tableAheadMs: number = minuteMs

/**
 * The times of a table's round that a clock wrote which was ahead and has been set right since: the next step comes after
 * the usual length of its phase, and all times move with it. Undefined where they stay, because the step lies within a
 * minute or waits for no time (games 44).
 */
export function bringTimesBack(state: RoundState, times: RoundTimes, now: number): RoundTimes | undefined {
  const wait = waitOf(state, times)
  if (wait === undefined || wait.until <= now + tableAheadMs) return undefined
  const ahead = wait.until - (now + wait.usualMs)
  return {
    opensAt: times.opensAt - ahead,
    locksAt: times.locksAt - ahead,
    drawsAt: times.drawsAt - ahead,
  }
}

function waitOf(
  state: RoundState,
  { opensAt, locksAt, drawsAt }: RoundTimes,
): { until: number; usualMs: number } | undefined {
  switch (state) {
    case 'scheduled':
      return { until: opensAt, usualMs: tableRoundMs.wake }
    case 'open':
      return { until: locksAt, usualMs: tableRoundMs.betting }
    case 'locked':
      return { until: drawsAt, usualMs: tableRoundMs.locked }
    default:
      return undefined
  }
}

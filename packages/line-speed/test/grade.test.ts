import { displayedMs, failedMs, grade } from '@saola/line-speed'
import { describe, expect, it } from 'vitest'

describe('the shown value (lines 3)', () => {
  it.each([
    [0, 20, 40],
    [99, 20, 40],
    [99.9, 20, 40],
    [100, 40, 60],
    [199, 40, 60],
    [200, 60, 100],
    [399, 60, 100],
    [400, 100, 150],
    [1999, 100, 150],
  ])('shows %d ms as %i to %i', (elapsed, low, high) => {
    expect(displayedMs(elapsed, () => 0)).toBe(low)
    expect(displayedMs(elapsed, () => 0.5)).toBe((low + high) / 2)
    expect(displayedMs(elapsed, () => 1 - 2 ** -53)).toBe(high)
  })
})

it.each([
  [20, 'fast', 1],
  [80, 'fast', 1],
  [81, 'normal', 0.8],
  [150, 'normal', 0.8],
  [151, 'slow', 0.6],
  [9998, 'slow', 0.6],
  [failedMs, 'slow', 0],
  [10_000, 'slow', 0.6],
  [3_600_000, 'slow', 0.6],
] as const)('grades %i ms as %s (lines 2)', (ms, type, percentage) => {
  expect(grade(ms)).toEqual({ type, percentage })
})

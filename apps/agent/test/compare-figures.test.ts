import { describe, expect, it } from 'vitest'
import { compareFigures, roundShare } from '../src/features/overview/compare-figures.ts'
import { dayPoint } from '../src/features/overview/day-point.ts'

describe('a figure against the one before', () => {
  it.each([
    { now: 150, before: 100, way: 'up', difference: 50, share: 0.5 },
    { now: 75, before: 100, way: 'down', difference: 25, share: 0.25 },
    { now: 0, before: 100, way: 'down', difference: 100, share: 1 },
    { now: 100, before: 100, way: 'same', difference: 0, share: 0 },
    { now: 0, before: 0, way: 'same', difference: 0, share: undefined },
  ])('$now after $before goes $way', ({ now, before, ...comparison }) => {
    expect(compareFigures(now, before)).toEqual(comparison)
  })

  it('has no share of nothing', () => {
    expect(compareFigures(5, 0)).toEqual({ way: 'up', difference: 5, share: undefined })
  })

  it.each([
    { now: -300, before: -100, way: 'down', difference: 200 },
    { now: 100, before: -100, way: 'up', difference: 200 },
    { now: 300, before: 100, way: 'up', difference: 200 },
  ])('compares profit and loss by the difference alone: $now after $before', ({ now, before, ...rest }) => {
    expect(compareFigures(now, before, { signed: true })).toEqual({ ...rest, share: undefined })
  })
})

it.each([
  [0.1234, 0.12],
  [0.0456, 0.046],
  [1.666, 1.67],
  [0, 0],
])('rounds the share %s to %s', (share, rounded) => expect(roundShare(share)).toBe(rounded))

it('names a day on the axis without zeros, and in full at its Vietnamese noon', () => {
  const point = dayPoint('2026-11-05', (time) => new Date(time).toISOString())
  expect(point).toEqual({ id: '2026-11-05', label: '5/11', name: '2026-11-05T05:00:00.000Z' })
})

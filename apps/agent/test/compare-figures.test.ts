import { formatDate } from '@saola/i18n'
import { describe, expect, it } from 'vitest'
import { compareFigures, roundShare } from '../src/features/overview/compare-figures.ts'
import { awaitsAnswer } from '../src/features/overview/awaits-answer.ts'
import { dayPoint } from '../src/shared/list/day-point.ts'

describe('a figure against the one before', () => {
  it.each([
    { now: 150, before: 100, way: 'up', difference: 50, share: 0.5 },
    { now: 75, before: 100, way: 'down', difference: 25, share: 0.25 },
    { now: 0, before: 100, way: 'down', difference: 100, share: 1 },
    { now: 100, before: 100, way: 'same', difference: 0, share: 0 },
    { now: 300, before: 100, way: 'up', difference: 200, share: 2 },
  ])('$now after $before goes $way', ({ now, before, ...comparison }) => {
    expect(compareFigures(now, before)).toEqual(comparison)
  })

  it.each([
    { what: 'nothing before', now: 5, before: 0, signed: false },
    { what: 'nothing at all', now: 0, before: 0, signed: false },
    { what: 'more than three times as much', now: 301, before: 100, signed: false },
    { what: 'no loss and no gain before', now: -5, before: 0, signed: true },
    { what: 'a loss ten times the gain before', now: -1000, before: 100, signed: true },
  ])('is left alone with $what', ({ now, before, signed }) => {
    expect(compareFigures(now, before, { signed })).toBeUndefined()
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

it('names a day on the axis without zeros, and in full by a moment of it in Vietnam', () => {
  const point = dayPoint('2026-11-05', (time) => formatDate(time, 'en'))
  expect(point).toEqual({ id: '2026-11-05', label: '5/11', name: '5 Nov 2026' })
})

it.each([
  ['an offer to answer', ['accept', 'reject', 'edit'], true],
  ['a wish to end it', ['agree_termination', 'refuse_termination'], true],
  ['an own offer on the table', ['edit', 'take_back'], false],
  ['a contract in force', ['offer', 'request_termination'], false],
] as const)('waits for the agent, or not: %s', (_what, steps, waits) =>
  expect(awaitsAnswer({ steps })).toBe(waits),
)

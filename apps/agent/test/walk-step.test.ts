import { describe, expect, it } from 'vitest'
import { walkStep } from '../src/features/team/walk-step.ts'
import { portalNavigation } from '../src/shared/frame/portal-navigation.ts'

describe('walking the tree by arrow keys', () => {
  const middle = { index: 1, count: 3, hasBranch: true, hasWayOut: true }

  it.each([
    ['ArrowDown', { kind: 'focus', index: 2 }],
    ['ArrowUp', { kind: 'focus', index: 0 }],
    ['ArrowRight', { kind: 'enter' }],
    ['ArrowLeft', { kind: 'leave' }],
    ['Enter', { kind: 'nothing' }],
    ['a', { kind: 'nothing' }],
  ])('%s', (key, step) => expect(walkStep(key, middle)).toEqual(step))

  it.each([
    ['ArrowUp', { ...middle, index: 0 }, 'the first row'],
    ['ArrowDown', { ...middle, index: 2 }, 'the last row'],
    ['ArrowRight', { ...middle, hasBranch: false }, 'somebody without a team'],
    ['ArrowLeft', { ...middle, hasWayOut: false }, 'the top'],
  ])('leaves %s to the browser at %s', (key, place, _where) =>
    expect(walkStep(key, place)).toEqual({ kind: 'nothing' }),
  )
})

describe('the place that an address belongs to', () => {
  it.each([
    ['/', 'overview'],
    ['/team', 'team'],
    ['/team/12', 'team'],
    ['/team/bets', 'bets'],
    ['/me', 'me'],
  ])('%s is %s', (path, id) => {
    expect(
      portalNavigation(path)
        .filter((place) => place.current)
        .map((place) => place.id),
    ).toEqual([id])
  })
})

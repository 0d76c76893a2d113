import { dayMs, isClosedUnverified, isOfAge, marketProfiles, minuteMs, placeStop } from '@saola/rules'
import { describe, expect, it } from 'vitest'

describe('who is old enough (member 26)', () => {
  // Midnight of 25 November 2026 in Vietnam.
  const midnight = Date.UTC(2026, 10, 24, 17)

  it.each([
    ['2008-11-25', 0, true],
    ['2008-11-25', -1, false],
    ['2008-11-26', 0, false],
    ['1990-05-17', 0, true],
    ['2031-01-01', 0, false],
  ])('born on %s, %i ms from the day: %s', (bornOn, ms, isOld) => {
    expect(isOfAge(bornOn, midnight + ms)).toBe(isOld)
  })

  it('who was born on a 29 February is of age on the first of March', () => {
    expect(isOfAge('2008-02-29', Date.UTC(2026, 1, 27, 17))).toBe(false)
    expect(isOfAge('2008-02-29', Date.UTC(2026, 1, 28, 17))).toBe(true)
  })
})

describe('what is closed without a verified identity (protection 24)', () => {
  const now = 1_000 * dayMs
  const terms = { gates: ['play'], since: { play: now - dayMs }, graceDays: 7 } as const

  it.each([
    ['what is asked for, of who came later', 'play', now, true],
    ['nothing that is not asked for', 'deposit', now, false],
    ['nothing yet of who was there before', 'play', now - 2 * dayMs, false],
  ] as const)('%s', (_what, gate, registeredAt, isClosed) => {
    expect(isClosedUnverified(terms, gate, { registeredAt, now })).toBe(isClosed)
  })

  it('and of who was there before once the grace is over', () => {
    const old = { registeredAt: 0 }
    expect(isClosedUnverified(terms, 'play', { ...old, now: now + 6 * dayMs - 1 })).toBe(false)
    expect(isClosedUnverified(terms, 'play', { ...old, now: now + 6 * dayMs })).toBe(true)
    expect(isClosedUnverified({ ...terms, since: {} }, 'play', { ...old, now })).toBe(true)
  })

  it('is nothing in Vietnam, and deposits and play in Britain and Malta', () => {
    expect(Object.entries(marketProfiles).map(([name, { identityGates }]) => [name, identityGates])).toEqual([
      ['vietnam', []],
      ['britain', ['deposit', 'play']],
      ['malta', ['deposit', 'play']],
    ])
  })
})

describe('what a place stops (protection 25, 29 and 30)', () => {
  const now = 1_000 * dayMs
  const terms = { closedRegions: ['GB'], minutes: 30 }

  it.each([
    ['a closed region', { region: 'GB', isProxy: true, askedAt: now }, 'region'],
    ['a proxy', { region: 'VN', isProxy: true, askedAt: now }, 'proxy'],
    [
      'an answer as old as two are',
      { region: 'VN', isProxy: false, askedAt: now - 60 * minuteMs },
      undefined,
    ],
    ['an answer that is older', { region: 'VN', isProxy: false, askedAt: now - 60 * minuteMs - 1 }, 'place'],
    ['an address of which nothing is known', { askedAt: now }, undefined],
  ])('%s', (_what, place, stop) => {
    expect(placeStop(place, terms, now)).toBe(stop)
  })
})

import { describe, expect, it } from 'vitest'
import { walkStep } from '../src/features/team/table/walk-step.ts'
import { firstReport } from '../src/features/reports/report-paths.ts'
import { leadsTo, portalNavigation } from '../src/shared/frame/portal-navigation.ts'

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

/** A gateway that has all calls. */
const everything = { closed: [] }

describe('the place that an address belongs to', () => {
  it.each([
    ['/', 'overview'],
    ['/team', 'team'],
    ['/team/12', 'team'],
    ['/team/bets', 'bets'],
    ['/reports/betting', 'reports'],
    ['/me', 'me'],
  ])('%s is %s', (path, id) => {
    expect(
      portalNavigation(path, undefined, everything)
        .filter((place) => place.current)
        .map((place) => place.id),
    ).toEqual([id])
  })
})

/** A sub-account with these rights. */
const withRights = (...rights: string[]) => ({ subAccount: { rights } })

describe('the places of a sub-account (team 28)', () => {
  it.each<[string[], string[]]>([
    [[], ['activity', 'me']],
    [['reports.read'], ['reports', 'activity', 'me']],
    [['team.read'], ['team', 'bets', 'activity', 'me']],
    [['messages.read'], ['messages', 'activity', 'me']],
    [['opening.act'], ['opening', 'activity', 'me']],
    [
      ['team.read', 'reports.read', 'contracts.act'],
      ['overview', 'team', 'bets', 'reports', 'contracts', 'activity', 'me'],
    ],
  ])('with %j: %j', (rights, places) => {
    expect(portalNavigation('/', withRights(...rights), everything).map(({ id }) => id)).toEqual(places)
  })

  it.each([
    ['/', ['reports.read'], '/reports'],
    ['/team/12', ['reports.read'], '/reports'],
    ['/reports/betting', ['reports.read'], undefined],
    ['/sub-accounts', ['team.read'], '/team'],
    ['/', [], '/me'],
    ['/me', [], undefined],
  ])('%s with %j leads to %s', (path, rights, elsewhere) => {
    expect(leadsTo(path, withRights(...rights), everything)).toBe(elsewhere)
  })

  it('leaves out what the gateway has no calls for, and leads to what it has (system 44)', () => {
    const some = {
      closed: [
        '/team/bets',
        '/opening',
        '/transfer',
        '/contracts',
        '/messages',
        '/sub-accounts',
        '/activity',
      ].map((path) => ({ path, except: [] })),
    }
    const income = { closed: [{ path: '/reports', except: ['/reports/income'] }] }
    expect(portalNavigation('/', {}, some).map(({ id }) => id)).toEqual(['overview', 'team', 'reports', 'me'])
    expect(leadsTo('/transfer', {}, some)).toBe('/')
    expect(firstReport(income)).toBe('/reports/income')
  })

  it('an owner is led nowhere', () => {
    expect(leadsTo('/sub-accounts', {}, everything)).toBeUndefined()
  })
})

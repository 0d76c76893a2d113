import { gameFamilies } from '@saola/protocol'
import { describe, expect, it } from 'vitest'
import { mayEnter } from '../src/may-enter.ts'
import { familyOfSlug, familySlugs } from '#shared/games/game-family-paths.ts'
import { siteNavigation } from '#shared/frame/site-navigation.ts'

/** A gateway that has all calls. */
const everything = { closed: [] }

describe('the navigation', () => {
  it('has five places and the twelve families (games 1)', () => {
    const { places, families } = siteNavigation('/lobby', everything)
    expect(places.map(({ id }) => id)).toEqual(['home', 'games', 'deposit', 'rewards', 'me'])
    expect(families).toHaveLength(12)
  })

  it.each([
    ['/lobby', 'home', undefined],
    ['/games', 'games', undefined],
    ['/games/slots', 'games', 'RNG'],
    ['/account/security', 'me', undefined],
    ['/gamesomething', undefined, undefined],
  ])('marks on %s the place %s and the family %s', (path, place, family) => {
    const { places, families } = siteNavigation(path, everything)
    expect(places.find(({ current }) => current)?.id).toBe(place)
    expect(families.find(({ current }) => current)?.id).toBe(family)
  })

  it('leaves out what the gateway has no calls for (system 44)', () => {
    const { places, more } = siteNavigation('/lobby', {
      closed: ['/wallet/deposit', '/rewards', '/promotions', '/helpmc'].map((path) => ({ path, except: [] })),
    })
    expect(places.map(({ id }) => id)).toEqual(['home', 'games', 'me'])
    expect(more.map(({ id }) => id)).toEqual(['announcements', 'service', 'download', 'lines'])
  })

  it('finds every family by its address and no other word', () => {
    expect(gameFamilies.map((family) => familyOfSlug(familySlugs[family]))).toEqual([...gameFamilies])
    expect(familyOfSlug('toString')).toBeUndefined()
  })
})

it.each([
  [0, undefined],
  [4, undefined],
  [1, 'session:non_member_account'],
  [2, 'session:non_member_account'],
  [41, 'session:non_member_account'],
])('lets an account of type %d in or says %s (session 16)', (type, reason) => {
  expect(mayEnter(type)).toBe(reason)
})

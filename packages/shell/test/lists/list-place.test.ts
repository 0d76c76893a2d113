import { searchPlace, searchReader, searchWords, turnTo, type ListPlace } from '@saola/shell'
import { describe, expect, it } from 'vitest'

type Search = ListPlace & { q?: string }

describe('the place in a list (wire 33)', () => {
  it.each<[string, Search, number, string | undefined, Search]>([
    ['another page', { q: 'an' }, 2, 'k12-40', { q: 'an', page: 2, asOf: 'k12-40' }],
    ['a page further', { page: 2, asOf: 'k12-40' }, 3, 'k12-40', { page: 3, asOf: 'k12-40' }],
    ['the first page, which is fresh', { q: 'an', page: 3, asOf: 'k12-40' }, 1, 'k12-40', { q: 'an' }],
    ['a list of a gateway that says nothing', { page: 2, asOf: 'k12-40' }, 3, undefined, { page: 3 }],
  ])('of %s', (_what, search, page, asOf, said) => {
    expect(turnTo(search, page, asOf)).toEqual(said)
  })

  const read = searchReader({ q: searchWords(5), ...searchPlace })
  it.each([
    ['as it was written', { page: '2', asOf: 'k12-40' }, { page: 2, asOf: 'k12-40' }],
    ['without what no list can have said', { page: 2, asOf: 'a b' }, { page: 2 }],
    ['without what is too long', { page: 2, asOf: 'k'.repeat(65) }, { page: 2 }],
  ])('is read %s', (_what, search, said) => {
    expect(read(search)).toEqual(said)
  })
})

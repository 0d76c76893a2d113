import { describe, expect, it } from 'vitest'
import {
  countVendors,
  dropOffers,
  filterTitles,
  readFilters,
} from '#features/games/catalogue/game-filters.ts'
import type { GameTitle } from '#shared/games/game-title.ts'

const open = { family: 'RNG', status: 'open' } as const
const titles: readonly GameTitle[] = [
  { ...open, nodeId: '1', name: 'Limbo', vendor: 'SAOLA', vendorName: 'Saola', hot: true, demo: true },
  { ...open, nodeId: '2', name: 'Tower', vendor: 'SAOLA', vendorName: 'Saola', hot: true, demo: false },
  { ...open, nodeId: '3', name: 'Rồng', vendor: 'DONGXU', vendorName: 'Đồng Xu', hot: false, demo: true },
]
const countKept = (filters: object): number => filterTitles(titles, filters, new Set(['3'])).length
const ids = (list: readonly GameTitle[]): string => list.map((title) => title.nodeId).join(' ')

describe('filters of an address', () => {
  it.each([
    [{}, {}],
    [{ q: 'rồng' }, { q: 'rồng' }],
    [{ q: 777 }, { q: '777' }],
    [{ q: '  ' }, {}],
    [
      { vendor: 'SAOLA', hot: true, demo: 1, favourite: true },
      { vendor: 'SAOLA', hot: true, demo: true, favourite: true },
    ],
    [{ vendor: '<script>', hot: 'no', demo: false, else: 1 }, {}],
  ])('reads %j as %j', (search, filters) => {
    expect(readFilters(search)).toEqual(filters)
  })

  it.each([
    [{}, '1 2 3'],
    [{ vendor: 'SAOLA' }, '1 2'],
    [{ hot: true, demo: true }, '1'],
    [{ favourite: true }, '3'],
    [{ favourite: true, hot: true }, ''],
  ] as const)('keeps with %j the titles %s', (filters, kept) => {
    expect(ids(filterTitles(titles, filters, new Set(['3'])))).toBe(kept)
  })

  it('counts vendors, the largest first', () => {
    expect(countVendors(titles)).toEqual([
      { vendor: 'SAOLA', name: 'Saola', count: 2 },
      { vendor: 'DONGXU', name: 'Đồng Xu', count: 1 },
    ])
  })

  it('offers to drop only the filters that hide something', () => {
    expect(dropOffers({ favourite: true, hot: true }, countKept)).toEqual([
      { name: 'favourite', count: 2 },
      { name: 'hot', count: 1 },
    ])
  })
})

import { describe, expect, it } from 'vitest'
import {
  countVendors,
  dropOffers,
  filterTitles,
  readFilters,
} from '#features/games/catalogue/game-filters.ts'
import type { GameTitle } from '#shared/games/game-title.ts'

const saola = { vendor: 'SAOLA', vendorName: 'Saola' }
const coin = { vendor: 'DONGXU', vendorName: 'Đồng Xu' }
const titles: readonly GameTitle[] = [
  titleOf('1', saola, { hot: true, demo: true, minBet: 1000 }),
  titleOf('2', saola, { hot: true, status: 'coming-soon', demo: true, lines: 25 }),
  titleOf('3', coin, { demo: true, fresh: true, minBet: 500, lines: 30 }),
  titleOf('4', coin, { status: 'maintenance', minBet: 5000, lines: 20 }),
]
const countKept = (filters: object): number => filterTitles(titles, filters, new Set(['3'])).length
const ids = (list: readonly GameTitle[]): string => list.map(({ nodeId }) => nodeId).join(' ')

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
    [
      { minBet: 1, lines: 25, open: true, fresh: true },
      { minBet: 1, lines: 25, open: true, fresh: true },
    ],
    [
      { minBet: '1', lines: '25' },
      { minBet: 1, lines: 25 },
    ],
    [{ minBet: 2, lines: 24 }, {}],
    [{ vendor: '<script>', hot: 'no', demo: false, else: 1 }, {}],
  ])('reads %j as %j', (search, filters) => {
    expect(readFilters(search)).toEqual(filters)
  })

  it.each([
    [{}, '1 2 3 4'],
    [{ vendor: 'SAOLA' }, '1 2'],
    [{ open: true }, '1 3'],
    [{ hot: true }, '1 2'],
    [{ fresh: true }, '3'],
    // A demo that does not start is none.
    [{ demo: true }, '1 3'],
    [{ hot: true, demo: true }, '1'],
    // 1 is a thousand đồng; a title that does not tell its stake is not among them.
    [{ minBet: 1 }, '1 4'],
    [{ lines: 25 }, '2 3'],
    [{ favourite: true }, '3'],
    [{ favourite: true, hot: true }, ''],
  ] as const)('keeps with %j the titles %s', (filters, kept) => {
    expect(ids(filterTitles(titles, filters, new Set(['3'])))).toBe(kept)
  })

  it('counts vendors, the largest first', () => {
    expect(countVendors(titles)).toEqual([
      { vendor: 'SAOLA', name: 'Saola', count: 2 },
      { vendor: 'DONGXU', name: 'Đồng Xu', count: 2 },
    ])
  })

  it('offers to drop only the filters that hide something', () => {
    expect(dropOffers({ favourite: true, hot: true }, countKept)).toEqual([
      { name: 'favourite', count: 2 },
      { name: 'hot', count: 1 },
    ])
  })
})

/** An open title that is nothing special, but for what is told of it. */
function titleOf(
  nodeId: string,
  vendor: Pick<GameTitle, 'vendor' | 'vendorName'>,
  rest: Partial<GameTitle>,
): GameTitle {
  const plain = {
    name: nodeId,
    family: 'RNG',
    status: 'open',
    hot: false,
    demo: false,
    fresh: false,
  } as const
  return { ...plain, nodeId, ...vendor, ...rest }
}

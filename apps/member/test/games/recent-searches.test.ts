import { createMemoryStorage } from '@saola/shell'
import { expect, it } from 'vitest'
import { forgetSearches, keepSearch, readRecentSearches } from '#features/games/search/recent-searches.ts'

it('keeps the six latest searches, each once, the latest first', () => {
  const { device } = createMemoryStorage()
  for (const text of ['limbo', 'rồng', 'queen', 'gold', 'bingo', 'ca', 'Limbo', '  ', 'tower']) {
    keepSearch(device, text)
  }
  expect(readRecentSearches(device)).toEqual(['tower', 'Limbo', 'ca', 'bingo', 'gold', 'queen'])
  forgetSearches(device)
  expect(readRecentSearches(device)).toEqual([])
})

it('reads a damaged value as none', () => {
  const { device } = createMemoryStorage()
  device.write('recentSearches', '{"no":')
  expect(readRecentSearches(device)).toEqual([])
  device.write('recentSearches', '[1,"limbo",null]')
  expect(readRecentSearches(device)).toEqual(['limbo'])
})

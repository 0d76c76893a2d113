import { carriedTitle, oddsOfLargest } from '@saola/game-engines'
import { expect, it } from 'vitest'
import { buildCatalogue } from '../src/catalogue/build-catalogue.ts'

it('every title of ours says how rare its largest payout is (games 111)', () => {
  const ours = buildCatalogue().filter((title) => carriedTitle(title) !== undefined)
  expect(ours.length).toBeGreaterThan(1_000)
  const silent = ours.filter((title) => !((oddsOfLargest(title)?.oneIn ?? 0) > 1))
  expect(silent.map(({ gameCode }) => gameCode)).toEqual([])
})

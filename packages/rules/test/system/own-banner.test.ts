import { expect, test } from 'vitest'
import { ownBanner } from '../../src/index.ts'

const offer = { linkageType: 'P' }
const game = { linkageType: 'G' }
const other = { linkageType: 'G' }

test.each([
  ['one that leads to a game', [offer, game, other], game],
  ['the first where none leads to a game', [offer, { linkageType: 'URL' }], offer],
  ['none where the brand has none', [], undefined],
])('the own banner of a lobby is %s (support 11)', (_, banners, own) => {
  expect(ownBanner(banners)).toBe(own)
})

import type { Game } from '@saola/protocol'
import { expect, it } from 'vitest'
import { hotGamesOf } from '#features/landing/hot-titles.ts'

const names = 'Mines Gold, Pirate Queen, Wild Ace, Golden Land, Limbo, Tower, Sweet Land, PAPPU'.split(', ')

const limbo: Game = {
  nodeId: '105',
  roomId: 'SAOLA-105',
  gameId: 'SAOLA-105',
  vassalage: 'SAOLA',
  gameType: 'MINI',
  gameName: 'LIMBO',
  displayName: 'Limbo',
  showIcon: '/art/tile/105.svg',
  isHot: 1,
  isNew: 0,
  isFresh: 0,
  freeplay: 1,
  status: 'open',
}

it('keeps the eight names in their order (landing 7), whatever the gateway lists', () => {
  const titles = hotGamesOf([limbo])
  expect(titles.map(({ name }) => name)).toEqual(names)
  expect(titles.filter(({ game }) => game !== undefined)).toEqual([{ name: 'Limbo', game: limbo }])
})

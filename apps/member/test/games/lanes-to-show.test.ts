import type { GameFamily, Lane } from '@saola/protocol'
import { expect, it } from 'vitest'
import { lanesToShow } from '#features/games/catalogue/lanes-to-show.ts'

type Counts = { all?: number; maintenance?: number; soon?: number }

const vendor = { id: 'A', title: 'A', displayName: 'A', vassalage: 'A', icon: '' }
const lane = (title: GameFamily, { all, maintenance = 0, soon = 0 }: Counts): Lane => ({
  title,
  displayName: title,
  gameCount: all,
  gameClassify: [
    { key: 'maintenance', displayName: '', gameCount: maintenance },
    { key: 'coming-soon', displayName: '', gameCount: soon },
  ],
  cards: [{ ...vendor, isGame: 'VASSALAGE', isHot: 0, isNew: 0 }],
})

it('shows the families in their order, those of which nothing starts after all others', () => {
  const lanes = [
    lane('LIVE', { all: 10, maintenance: 1, soon: 9 }),
    lane('RNG', { all: 10, maintenance: 1, soon: 8 }),
    // Nobody counted, so it may start.
    lane('SPORTS', {}),
    lane('BINGO', { all: 0 }),
    lane('MINI', { all: 10 }),
  ]
  expect(lanesToShow(lanes).map(({ title }) => title)).toEqual(['RNG', 'SPORTS', 'MINI', 'LIVE'])
})

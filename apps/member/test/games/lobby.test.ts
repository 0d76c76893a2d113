import type { Lane, VendorCard } from '@saola/protocol'
import { describe, expect, it } from 'vitest'
import type { UnfinishedRound } from '#features/games/lobby/use-unfinished.ts'
import { whatToContinue } from '#features/games/lobby/what-to-continue.ts'
import { vendorsOf } from '#features/games/vendors/vendors-of.ts'
import type { GameTitle } from '#shared/games/game-title.ts'

const title = (nodeId: string, status: GameTitle['status'] = 'open'): GameTitle => ({
  nodeId,
  name: nodeId,
  family: 'MINI',
  vendor: 'SAOLA',
  vendorName: 'Saola',
  status,
  hot: false,
  demo: false,
  fresh: false,
})

const round = (nodeId: string, stake: number, status?: GameTitle['status']): UnfinishedRound => ({
  stake,
  since: 0,
  title: title(nodeId, status),
  target: { vassalage: 'SAOLA', nodeId, name: nodeId },
})

const continued = (rounds: UnfinishedRound[], recent: GameTitle[]) =>
  whatToContinue(rounds, recent).map(({ title: { nodeId }, round: open }) => [nodeId, open?.stake])

const card = (vassalage: string, rest: Partial<VendorCard> = {}): VendorCard => ({
  id: vassalage,
  title: vassalage,
  displayName: vassalage,
  vassalage,
  isGame: 'VASSALAGE',
  isHot: 0,
  isNew: 0,
  icon: '',
  gameCount: 1,
  ...rest,
})
const lane = (cards: VendorCard[]): Lane => ({
  title: 'MINI',
  displayName: undefined,
  gameCount: undefined,
  gameClassify: [],
  cards,
})

describe('what a member goes on with (games 8)', () => {
  it('is the rounds left open, then what was played last, each title once', () => {
    expect(continued([round('tower', 5000)], [title('limbo'), title('tower')])).toEqual([
      ['tower', 5000],
      ['limbo', undefined],
    ])
  })

  it('leaves out what does not start, but never a round with a stake in it', () => {
    const recent = [title('limbo', 'maintenance'), title('keno', 'coming-soon')]
    expect(continued([round('tower', 5000, 'maintenance')], recent)).toEqual([['tower', 5000]])
  })

  it('shows the latest of two rounds of a title', () => {
    expect(continued([round('tower', 2000), round('tower', 9000)], [])).toEqual([['tower', 2000]])
  })
})

describe('the vendors of all families', () => {
  it('stand once each with the titles of all, hot ones first', () => {
    const vendors = vendorsOf([
      lane([card('ONE', { gameCount: 3 }), card('TWO')]),
      lane([card('ONE', { gameCount: 4 }), card('HOT', { isHot: 1 })]),
    ])
    expect(vendors.map(({ vassalage, gameCount }) => [vassalage, gameCount])).toEqual([
      ['HOT', 1],
      ['ONE', 7],
      ['TWO', 1],
    ])
  })

  it('are their game where they have one, and a list where they have one in two families (games 2)', () => {
    const single = card('ONE', { isGame: 'game', nodeId: '101' })
    expect(vendorsOf([lane([single])])).toMatchObject([{ isGame: 'game', nodeId: '101' }])
    const [both] = vendorsOf([lane([single]), lane([{ ...single, nodeId: '102' }])])
    expect([both?.isGame, both?.nodeId]).toEqual(['VASSALAGE', undefined])
  })

  it('are under maintenance only where all of their titles are', () => {
    const closed = card('ONE', { isNew: 1 })
    expect(vendorsOf([lane([closed]), lane([closed])])).toMatchObject([{ isNew: 1 }])
    expect(vendorsOf([lane([closed]), lane([card('ONE')])])).toMatchObject([{ isNew: 0 }])
  })
})

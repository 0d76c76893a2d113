import type { PlayLimit, PlayPause, ProtectionState } from '@saola/protocol'
import { describe, expect, it } from 'vitest'
import { filtersOf, readGamesSearch, withFilters } from '#features/games/catalogue/games-search.ts'
import { idInSearch } from '#shared/games/id-in-search.ts'
import { similarTitles } from '#features/games/sheet/find-similar.ts'
import { ownStop } from '#features/games/sheet/own-stop.ts'
import { whyClosed } from '#features/games/sheet/why-closed.ts'
import type { GameTitle } from '#shared/games/game-title.ts'

const open: GameTitle = {
  nodeId: '101',
  name: 'Mines Gold',
  family: 'MINI',
  vendor: 'SAOLA',
  vendorName: 'Saola',
  status: 'open',
  hot: true,
  demo: true,
  fresh: false,
}
const named = (nodeId: string, rest: Partial<GameTitle> = {}): GameTitle => ({ ...open, nodeId, ...rest })
const ids = (list: readonly GameTitle[]): string => list.map(({ nodeId }) => nodeId).join(' ')

describe('the sheet and the list of a vendor in the address', () => {
  it.each([
    ['101', 101],
    ['4023423423', 4_023_423_423],
    ['mines-gold', 'mines-gold'],
    // These would read back as another id.
    ['007', '007'],
    ['90071992547409931', '90071992547409931'],
    ['1e3', '1e3'],
  ])('writes the id %s as %j', (nodeId, written) => {
    expect(idInSearch(nodeId)).toBe(written)
    expect(readGamesSearch({ game: written })).toEqual({ game: written })
  })

  it('stays when the filters change', () => {
    expect(withFilters({ hot: true })({ demo: true, game: 101 })).toEqual({ hot: true, game: 101 })
    expect(withFilters({ hot: true })({ demo: true })).toEqual({ hot: true })
    expect(withFilters({ hot: true })({ list: 'SAOLA' })).toEqual({ hot: true, list: 'SAOLA' })
  })

  it.each([
    ['a vendor', { list: 'TCG_SEA' }, { list: 'TCG_SEA' }],
    ['what is no code of a vendor', { list: '../x' }, {}],
  ])('names %s', (_, search, read) => {
    expect(readGamesSearch(search)).toEqual(read)
    expect(filtersOf(readGamesSearch(search))).toEqual({})
  })
})

describe('why a title does not start', () => {
  it.each([
    ['a visitor, who is asked to sign in', { signedIn: false }, open, undefined],
    ['a member', { signedIn: true, type: 0 }, open, undefined],
    ['a trial account (games 5)', { signedIn: true, type: 4 }, open, 'account'],
    ['anybody, under maintenance', { signedIn: false }, named('1', { status: 'maintenance' }), 'maintenance'],
    [
      'anybody, before it is out',
      { signedIn: true, type: 4 },
      named('1', { status: 'coming-soon' }),
      'coming-soon',
    ],
  ] as const)('for %s', (_, member, title, reason) => {
    expect(whyClosed(member, title)).toBe(reason)
  })
})

const limit = (kind: PlayLimit['kind'], left: number): PlayLimit => ({
  kind,
  period: '24h',
  amount: 100_000,
  used: 100_000 - left,
  left,
  resetsAt: 5,
})
const protection = (limits: PlayLimit[], pause?: PlayPause): ProtectionState => ({
  now: 0,
  limits,
  ...(pause && { pause }),
  realityMinutes: 60,
  asksForLimit: false,
  waitMs: 0,
  confirmMs: 0,
})
const rest: PlayPause = { kind: 'break', until: 9 }

describe('what a member has set that keeps a title closed (games 22)', () => {
  it.each([
    ['nothing is known', undefined, undefined],
    ['a limit leaves the least stake', protection([limit('loss', 1000)]), undefined],
    ['a limit on deposits is used up', protection([limit('deposit', 0)]), undefined],
  ])('is nothing when %s', (_, known, stop) => {
    expect(ownStop(known, 1000)).toBe(stop)
  })

  it('is the limit that leaves least, once that is below the least stake', () => {
    const limits = [limit('loss', 999), limit('wager', 500)]
    expect(ownStop(protection(limits), 1000)).toEqual({ kind: 'limit', limit: limit('wager', 500) })
  })

  it('is a break before any limit', () => {
    expect(ownStop(protection([limit('loss', 0)], rest), 1000)).toEqual({ kind: 'pause', pause: rest })
  })
})

describe('another title in its place (games 19)', () => {
  const closed = named('9', { status: 'coming-soon' })

  it('is of its family, starts, and there are three at most', () => {
    const family = [
      closed,
      named('2', { status: 'maintenance' }),
      ...['3', '4', '5', '6'].map((id) => named(id)),
    ]
    const { titles, sameFamily } = similarTitles(closed, family, [named('7')])
    expect([ids(titles), sameFamily]).toEqual(['3 4 5', true])
  })

  it('is a hot one where nothing of its family starts', () => {
    const hot = [named('7', { status: 'coming-soon' }), named('8')]
    const { titles, sameFamily } = similarTitles(closed, [closed], hot)
    expect([ids(titles), sameFamily]).toEqual(['8', false])
  })
})

import type { ListedTitle } from '@saola/aggregators'
import { describe, expect, it } from 'vitest'
import type { KnownTitle } from '../../src/vendors/listed-title-store.ts'
import { planImport } from '../../src/operations/vendors/lists/plan-import.ts'

const listed = (gameCode: string, more: Partial<ListedTitle> = {}): ListedTitle => ({
  gameCode,
  name: 'Tiger',
  family: 'RNG',
  isOffered: true,
  hasDemo: false,
  blockedRegions: [],
  rtp: 9_600,
  volatility: 'low',
  lines: 0,
  releasedAt: null,
  ...more,
})
const known = (code: string, more: Partial<KnownTitle> = {}): KnownTitle => ({
  node_id: `HUB-${code}`,
  game_id: `${code}-HUB`,
  game_code: code,
  served_by: 'HUB',
  name_vi: 'Tiger',
  name_en: 'Tiger',
  free_play: 0,
  blocked_regions: [],
  rtp: 9_600,
  rtp_is_assumed: false,
  off_list: false,
  ...more,
})
const plan = (stand: KnownTitle[], titles: ListedTitle[], unread: { code: string; why: 'name' }[] = []) => {
  const { added, changed, closed, ...rest } = planImport('HUB', stand, { titles, unread })
  return { added: added.length, changed: changed.length, closed: closed.length, ...rest }
}
const nothing = { added: 0, changed: 0, closed: 0, unchanged: 0, notOffered: 0, refused: [] }

describe('what an import of a list does (games 145)', () => {
  it.each<[string, KnownTitle[], ListedTitle[], object]>([
    ['takes what is new', [], [listed('a')], { added: 1 }],
    ['leaves what stands', [known('a')], [listed('a')], { unchanged: 1 }],
    ['follows a name', [known('a')], [listed('a', { name: 'Lion' })], { changed: 1 }],
    ['follows a demo', [known('a')], [listed('a', { hasDemo: true })], { changed: 1 }],
    ['follows regions', [known('a')], [listed('a', { blockedRegions: ['US'] })], { changed: 1 }],
    ['follows a return', [known('a')], [listed('a', { rtp: 9_700 })], { changed: 1 }],
    [
      'believes a return that was assumed',
      [known('a', { rtp_is_assumed: true })],
      [listed('a')],
      { changed: 1 },
    ],
    [
      'keeps a return that is not told any more',
      [known('a')],
      [listed('a', { rtp: null })],
      { unchanged: 1 },
    ],
    ['keeps a family', [known('a')], [listed('a', { family: 'LIVE', lines: 9 })], { unchanged: 1 }],
    ['closes what is off', [known('a')], [listed('a', { isOffered: false })], { closed: 1 }],
    ['closes what is gone', [known('a')], [listed('b')], { added: 1, closed: 1 }],
    [
      'leaves what was closed before',
      [known('a', { off_list: true })],
      [listed('a', { isOffered: false })],
      { unchanged: 1 },
    ],
    ['leaves what was gone before', [known('a', { off_list: true })], [], { unchanged: 1 }],
    ['opens what is there again', [known('a', { off_list: true })], [listed('a')], { changed: 1 }],
    ['leaves out what is off and new', [], [listed('a', { isOffered: false })], { notOffered: 1 }],
    [
      'refuses a code that another serves under the name of the vendor',
      [known('a', { served_by: 'OTHER', node_id: '1', game_id: '2' })],
      [listed('a')],
      { refused: [{ code: 'a', why: 'stands' }] },
    ],
    [
      'refuses an id that another title has',
      [known('other', { node_id: 'HUB-7' })],
      [listed('7'), listed('other')],
      { unchanged: 1, refused: [{ code: '7', why: 'stands' }] },
    ],
    [
      'refuses an id that is too long',
      [],
      [listed('a'.repeat(61))],
      { refused: [{ code: 'a'.repeat(61), why: 'long' }] },
    ],
  ])('%s', (_what, stand, titles, wanted) => {
    expect(plan(stand, titles)).toEqual({ ...nothing, ...wanted })
  })

  it('leaves a title alone whose row cannot be read', () => {
    const unread = [{ code: 'a', why: 'name' }] as const
    expect(plan([known('a')], [], [...unread])).toEqual({ ...nothing, refused: unread })
  })

  it('keeps a name in Vietnamese that somebody has chosen', () => {
    const { changed } = planImport('HUB', [known('a', { name_vi: 'Hổ' })], {
      titles: [listed('a', { name: 'Lion' })],
      unread: [],
    })
    expect(changed).toMatchObject([{ name_vi: 'Hổ', name_en: 'Lion' }])
  })
})

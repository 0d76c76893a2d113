import { describe, expect, it } from 'vitest'
import type { TreeRow } from '@saola/protocol'
import {
  beginTree,
  branchPageSize,
  knownPath,
  openLines,
  pageOf,
  withRows,
} from '../src/features/team/tree/tree-data.ts'
import { findTyped, walkTree } from '../src/features/team/tree/walk-tree.ts'
import { atPlace, inView } from '../src/shared/team/team-filter.ts'
import { treeRequest } from '../src/shared/team/team-request.ts'

const row = (name: string, uplineId: string, position: number, direct = 0): TreeRow => ({
  customerId: name,
  customerName: name,
  uplineId,
  type: direct > 0 ? 1 : 0,
  position,
  direct,
  teamSize: direct,
  isMatch: true,
  found: direct,
  accountBalance: 0,
  activeFlag: 1,
  isPaused: false,
})

/** me > anh (ba, bon), chi (hai), zung */
const first = {
  direct: 3,
  people: 6,
  list: [row('anh', 'me', 1, 2), row('chi', 'me', 2, 1), row('zung', 'me', 3)],
}
const tree = withRows(beginTree(first, undefined), [
  row('ba', 'anh', 1),
  row('bon', 'anh', 2),
  row('hai', 'chi', 1),
])
const shown = (open: readonly string[], of = tree) =>
  openLines(of, new Set(open)).map((line) => `${'.'.repeat(line.level)}${line.row?.customerName ?? '?'}`)

describe('the lines of a tree', () => {
  it.each([
    ['nothing open', [], ['.anh', '.chi', '.zung']],
    ['one branch open', ['anh'], ['.anh', '..ba', '..bon', '.chi', '.zung']],
    ['a member counted as open', ['zung'], ['.anh', '.chi', '.zung']],
    ['all open', ['anh', 'chi'], ['.anh', '..ba', '..bon', '.chi', '..hai', '.zung']],
  ])('with %s', (_what, open, lines) => expect(shown(open)).toEqual(lines))

  it('keep the places of those who are not known yet', () => {
    const unread = beginTree({ ...first, direct: 5 }, undefined)
    expect(shown(['anh'], unread)).toEqual(['.anh', '..?', '..?', '.chi', '.zung', '.?', '.?'])
  })

  it('say place and number beside it for screen readers', () => {
    expect(openLines(tree, new Set(['anh']))[2]).toMatchObject({
      uplineId: 'anh',
      index: 1,
      level: 2,
      count: 2,
    })
  })

  it('stay when the tree is asked for anew, and are read again where one looks', () => {
    const anew = beginTree({ ...first, direct: 2, list: first.list.slice(0, 2) }, tree)
    expect(shown(['anh'], anew)).toEqual(['.anh', '..ba', '..bon', '.chi'])
    expect(anew.pages.has(pageOf('anh', 0))).toBe(false)
    expect(anew.pages.has(pageOf('me', 0))).toBe(true)
  })

  it('of a branch that stood otherwise begin anew, and nobody stands there twice (wire 33)', () => {
    const one = withRows(
      beginTree({ ...first, direct: 4, asOf: 'k9' }, undefined),
      [row('bon', 'anh', 2)],
      'k9',
    )
    // Somebody came before all others, and one looked for an account further down.
    const anew = withRows(one, [row('chi', 'me', 3, 1), row('zung', 'me', 4)], 'k12')
    expect(shown(['anh'], anew)).toEqual(['.?', '.?', '.chi', '.zung'])
    expect([anew.asOf.get('me'), anew.asOf.get('anh')]).toEqual(['k12', 'k9'])
    const whole = withRows(anew, [row('ai', 'me', 1), row('anh', 'me', 2, 2)], 'k12')
    expect(shown(['anh'], whole)).toEqual(['.ai', '.anh', '..?', '..bon', '.chi', '.zung'])
  })

  it('lie in pages of a branch', () => {
    expect(pageOf('me', branchPageSize - 1)).toBe('me:0')
    expect(pageOf('me', branchPageSize)).toBe('me:1')
  })

  it('know the way down to an account', () => {
    expect(knownPath(tree, 'bon').map((step) => step.customerName)).toEqual(['anh', 'bon'])
    expect(knownPath(tree, 'nobody')).toEqual([])
  })
})

describe('walking the tree by keys (team 26)', () => {
  const lines = openLines(tree, new Set(['anh']))
  const names = lines.map((line) => line.row?.customerName)
  const at = (name: string): number => names.indexOf(name)

  it.each([
    ['anh', 'ArrowDown', { kind: 'go', to: 1 }],
    ['zung', 'ArrowDown', { kind: 'go', to: 4 }],
    ['anh', 'ArrowUp', { kind: 'go', to: 0 }],
    ['bon', 'Home', { kind: 'go', to: 0 }],
    ['bon', 'End', { kind: 'go', to: 4 }],
    ['anh', 'PageDown', { kind: 'go', to: 3 }],
    ['zung', 'PageUp', { kind: 'go', to: 1 }],
    ['chi', 'ArrowRight', { kind: 'open', ids: ['chi'] }],
    ['anh', 'ArrowRight', { kind: 'go', to: 1 }],
    ['zung', 'ArrowRight', { kind: 'nothing' }],
    ['anh', 'ArrowLeft', { kind: 'close', ids: ['anh'] }],
    ['bon', 'ArrowLeft', { kind: 'go', to: 0 }],
    ['zung', 'ArrowLeft', { kind: 'nothing' }],
    ['zung', '*', { kind: 'open', ids: ['chi'] }],
    ['zung', 'Enter', { kind: 'choose' }],
    ['zung', ' ', { kind: 'choose' }],
    ['zung', 'Tab', { kind: 'nothing' }],
  ])('on %s: %s', (name, key, step) => expect(walkTree(lines, at(name), key, 3)).toEqual(step))

  it.each([
    ['anh', 'b', 'ba'],
    ['ba', 'b', 'bon'],
    ['bon', 'b', 'ba'],
    ['anh', 'bo', 'bon'],
    ['anh', 'Z', 'zung'],
    ['zung', 'an', 'anh'],
  ])('from %s the letters "%s" lead to %s', (name, letters, found) =>
    expect(names[findTyped(lines, at(name), letters) ?? -1]).toBe(found),
  )

  it('stays where no name begins so', () => expect(findTyped(lines, 0, 'q')).toBeUndefined())
})

describe('the address of the tree', () => {
  const filter = { q: 'an', type: 'agent', activity: 'week', page: 2, branch: 9, sort: 'teamSize' } as const

  it('leads to an account under the filter that stands, and leaves the search behind', () => {
    expect(atPlace(filter, '12')).toEqual({ type: 'agent', activity: 'week', at: 12 })
    expect(atPlace(filter)).toEqual({ type: 'agent', activity: 'week' })
  })

  it('takes search and filter along into the other view', () => {
    expect(inView({ ...filter, at: 4 }, 'table')).toEqual({
      q: 'an',
      type: 'agent',
      activity: 'week',
      view: 'table',
    })
  })

  it('asks the gateway for those directly below', () => {
    expect(treeRequest(filter, { pageSize: 100 })).toEqual({
      downlineType: 'direct',
      userType: 'agent',
      activeDays: 7,
      pageNo: 0,
      pageSize: 100,
    })
  })
})

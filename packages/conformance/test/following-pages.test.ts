import { expect, it } from 'vitest'
import { followingPages } from '../src/following-pages.ts'
import type { CallResult } from '../src/report.ts'

const row = { method: 'GET', path: '/', about: '', isForOthers: false, differences: [] } as const

const results: CallResult[] = [
  { ...row, id: 'a.agrees', outcome: 'agrees' },
  { ...row, id: 'a.there', outcome: 'not tried', isThere: true },
  { ...row, id: 'a.untried', outcome: 'not tried' },
  { ...row, id: 'a.differs', outcome: 'differs' },
  { ...row, id: 'a.readable', outcome: 'differs', isReadable: true },
  { ...row, id: 'a.missing', outcome: 'missing' },
]

it.each([
  [['a.agrees'], 'offered', []],
  [['a.agrees', 'a.there'], 'offered', []],
  [['a.agrees', 'a.readable'], 'offered', []],
  [['a.agrees', 'a.untried'], 'unknown', ['a.untried']],
  [['a.nobody'], 'unknown', ['a.nobody']],
  [['a.agrees', 'a.differs', 'a.untried'], 'in doubt', ['a.differs']],
  [['a.differs', 'a.missing', 'a.agrees'], 'not offered', ['a.missing']],
] as const)('a page with %j is %s', (calls, outcome, because) => {
  expect(followingPages([{ site: 'agent', path: '/', calls }], results)).toEqual([
    { site: 'agent', path: '/', outcome, because },
  ])
})

it.each([
  [['a.missing', 'a.agrees'], 'offered', []],
  [['a.missing', 'a.differs'], 'in doubt', ['a.differs']],
  [['a.differs', 'a.untried'], 'unknown', ['a.untried']],
  [['a.missing'], 'not offered', ['a.missing']],
] as const)('a page that needs one of %j is %s', (oneOf, outcome, because) => {
  expect(followingPages([{ site: 'member', path: '/', calls: [], oneOf }], results)).toEqual([
    { site: 'member', path: '/', outcome, because },
  ])
})

it('a page that needs one call and one of several lacks either', () => {
  const pages = [
    { site: 'member', path: '/a', calls: ['a.missing'], oneOf: ['a.agrees'] },
    { site: 'member', path: '/b', calls: ['a.agrees'], oneOf: ['a.missing'] },
  ] as const
  expect(followingPages(pages, results).map(({ outcome }) => outcome)).toEqual(['not offered', 'not offered'])
})

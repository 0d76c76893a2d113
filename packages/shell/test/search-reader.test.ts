import { searchChoice, searchNumber, searchPage, searchReader, searchSwitch, searchWords } from '@saola/shell'
import { expect, it } from 'vitest'

const read = searchReader({
  q: searchWords(5),
  id: searchNumber,
  page: searchPage,
  days: searchChoice([7, 30]),
  hot: searchSwitch,
})

it.each([
  ['nothing', {}, {}],
  ['words, cut to their length', { q: 'rồng vàng' }, { q: 'rồng ' }],
  ['digits that the router read as a number', { q: 777 }, { q: '777' }],
  ['words of blanks', { q: '   ' }, {}],
  ['words that are none', { q: { $gt: '' } }, {}],
  ['a number as a text', { id: '12', page: '3' }, { id: 12, page: 3 }],
  ['a number that is none', { id: 'x', page: '1.5' }, {}],
  ['nothing and less', { id: 0, page: -1 }, {}],
  ['the first page, which goes without saying', { page: 1 }, {}],
  ['one of the choices', { days: 30 }, { days: 30 }],
  ['another choice', { days: 8 }, {}],
  ['a switch that is on', { hot: 1 }, { hot: true }],
  ['a switch that is off', { hot: false }, {}],
  ['what nobody asked for', { utm_source: 'mail' }, {}],
  ['one that fits beside one that does not', { id: 5, days: 8 }, { id: 5 }],
])('an address with %s', (_what, search, said) => {
  expect(read(search)).toEqual(said)
})

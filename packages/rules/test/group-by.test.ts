import { groupBy } from '@saola/rules'
import { expect, it } from 'vitest'

it('groups by key, keys and their items in the order of the list', () => {
  const groups = groupBy(['cau', 'ba', 'cam', 'bo', 'a'], (word) => word.slice(0, 1))
  expect([...groups]).toEqual([
    ['c', ['cau', 'cam']],
    ['b', ['ba', 'bo']],
    ['a', ['a']],
  ])
})

it('takes nothing for nothing, and undefined as a key', () => {
  expect([...groupBy([], String)]).toEqual([])
  expect([...groupBy([1], () => undefined)]).toEqual([[undefined, [1]]])
})

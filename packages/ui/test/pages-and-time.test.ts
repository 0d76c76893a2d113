import { listPages, splitTime } from '@saola/ui'
import { expect, it } from 'vitest'

it.each([
  [1, 1, '1'],
  [3, 7, '1 2 3 4 5 6 7'],
  [1, 20, '1 2 3 4 5 … 20'],
  [4, 20, '1 2 3 4 5 … 20'],
  [5, 20, '1 … 4 5 6 … 20'],
  [17, 20, '1 … 16 17 18 19 20'],
  [20, 20, '1 … 16 17 18 19 20'],
])('page %i of %i shows %s', (page, count, shown) => {
  const pages = listPages(page, count).map((entry) => entry ?? '…')
  expect(pages.join(' ')).toBe(shown)
})

it.each([
  [-1, [0, 0, 0, 0]],
  [0, [0, 0, 0, 0]],
  [1, [0, 0, 0, 1]],
  [61_000, [0, 0, 1, 1]],
  [90_061_000, [1, 1, 1, 1]],
])('%i ms are %j days, hours, minutes, seconds', (ms, parts) => {
  const left = splitTime(ms)
  expect([left.days, left.hours, left.minutes, left.seconds]).toEqual(parts)
})

import { endsOf } from '@saola/rules'
import { expect, it } from 'vitest'

it.each([
  [[3, 1, 2], 1, 3],
  [[-5], -5, -5],
  [[], Infinity, -Infinity],
  [Array.from({ length: 500_000 }, (_, index) => index), 0, 499_999],
])('the ends of numbers, however many there are', (numbers, least, most) => {
  expect(endsOf(numbers)).toEqual({ least, most })
})

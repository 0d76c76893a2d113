import { expect, it } from 'vitest'
import { bookPoints } from '../../src/index.ts'

const ratio = { points: 1, perAmount: 1_000 }

it.each([
  { why: 'a full amount earns', amount: 2_000, carried: 0, balance: 0, changed: 2, left: 0 },
  { why: 'the rest is carried', amount: 1_500, carried: 0, balance: 0, changed: 1, left: 500 },
  { why: 'what was carried counts', amount: 500, carried: 500, balance: 1, changed: 1, left: 0 },
  { why: 'a correction takes points back', amount: -1_500, carried: 0, balance: 5, changed: -2, left: 500 },
  { why: 'never more than there are', amount: -5_000, carried: 0, balance: 2, changed: -2, left: -3_000 },
  { why: 'later play makes it good first', amount: 4_000, carried: -3_000, balance: 0, changed: 1, left: 0 },
])('$why (points 10)', ({ amount, carried, balance, changed, left }) => {
  expect(bookPoints(ratio, amount, carried, balance)).toEqual({ changed, carried: left })
})

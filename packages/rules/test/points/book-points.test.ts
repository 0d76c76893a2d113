import { expect, it } from 'vitest'
import { bookPoints } from '../../src/index.ts'

const ratio = { points: 1, perAmount: 1_000 }

it.each([
  { why: 'a full amount earns', amount: 2_000, carried: 0, balance: 0, changed: 2, left: 0, owed: 0 },
  { why: 'the rest is carried', amount: 1_500, carried: 0, balance: 0, changed: 1, left: 500, owed: 0 },
  { why: 'what was carried counts', amount: 500, carried: 500, balance: 1, changed: 1, left: 0, owed: 0 },
  { why: 'a correction takes back', amount: -1_500, carried: 0, balance: 5, changed: -2, left: 500, owed: 0 },
  { why: 'what is spent is owed', amount: -5_000, carried: 0, balance: 2, changed: -2, left: 0, owed: 3 },
  { why: 'a rest stays beside it', amount: -4_500, carried: 0, balance: 2, changed: -2, left: 500, owed: 3 },
])('$why (points 10, points 16)', ({ amount, carried, balance, changed, left, owed }) => {
  expect(bookPoints(ratio, amount, carried, balance)).toEqual({ changed, carried: left, owed })
})

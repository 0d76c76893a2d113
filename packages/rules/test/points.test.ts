import {
  bookPoints,
  convertPoints,
  decideRedemption,
  earnTypes,
  redeemReward,
  type Reward,
} from '@saola/rules'
import { expect, it } from 'vitest'
import { forSeeds } from './seeded.ts'

const table = {
  lottery: { points: 1, perAmount: 10_000 },
  slots: { points: 3, perAmount: 20_000 },
  deposit: { points: 5, perAmount: 100_000 },
} as const

it.each([
  ['lottery', 10_000, 0, 1, 0],
  ['lottery', 9_999, 0, 0, 9_999],
  ['lottery', 9_999, 1, 1, 0],
  ['lottery', 25_000, 5_000, 3, 0],
  ['slots', 20_000, 0, 3, 0],
  ['slots', 10_000, 0, 1, 10_000],
  ['deposit', 250_000, 0, 12, 50_000],
  ['lottery', 0, 42, 0, 42],
] as const)(
  'points 2: %s of %i on top of %i earns %i, leaving %i',
  (type, amount, before, points, remainder) => {
    const { changed, carried } = bookPoints(table[type], amount, before, 0)
    expect([changed, carried]).toEqual([points, remainder])
  },
)

it('earns the same in one piece and in many', () => {
  forSeeds(200, (whole) => {
    const type = (['lottery', 'slots', 'deposit'] as const)[whole(0, 2)] ?? 'slots'
    let total = 0
    let points = 0
    let rest = 0
    for (let piece = 0; piece < 20; piece += 1) {
      const amount = whole(0, 90_000)
      total += amount
      const { changed, carried } = bookPoints(table[type], amount, rest, points)
      points += changed
      rest = carried
    }
    expect({ changed: points, carried: rest, owed: 0 }).toEqual(bookPoints(table[type], total, 0, 0))
    expect(rest).toBeLessThan(table[type].perAmount)
  })
})

it('points 1: knows six ways to earn', () => {
  expect(earnTypes).toEqual(['live', 'lottery', 'pvp', 'slots', 'sports', 'deposit'])
})

const reward: Reward = { id: 'cap', kind: 'goods', points: 300, stock: 5, perMember: 3, from: 100, to: 200 }
const order = { quantity: 2, balance: 1_000, redeemed: 0, now: 150 }
const { stock: _stock, ...endless } = reward
const { perMember: _perMember, ...forAll } = reward
const refused = (key: string, params?: object) => ({ kind: 'refused', key, ...(params ? { params } : {}) })

it.each([
  ['nothing', { quantity: 0 }, refused('points.refused.quantity')],
  ['half a piece', { quantity: 1.5 }, refused('points.refused.quantity')],
  ['too early', { now: 99 }, refused('points.refused.not_on_offer')],
  ['too late', { now: 200 }, refused('points.refused.not_on_offer')],
  ['more than is left', { quantity: 6 }, refused('points.refused.stock', { left: 5 })],
  ['more than a member may', { quantity: 4 }, refused('points.refused.member_limit', { most: 3, left: 3 })],
  ['more than may still', { redeemed: 2 }, refused('points.refused.member_limit', { most: 3, left: 1 })],
  ['more after a lower limit', { redeemed: 9 }, refused('points.refused.member_limit', { most: 3, left: 0 })],
  ['too few points', { balance: 599 }, refused('points.refused.too_few', { missing: 1 })],
])('points 6 refuses %s', (_case, change, refusal) => {
  expect(redeemReward(reward, { ...order, ...change })).toEqual(refusal)
})

it.each([
  ['at the first moment', reward, { now: 100 }, 400, 3],
  ['at the last moment', reward, { now: 199 }, 400, 3],
  ['the last of the stock', forAll, { quantity: 5, balance: 1_500 }, 0, 0],
  ['the last of the member', reward, { redeemed: 1 }, 400, 3],
  ['a single piece', reward, { quantity: 1 }, 700, 4],
  ['exactly the points', reward, { balance: 600 }, 0, 3],
  ['of an endless stock', endless, {}, 400, undefined],
  ['without limits', { id: 'cap', kind: 'goods', points: 300 } as const, {}, 400, undefined],
])('redeems %s', (_case, wanted, change, balance, stock) => {
  const quantity = 'quantity' in change ? change.quantity : 2
  expect(redeemReward(wanted, { ...order, ...change })).toEqual({
    kind: 'redeemed',
    redemption: { rewardId: 'cap', quantity, points: 300 * quantity, state: 'in_process' },
    balance,
    ...(stock === undefined ? {} : { stock }),
  })
})

const redemption = { rewardId: 'cap', quantity: 2, points: 600, state: 'in_process' } as const

it.each([
  ['approved', 0, 0],
  ['rejected', 600, 2],
] as const)('points 5: %s returns %i points and %i pieces', (decision, returnedPoints, returnedStock) => {
  const decided = { ...redemption, state: decision }
  expect(decideRedemption(redemption, decision)).toEqual({
    kind: 'decided',
    redemption: decided,
    returnedPoints,
    returnedStock,
  })
  expect(decideRedemption(decided, 'rejected')).toEqual(refused('points.refused.decided'))
})

const ratio = { points: 100, amount: 10_000 }

it.each([
  [100, { kind: 'converted', amount: 10_000, balance: 200 }],
  [300, { kind: 'converted', amount: 30_000, balance: 0 }],
  [400, refused('points.refused.too_few', { missing: 100 })],
  [150, refused('points.refused.step', { step: 100 })],
  [1, refused('points.refused.step', { step: 100 })],
  [0, refused('points.refused.quantity')],
  [-100, refused('points.refused.quantity')],
  [100.5, refused('points.refused.quantity')],
])('converts %d of 300 points', (points, result) => {
  expect(convertPoints(ratio, points, 300)).toEqual(result)
})

import {
  settle,
  settleDividend,
  settleRealTime,
  settleSalary,
  tierReached,
  type DividendFigures,
  type SettledBet,
} from '@saola/rules'
import { expect, it } from 'vitest'
import { realTime, tier } from './contract-samples.ts'
import { forSeeds } from '../seeded.ts'

const ladder = [tier(100_000_000, 3, 10_000), tier(500_000_000, 5, 15_000), tier(1_000_000_000, 10, 20_000)]

it.each([
  [99_999_999, 10, undefined],
  [100_000_000, 3, 0],
  [100_000_000, 2, undefined],
  [500_000_000, 5, 1],
  [500_000_000, 4, 0],
  [999_999_999, 99, 1],
  [1_000_000_000, 10, 2],
  [5_000_000_000, 10, 2],
])('valid bet %i with %i active members reaches tier %s', (validBet, activeMembers, reached) => {
  expect(tierReached(ladder, { validBet, activeMembers })).toBe(reached)
})

const reached = { validBet: 600_000_000, activeMembers: 6 }

it.each<[string, DividendFigures, 'none' | 'negative', object]>([
  [
    'the worked example: (40 000 000 - 5 000 000 - 3 000 000) x 15 %',
    { ...reached, netLoss: 40_000_000, deductions: 5_000_000, carriedIn: -3_000_000 },
    'negative',
    { tier: 1, base: 32_000_000, amount: 4_800_000, carriedOut: 0 },
  ],
  [
    'a carried loss that nobody counts',
    { ...reached, netLoss: 40_000_000, deductions: 5_000_000, carriedIn: -3_000_000 },
    'none',
    { tier: 1, base: 35_000_000, amount: 5_250_000, carriedOut: 0 },
  ],
  [
    'a team that won',
    { ...reached, netLoss: -7_000_000 },
    'negative',
    { tier: 1, base: -7_000_000, amount: 0, carriedOut: -7_000_000 },
  ],
  [
    'a team that won, forgotten',
    { ...reached, netLoss: -7_000_000 },
    'none',
    { tier: 1, base: -7_000_000, amount: 0, carriedOut: 0 },
  ],
  [
    'a loss that grows',
    { ...reached, netLoss: -1, carriedIn: -2 },
    'negative',
    { tier: 1, base: -3, amount: 0, carriedOut: -3 },
  ],
  ['an even period', { ...reached, netLoss: 0 }, 'negative', { tier: 1, base: 0, amount: 0, carriedOut: 0 }],
  [
    'no tier reached',
    { validBet: 1, activeMembers: 0, netLoss: 9_000_000 },
    'negative',
    { tier: undefined, base: 9_000_000, amount: 0, carriedOut: 0 },
  ],
  [
    'no tier and a loss',
    { validBet: 1, activeMembers: 0, netLoss: -9 },
    'negative',
    { tier: undefined, base: -9, amount: 0, carriedOut: -9 },
  ],
  [
    'a broken đồng, cut',
    { ...reached, netLoss: 199 },
    'negative',
    { tier: 1, base: 199, amount: 29, carriedOut: 0 },
  ],
])('contracts 12, dividend: %s', (_case, figures, carryOver, settlement) => {
  expect(settleDividend(ladder, figures, carryOver)).toEqual(settlement)
})

it.each([
  [{ deductions: -1 }, 'Deductions -1 and carried loss 0 have the wrong sign'],
  [{ carriedIn: 1 }, 'Deductions 0 and carried loss 1 have the wrong sign'],
])('throws for the wrong sign in %o', (wrong, reason) => {
  expect(() => settleDividend(ladder, { ...reached, netLoss: 5, ...wrong }, 'negative')).toThrow(reason)
})

it('carries every đồng of a loss until it is made good', () => {
  const all = [tier(0, 0, 100_000)]
  forSeeds(200, (whole) => {
    let carriedIn = 0
    let paid = 0
    let net = 0
    for (let period = 0; period < 12; period += 1) {
      const netLoss = whole(0, 2_000_000) - 1_000_000
      const figures = { validBet: 0, activeMembers: 0, netLoss, carriedIn }
      const settled = settleDividend(all, figures, 'negative')
      net += netLoss
      paid += settled.amount
      carriedIn = settled.carriedOut
    }
    // At 100 % the payments and what is still carried are the whole net loss of the year.
    expect(paid + carriedIn).toBe(net)
  })
})

it('pays no less for a higher loss, more volume or more members', () => {
  forSeeds(200, (whole) => {
    const figures = {
      validBet: whole(0, 1_200_000_000),
      activeMembers: whole(0, 12),
      netLoss: whole(0, 50_000_000),
    }
    const { amount } = settleDividend(ladder, figures, 'none')
    for (const field of ['validBet', 'activeMembers', 'netLoss'] as const) {
      const more = { ...figures, [field]: figures[field] + whole(1, 600_000_000) }
      expect(settleDividend(ladder, more, 'none').amount).toBeGreaterThanOrEqual(amount)
    }
  })
})

const salary = [tier(50_000_000, 2, 500), tier(200_000_000, 5, 800), tier(500_000_000, 8, 5_000_000, 'F')]

it.each([
  ['the worked example: 240 000 000 x 0.8 %', 240_000_000, 6, 1, 1_920_000],
  ['the fixed top tier', 700_000_000, 9, 2, 5_000_000],
  ['too few members for the top', 700_000_000, 7, 1, 5_600_000],
  ['the first tier', 50_000_000, 2, 0, 250_000],
  ['below the first tier', 49_999_999, 9, undefined, 0],
  ['a broken đồng, cut', 50_000_199, 2, 0, 250_000],
])('contracts 13, salary: %s', (_case, validBet, activeMembers, at, amount) => {
  expect(settleSalary(salary, { validBet, activeMembers })).toEqual({ tier: at, amount })
})

const window = { from: 300_000, to: 600_000 }

function bet(member: string, round: string, stake: number, payout: number, settledAt = 400_000): SettledBet {
  return { member, round, stake, payout, share: 10_000, settledAt }
}

it('contracts 14: the worked example of a real-time salary', () => {
  const bets = [
    bet('lan', 'mb-1', 500_000, 0),
    bet('minh', 'mb-1', 200_000, 1_000_000),
    bet('lan', 'mb-1', 300_000, 600_000),
    bet('lan', 'mb-2', 100_000, 0),
  ]
  expect(settleRealTime(realTime(2_000, 1_000), bets, window)).toEqual({
    rows: [
      { member: 'lan', round: 'mb-1', net: -200_000, amount: 4_000 },
      { member: 'lan', round: 'mb-2', net: -100_000, amount: 2_000 },
      { member: 'minh', round: 'mb-1', net: 800_000, amount: 8_000 },
    ],
    amount: 14_000,
  })
})

it.each([
  ['an eighth of a loss', [{ ...bet('a', 'r', 80_000, 0), share: 1_250 }], -10_000, 200],
  ['an eighth of a win', [{ ...bet('a', 'r', 1_000, 81_000), share: 1_250 }], 10_000, 100],
  [
    'each bet of a round by its own share',
    [
      { ...bet('a', 'r', 10_000, 0), share: 2_500 },
      { ...bet('a', 'r', 1_000, 0), share: 10_000 },
    ],
    -3_500,
    70,
  ],
  ['a bet that counts nothing', [{ ...bet('a', 'r', 80_000, 0), share: 0 }], 0, 0],
])('contracts 14, games 78: %s', (_case, bets, net, amount) => {
  const settled = settleRealTime(realTime(2_000, 1_000), bets, window)
  expect(settled.rows.map((row) => ({ net: row.net, amount: row.amount }))).toEqual([{ net, amount }])
})

it.each([
  ['before the window', bet('a', 'r', 1_000, 0, 299_999), 0],
  ['at its first moment', bet('a', 'r', 1_000, 0, 300_000), 20],
  ['at its last moment', bet('a', 'r', 1_000, 0, 599_999), 20],
  ['at the first moment after it', bet('a', 'r', 1_000, 0, 600_000), 0],
  ['at the minimum bet', bet('a', 'r', 500, 0), 10],
  ['below the minimum bet', bet('a', 'r', 499, 0), 0],
  ['without win or loss', bet('a', 'r', 1_000, 1_000), 0],
  ['a net win', bet('a', 'r', 1_000, 2_000), 10],
  ['a broken đồng, cut', bet('a', 'r', 1_049, 0), 20],
])('contracts 14: a bet settled %s', (_case, one, amount) => {
  const terms = { kind: 'realtime', lossRate: 2_000, profitRate: 1_000, minimumBet: 500 } as const
  expect(settleRealTime(terms, [one], window).amount).toBe(amount)
})

it('settles the same bets in any order, twice or window by window, to the same sum', () => {
  forSeeds(60, (whole) => {
    const bets = Array.from({ length: 60 }, (_, at) => {
      // A round is settled at once, so its bets share a moment.
      const round = whole(0, 9)
      return bet(
        `p${whole(0, 4)}`,
        `r${round}`,
        whole(1, 9_999),
        whole(0, 2) * at * 100,
        300_000 + round * 60_000,
      )
    })
    const terms = realTime(1_500, 700)
    const whole900 = settleRealTime(terms, bets, { from: 300_000, to: 900_000 })
    expect(settleRealTime(terms, [...bets].reverse(), { from: 300_000, to: 900_000 }).amount).toBe(
      whole900.amount,
    )
    const first = settleRealTime(terms, bets, window).amount
    const second = settleRealTime(terms, bets, { from: 600_000, to: 900_000 }).amount
    expect(first + second).toBe(whole900.amount)
    expect(whole900.rows.reduce((sum, row) => sum + row.amount, 0)).toBe(whole900.amount)
    const net = bets.reduce((sum, one) => sum + one.payout - one.stake, 0)
    expect(whole900.rows.reduce((sum, row) => sum + row.net, 0)).toBe(net)
  })
})

const figures = { ...reached, netLoss: -10, window, bets: [bet('a', 'r', 1_000, 0)] }

it.each([
  ['dividend', { kind: 'dividend', tiers: ladder }, { tier: 1, amount: 0, carriedOut: -10 }],
  ['daily', { kind: 'daily', tiers: salary }, { tier: 1, amount: 4_800_000, carriedOut: 0 }],
  ['hourly', { kind: 'hourly', tiers: salary }, { tier: 1, amount: 4_800_000, carriedOut: 0 }],
  ['realtime', realTime(2_000, 0), { tier: undefined, amount: 20, carriedOut: 0 }],
] as const)('settles a %s contract by its own formula', (_kind, terms, settled) => {
  expect(settle(terms, figures, 'negative')).toEqual(settled)
})

it('pays nothing in real time without bets', () => {
  expect(settle(realTime(1, 1), { ...reached, netLoss: 0, window }, 'none').amount).toBe(0)
})

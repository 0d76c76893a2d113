import { describe, expect, it } from 'vitest'
import { unplayedMoney, type MoneyToPlay } from '@saola/rules'

/** Money that came at 1, 2, 3 and what was staked after each. */
const came = (...parts: readonly (readonly [amount: number, played: number])[]): MoneyToPlay[] =>
  parts.map(([amount, played], at) => ({ at: at + 1, amount, played }))

describe('what is still to be played of money that came (wallet 39)', () => {
  it.each([
    ['nothing came', came(), 1, { due: 0, locked: 0 }],
    ['a deposit without a bet', came([500_000, 0]), 1, { due: 500_000, locked: 500_000, since: 1 }],
    ['half of it was staked', came([500_000, 250_000]), 1, { due: 250_000, locked: 250_000, since: 1 }],
    ['all of it was staked', came([500_000, 500_000]), 1, { due: 0, locked: 0 }],
    [
      'what is staked beyond it does not count for the next',
      came([500_000, 2_000_000], [300_000, 0]),
      1,
      { due: 300_000, locked: 300_000, since: 2 },
    ],
    [
      'two deposits, the first not played',
      came([500_000, 100_000], [300_000, 200_000]),
      1,
      { due: 500_000, locked: 500_000, since: 1 },
    ],
    [
      'two deposits, both played after the second',
      came([500_000, 0], [300_000, 800_000]),
      1,
      { due: 0, locked: 0 },
    ],
    ['three times over', came([500_000, 600_000]), 3, { due: 900_000, locked: 300_000, since: 1 }],
    ['one and a half times over', came([100_001, 0]), 1.5, { due: 150_002, locked: 100_002, since: 1 }],
    ['a merchant that asks for nothing', came([500_000, 0]), 0, { due: 0, locked: 0 }],
  ] as const)('%s', (_what, money, times, expected) => {
    expect(unplayedMoney(money, times)).toEqual(expected)
  })

  it.each([
    ['a present alone', 0, { due: 1_000_000, locked: 200_000, since: 1 }],
    ['a present and a deposit after it', 500_000, { due: 1_500_000, locked: 700_000, since: 1 }],
  ])('a present is played more often: %s', (_what, deposit, expected) => {
    const present = { at: 1, amount: 200_000, played: 0, times: 5 }
    const money = deposit > 0 ? [present, { at: 2, amount: deposit, played: 0 }] : [present]
    expect(unplayedMoney(money, 1)).toEqual(expected)
  })

  it('counts a stake for the present that came first', () => {
    const present = { at: 1, amount: 200_000, played: 0, times: 5 }
    const deposit = { at: 2, amount: 500_000, played: 1_250_000 }
    expect(unplayedMoney([present, deposit], 1)).toEqual({ due: 250_000, locked: 250_000, since: 1 })
  })

  it('is the most that any row of last amounts lacks', () => {
    // Each of the 729 ways in which three amounts of 0 to 2 are followed by stakes of 0 to 2.
    for (let way = 0; way < 3 ** 6; way += 1) {
      const part = (place: number): number => Math.floor(way / 3 ** place) % 3
      const parts = [0, 2, 4].map((place) => [part(place), part(place + 1)] as const)
      const lacks = parts.map((_, first) =>
        parts.slice(first).reduce((sum, [amount, played]) => sum + amount - played, 0),
      )
      expect([way, unplayedMoney(came(...parts), 1).due]).toEqual([way, Math.max(0, ...lacks)])
    }
  })
})

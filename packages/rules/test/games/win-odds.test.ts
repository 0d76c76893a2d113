import { describe, expect, it } from 'vitest'
import { roundsForWin } from '@saola/rules'

const counted = {
  tail: [
    [15_000, 0.3],
    [50_000, 0.0123],
    [1_000_000, 0.0000817],
  ],
  above: 10_000,
  fairReturn: null,
  isAbout: false,
} as const
const chosen = { tail: [], above: 10_000, fairReturn: 9700, isAbout: false } as const
const ofBlackjack = { tail: [[25_000, 0.045]], above: 20_000, fairReturn: null, isAbout: false } as const

describe('in how many rounds a win comes once (winners 6)', () => {
  it.each([
    ['a multiple that is paid', counted, 10_000, 50_000, 81],
    ['one between two of them, as the upper one', counted, 10_000, 20_000, 81],
    ['a payout that was cut to whole đồng', counted, 333, 499, 3.3],
    ['the largest', counted, 10_000, 1_000_000, 12_000],
    ['more than the title pays', counted, 10_000, 1_000_001, undefined],
    ['the stake itself', counted, 10_000, 10_000, undefined],
    ['no stake', counted, 0, 10_000, undefined],
    ['a multiple that was chosen', chosen, 10_000, 3_000_000, 310],
    ['a payout beyond the safe integers', chosen, 50_000_000_000, 4_850_000_000_000, 100],
    ['a small one that is chosen', chosen, 10_000, 10_100, 1],
    ['what the title does not tell', ofBlackjack, 10_000, 20_000, undefined],
    ['what it does tell', ofBlackjack, 10_000, 25_000, 22],
  ] as const)('%s', (_, odds, stake, payout, rounds) => {
    expect(roundsForWin(odds, { stake, payout })).toBe(rounds)
  })
})

import { describe, expect, it } from 'vitest'
import { usualValidBetTerms, validShare } from '@saola/rules'
import { validBet } from '../../src/games/valid-bet.ts'

const wholeShare = 10_000

describe('what of a stake could be lost (games 77)', () => {
  it.each([
    ['a bet that lost', { stake: 100_000, payout: 0, leastReturn: 0 }, 100_000],
    ['a bet that won', { stake: 100_000, payout: 195_000, leastReturn: 0 }, 100_000],
    ['a stake that came back', { stake: 100_000, payout: 100_000, leastReturn: 0 }, 0],
    ['both sides of one round', { stake: 200_000, payout: 195_000, leastReturn: 195_000 }, 5_000],
    ['a bet that was bought back', { stake: 100_000, payout: 80_000, leastReturn: 100_000 }, 0],
    [
      'a round that gives back more than it takes',
      { stake: 100_000, payout: 120_000, leastReturn: 110_000 },
      0,
    ],
  ])('%s', (_what, bet, amount) => {
    expect(validBet(bet, wholeShare)).toBe(amount)
  })
})

describe('the share that counts (games 78)', () => {
  it.each([
    ['the operator keeps 6 percent', 'RNG', 9_400, 10_000],
    ['the operator keeps 2 percent', 'RNG', 9_800, 10_000],
    ['the operator keeps 1 percent', 'LIVE', 9_900, 5_000],
    ['the operator keeps 0.5 percent', 'PVP', 9_950, 2_500],
    ['the operator keeps 0.1 percent', 'LOTT', 9_990, 500],
    ['the operator keeps nothing', 'RNG', 10_000, 0],
    ['the member is ahead', 'RNG', 10_050, 0],
  ])('%s', (_what, family, returned, share) => {
    expect(validShare(usualValidBetTerms, family, returned)).toBe(share)
  })

  it('is weighed by family, and whole where a merchant asks for no edge', () => {
    const terms = { wholeFromEdge: 100, weights: { PVP: 10, LIVE: 0 }, leastOdds: 1_000 }
    expect(validShare(terms, 'PVP', 9_950)).toBe(500)
    expect(validShare(terms, 'LIVE', 9_000)).toBe(0)
    expect(validShare(terms, 'RNG', 9_950)).toBe(5_000)
    expect(validShare({ ...terms, wholeFromEdge: 0 }, 'RNG', 9_999)).toBe(wholeShare)
  })
})

describe('a valid bet (games 77)', () => {
  it.each([
    [{ stake: 270_000, payout: 0, leastReturn: 0 }, 2_500, 67_500],
    [{ stake: 1_001, payout: 0, leastReturn: 0 }, 5_000, 500],
    [{ stake: 1_000_000_000_000, payout: 0, leastReturn: 1 }, 10_000, 999_999_999_999],
  ])('%o at %i is %i', (bet, share, amount) => {
    expect(validBet(bet, share)).toBe(amount)
  })
})

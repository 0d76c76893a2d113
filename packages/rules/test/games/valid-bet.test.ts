import { describe, expect, it } from 'vitest'
import { usualValidBetTerms, validShare } from '@saola/rules'

const wholeShare = 10_000

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

import { describe, expect, it } from 'vitest'
import { multipleOfStake } from '@saola/rules'

describe('what a bet won as a multiple of its stake, in hundredths (winners 5)', () => {
  it.each([
    [{ stake: 10_000, payout: 30_000 }, 300],
    [{ stake: 30_000, payout: 40_000 }, 133],
    [{ stake: 10_000, payout: 0 }, 0],
    [{ stake: 0, payout: 10_000 }, 0],
  ])('%o is %i', (bet, multiple) => {
    expect(multipleOfStake(bet)).toBe(multiple)
  })
})

import { describe, expect, it } from 'vitest'
import { fateOf } from '#features/lottery/orders/fate-of.ts'

describe('what became of a line', () => {
  it.each([
    [{ hits: 2, payout: 1_990_000 }, 'hits'],
    [{ hits: 0, payout: 0 }, 'missed'],
    // Keno pays for none right of eight or more (lottery 31), and nothing for one right.
    [{ hits: 0, payout: 10_000 }, 'paid'],
    [{ hits: 1, payout: 0 }, 'missed'],
  ] as const)('%o: %s', (fate, said) => {
    expect(fateOf(fate)).toBe(said)
  })
})

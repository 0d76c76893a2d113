import { describe, expect, it } from 'vitest'
import { endingOf, type Ending } from '../../src/kit/ending/ending.ts'

const stake = 10_000

describe('how a round ended', () => {
  it.each<[string, Parameters<typeof endingOf>[0], Ending]>([
    ['more than its stake came back', { staked: stake, payout: stake + 1 }, 'won'],
    ['its stake or a part of it came back (games 36)', { staked: stake, payout: stake }, 'returned'],
    ['nothing came back', { staked: stake, payout: 0 }, 'lost'],
    [
      'its stake was never played for (games 136)',
      { staked: stake, payout: 0, state: 'rolled-back' },
      'returned',
    ],
    [
      'it won and was voided since (games 136)',
      { staked: stake, payout: 90_000, state: 'voided' },
      'returned',
    ],
    ['it lost and was voided since (games 136)', { staked: stake, payout: 0, state: 'voided' }, 'returned'],
  ])('%s', (_name, round, ending) => {
    expect(endingOf(round)).toBe(ending)
  })
})

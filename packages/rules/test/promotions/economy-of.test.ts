import { economyGames, highestSalaries, usualValidBetTerms, type Terms, type Tier } from '@saola/rules'
import { describe, expect, it } from 'vitest'

describe('the games of an economy (promotions 30)', () => {
  it('a title gives back what it says, nothing of it for sure, and counts by its edge', () => {
    const titles = [{ name: 'Tower', family: 'MINI', rtp: 9_900 }] as const
    expect(economyGames(usualValidBetTerms, titles, [])).toEqual([
      // An edge of 1 % is half of the 2 % from which a bet counts whole.
      { name: 'Tower', family: 'MINI', returned: 9_900, sure: 0, share: 5_000, isDrawn: false },
    ])
  })

  it('a lottery is each of its ways to bet, by the chance that it wins', () => {
    const offers = [{ type: 'de-dac-biet', odds: 97.5 }]
    expect(economyGames(usualValidBetTerms, [], [{ kind: 'north', family: 'LOTT', offers }])).toEqual([
      {
        name: 'north de-dac-biet',
        family: 'LOTT',
        // One of a hundred numbers is drawn, and whoever bets on all of them has it for sure.
        returned: 9_750,
        sure: 9_750,
        share: 10_000,
        isDrawn: true,
      },
    ])
  })
})

function tier(more: Partial<Tier>): Tier {
  return { betVolume: 0, activeMembers: 0, rateType: 'P', rate: 0, ...more }
}

function daily(...tiers: Tier[]): Terms {
  return { kind: 'daily', tiers }
}

describe('what one account is paid of its team’s bets at most (promotions 30)', () => {
  it.each<[string, { paid: string; terms: Terms }[], { ofAll: number; ofDraws: number }]>([
    ['nothing without a contract', [], { ofAll: 0, ofDraws: 0 }],
    [
      'the best rate of a ladder',
      [{ paid: 'an', terms: daily(tier({ rate: 100 }), tier({ rate: 300 }), tier({ rate: 200 })) }],
      { ofAll: 300, ofDraws: 0 },
    ],
    [
      'a fixed amount, by the bets that it takes',
      // 50,000 of 10,000,000 are half a percent.
      [{ paid: 'an', terms: daily(tier({ rateType: 'F', rate: 50_000, betVolume: 10_000_000 })) }],
      { ofAll: 500, ofDraws: 0 },
    ],
    [
      'a fixed amount for no bets, by the first đồng',
      [{ paid: 'an', terms: daily(tier({ rateType: 'F', rate: 2 })) }],
      { ofAll: 200_000, ofDraws: 0 },
    ],
    [
      'both rates of a real-time salary, of draws alone',
      [{ paid: 'an', terms: { kind: 'realtime', lossRate: 300, profitRate: 200, minimumBet: 0 } }],
      { ofAll: 0, ofDraws: 500 },
    ],
    [
      'nothing of a dividend, which is a share of what the operator won',
      [{ paid: 'an', terms: { kind: 'dividend', tiers: [tier({ rate: 10_000 })] } }],
      { ofAll: 0, ofDraws: 0 },
    ],
    [
      'all salaries of one account together',
      [
        { paid: 'an', terms: daily(tier({ rate: 100 })) },
        { paid: 'an', terms: { kind: 'hourly', tiers: [tier({ rate: 50 })] } },
        { paid: 'an', terms: { kind: 'realtime', lossRate: 10, profitRate: 20, minimumBet: 0 } },
        { paid: 'an', terms: { kind: 'realtime', lossRate: 1, profitRate: 2, minimumBet: 0 } },
      ],
      { ofAll: 150, ofDraws: 33 },
    ],
    [
      'of several accounts the highest of each, whoever has it',
      [
        { paid: 'an', terms: daily(tier({ rate: 100 })) },
        { paid: 'binh', terms: { kind: 'realtime', lossRate: 40, profitRate: 0, minimumBet: 0 } },
      ],
      { ofAll: 100, ofDraws: 40 },
    ],
  ])('%s', (_, contracts, highest) => {
    expect(highestSalaries(contracts)).toEqual(highest)
  })
})

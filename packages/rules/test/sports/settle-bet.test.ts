import { describe, expect, test } from 'vitest'
import {
  earlyReturn,
  legResult,
  decimalOdds,
  parlayOdds,
  returnOf,
  type Leg,
  type LegResult,
  type Score,
} from '@saola/rules'

type Example = [what: string, leg: Leg, price: number, final: Score, result: LegResult, returned: number]

const examples: Example[] = [
  ['home -1/4 at 1.92', handicap('home', -1), 1_920, score(1, 1), 'half-lost', 50_000],
  ['home -3/4 at 2.05', handicap('home', -3), 2_050, score(2, 1), 'half-won', 152_500],
  ['away +1/4 at 1.95', handicap('away', 1), 1_950, score(0, 0), 'half-won', 147_500],
  ['home -1 at 2.10', handicap('home', -4), 2_100, score(2, 1), 'push', 100_000],
  ['home -1 1/4 at 2.30', handicap('home', -5), 2_300, score(2, 1), 'half-lost', 50_000],
  ['away +3/4 at 1.85', handicap('away', 3), 1_850, score(1, 0), 'half-lost', 50_000],
  ['over 2 3/4 at 1.98', total('over', 11), 1_980, score(2, 1), 'half-won', 149_000],
  ['over 2 1/4 at 1.90', total('over', 9), 1_900, score(1, 1), 'half-lost', 50_000],
  ['under 2 1/4 at 1.88', total('under', 9), 1_880, score(2, 0), 'half-won', 144_000],
  ['home without draw at 1.55', handicap('home', 0), 1_550, score(1, 1), 'push', 100_000],
  ['home wins at 1.95', { market: 'result', pick: 'home' }, 1_950, score(1, 0), 'won', 195_000],
  ['a draw at 3.83', { market: 'result', pick: 'draw' }, 3_830, score(1, 0), 'lost', 0],
  ['2-1 at 9.00', { market: 'score', pick: score(2, 1) }, 9_000, score(2, 1), 'won', 900_000],
  ['a draw at 3.83, and it was one', { market: 'result', pick: 'draw' }, 3_830, score(1, 1), 'won', 383_000],
  ['a draw at 3.83, and away won', { market: 'result', pick: 'draw' }, 3_830, score(0, 1), 'lost', 0],
  ['away wins at 4.00', { market: 'result', pick: 'away' }, 4_000, score(0, 1), 'won', 400_000],
  ['home wins at 1.95, and away won', { market: 'result', pick: 'home' }, 1_950, score(0, 1), 'lost', 0],
  ['home -1/2 at 2.00', handicap('home', -2), 2_000, score(1, 0), 'won', 200_000],
  ['2-1 at 9.00, and it was 2-0', { market: 'score', pick: score(2, 1) }, 9_000, score(2, 0), 'lost', 0],
  ['2-1 at 9.00, and it was 1-1', { market: 'score', pick: score(2, 1) }, 9_000, score(1, 1), 'lost', 0],
  ['2-1 at 9.00, the other way round', { market: 'score', pick: score(2, 1) }, 9_000, score(1, 2), 'lost', 0],
]

describe('100,000 dong on one leg (games 62)', () => {
  test.each(examples)('%s', (_what, leg, price, final, result, returned) => {
    expect(legResult(leg, final)).toBe(result)
    expect(returnOf(100_000, [{ odds: decimalOdds(price), result }])).toBe(returned)
  })

  test('a handicap taken in play counts the goals since then (games 63)', () => {
    const away: Leg = { market: 'handicap', pick: 'away', line: 2, from: score(1, 0) }
    expect(legResult(away, score(1, 1))).toBe('won')
    expect(legResult(away, score(2, 0))).toBe('lost')
    // Since 0-1 each side scored once, so +1/2 for home wins.
    expect(legResult({ market: 'handicap', pick: 'home', line: 2, from: score(0, 1) }, score(1, 2))).toBe(
      'won',
    )
  })

  test('a negative Malay price returns what was to be won, to the dong', () => {
    // -0.90: 90 are staked to win 100.
    const odds = { numerator: 19n, denominator: 9n }
    expect(returnOf(90_000, [{ odds, result: 'won' }])).toBe(190_000)
  })
})

describe('50,000 dong on three legs (games 64)', () => {
  test.each([
    ['won, half won, void', [1_900, 'won'], [2_000, 'half-won'], [1_700, 'push'], 142_500],
    ['won, half lost, won', [1_900, 'won'], [1_800, 'half-lost'], [2_100, 'won'], 99_750],
    ['one lost', [1_900, 'won'], [1_800, 'won'], [2_100, 'lost'], 0],
  ] as const)('%s', (_what, one, two, three, returned) => {
    const legs = [one, two, three].map(([price, result]) => ({ odds: decimalOdds(price), result }))
    expect(returnOf(50_000, legs)).toBe(returned)
  })
})

test('the odds of a parlay are the product of its legs (games 64)', () => {
  expect(parlayOdds([])).toEqual({ numerator: 1n, denominator: 1n })
  expect(
    parlayOdds([
      { numerator: 19n, denominator: 10n },
      { numerator: 5n, denominator: 2n },
    ]),
  ).toEqual({ numerator: 95n, denominator: 20n })
})

describe('what a bet is bought back for (games 66)', () => {
  test('2.50 whose fair odds are 1.60 now, with a margin of 5 percent', () => {
    expect(earlyReturn(100_000, [{ taken: decimalOdds(2_500), fair: decimalOdds(1_600) }], [], 500)).toBe(
      148_437,
    )
    expect(earlyReturn(100_000, [{ taken: decimalOdds(2_500), fair: decimalOdds(1_600) }], [], 0)).toBe(
      156_250,
    )
  })

  test('a leg that has won counts in full, one that has lost leaves nothing', () => {
    const open = [{ taken: decimalOdds(2_000), fair: decimalOdds(2_000) }]
    expect(earlyReturn(100_000, open, [{ odds: decimalOdds(1_500), result: 'won' }], 0)).toBe(150_000)
    expect(earlyReturn(100_000, open, [{ odds: decimalOdds(1_500), result: 'lost' }], 0)).toBe(0)
  })
})

function score(home: number, away: number): Score {
  return { home, away }
}

function handicap(pick: 'home' | 'away', line: number): Leg {
  return { market: 'handicap', pick, line }
}

function total(pick: 'over' | 'under', line: number): Leg {
  return { market: 'total', pick, line }
}

import { describe, expect, it } from 'vitest'
import { costOf, freePayout, matchBounds, type Leg } from '@saola/rules'

const home: Leg = { market: 'result', pick: 'home' }
const draw: Leg = { market: 'result', pick: 'draw' }
const over: Leg = { market: 'total', pick: 'over', line: 10 }
const exact: Leg = { market: 'score', pick: { home: 2, away: 1 } }

describe('what bets on a match may cost (games 124)', () => {
  it.each<[string, { leg: Leg; amount: number }[], number]>([
    ['nothing without bets', [], 0],
    [
      'the larger of picks against each other',
      [
        { leg: home, amount: 500 },
        { leg: draw, amount: 300 },
      ],
      500,
    ],
    [
      'all that one final score wins',
      [
        { leg: home, amount: 500 },
        { leg: over, amount: 200 },
        { leg: exact, amount: 900 },
        { leg: draw, amount: 1_000 },
      ],
      1_600,
    ],
    // 0-0 returns the stake of a handicap of nought, and draws.
    [
      'what is returned whole',
      [
        { leg: { market: 'handicap', pick: 'home', line: 0 }, amount: 400 },
        { leg: draw, amount: 300 },
      ],
      700,
    ],
    [
      'a handicap in play by the goals from then on',
      [
        { leg: { market: 'handicap', pick: 'away', line: -2, from: { home: 0, away: 1 } }, amount: 400 },
        { leg: { market: 'score', pick: { home: 0, away: 1 } }, amount: 300 },
      ],
      400,
    ],
  ])('is %s', (_what, payouts, cost) => expect(costOf(payouts)).toBe(cost))

  it('leaves on a leg what neither its match nor its market has used up where it wins', () => {
    const payouts = [
      { leg: home, amount: 500 },
      { leg: draw, amount: 900 },
      { leg: over, amount: 300 },
    ]
    expect(freePayout(payouts, home, { match: 1_000, market: 800 })).toBe(200)
    expect(freePayout(payouts, home, { match: 1_000, market: 600 })).toBe(100)
    expect(freePayout(payouts, { market: 'result', pick: 'away' }, { match: 1_000, market: 800 })).toBe(700)
    expect(freePayout(payouts, draw, { match: 1_000, market: 800 })).toBe(0)
    expect(freePayout([], home, matchBounds)).toBe(10_000_000_000)
  })
})

/** Goals of both sides. */
export type Score = { readonly home: number; readonly away: number }

/** Handicaps and totals stand in quarters of a goal: -3 is a handicap of minus three quarters, 11 a total of 2¾. */
type Quarters = number

/** What one leg of a bet says of a match. */
export type Leg =
  | { readonly market: 'result'; readonly pick: 'home' | 'draw' | 'away' }
  | {
      readonly market: 'handicap'
      readonly pick: 'home' | 'away'
      /** Of the side that is picked. */
      readonly line: Quarters
      /** The score when the bet was taken in play: goals before it do not count (games 63). */
      readonly from?: Score
    }
  | { readonly market: 'total'; readonly pick: 'over' | 'under'; readonly line: Quarters }
  | { readonly market: 'score'; readonly pick: Score }

/** How a leg ended; a leg that is void counts as a push. */
export type LegResult = 'won' | 'half-won' | 'push' | 'half-lost' | 'lost'

/** How a leg ended at a final score (games 62). A line at a quarter is two half stakes on the lines beside it. */
export function legResult(leg: Leg, final: Score): LegResult {
  switch (leg.market) {
    case 'result':
      return leg.pick === winnerOf(final) ? 'won' : 'lost'
    case 'handicap': {
      const home = final.home - (leg.from?.home ?? 0)
      const away = final.away - (leg.from?.away ?? 0)
      return byMargin((leg.pick === 'home' ? home - away : away - home) * 4 + leg.line)
    }
    case 'total': {
      const over = (final.home + final.away) * 4 - leg.line
      return byMargin(leg.pick === 'over' ? over : -over)
    }
    case 'score':
      return leg.pick.home === final.home && leg.pick.away === final.away ? 'won' : 'lost'
    default:
      return leg satisfies never
  }
}

function winnerOf({ home, away }: Score): 'home' | 'draw' | 'away' {
  if (home === away) return 'draw'
  return home > away ? 'home' : 'away'
}

/** A quarter of a goal decides one half of the stake and gives the other back. */
function byMargin(quarters: number): LegResult {
  if (quarters >= 2) return 'won'
  if (quarters <= -2) return 'lost'
  if (quarters === 0) return 'push'
  return quarters > 0 ? 'half-won' : 'half-lost'
}

/**
 * What a bet on matches returns, written from docs/areas/games.md alone (games 62 to 65, 73): slow and obvious. A line at a
 * quarter is really played as two half stakes, and money stays a whole fraction until the last cut.
 */

/** A leg as it stands in the vendor's table, with its match; `undefined` goals where the match was called off. */
export type ObviousLeg = {
  pick: string
  /** Decimal odds in thousandths. */
  odds: number
  from: { home: number; away: number } | undefined
  final: { home: number; away: number } | undefined
}

type Ending = 'wins' | 'is returned' | 'loses'

/** No bet returns more than so many times its stake. */
const mostTimes = 1_000n

/** What a stake on these legs returns, in whole đồng. */
export function returnObviously(stake: number, legs: readonly ObviousLeg[]): number {
  let numerator = BigInt(stake)
  let denominator = 1n
  for (const leg of legs) {
    // Two half stakes; on a whole or a half line both end the same.
    const halves = endingsOf(leg).map((ending) => thousandths(ending, leg.odds))
    numerator *= (halves[0] ?? 0n) + (halves[1] ?? 0n)
    denominator *= 2_000n
  }
  const most = BigInt(stake) * mostTimes
  const whole = numerator / denominator
  return Number(whole < most ? whole : most)
}

function thousandths(ending: Ending, odds: number): bigint {
  if (ending === 'wins') return BigInt(odds)
  return ending === 'is returned' ? 1_000n : 0n
}

/** How each half of the stake ends. */
export function endingsOf({ pick, from, final }: ObviousLeg): [Ending, Ending] {
  if (!final) return ['is returned', 'is returned']
  const [market, side = '', text = ''] = pick.split(':')
  const { home, away } = final
  switch (market) {
    case 'result': {
      let winner = 'draw'
      if (home > away) winner = 'home'
      if (away > home) winner = 'away'
      return both(side === winner)
    }
    case 'score':
      return both(side === `${home}-${away}`)
    case 'handicap': {
      // Goals from before the bet do not count.
      const own = side === 'home' ? home - (from?.home ?? 0) : away - (from?.away ?? 0)
      const others = side === 'home' ? away - (from?.away ?? 0) : home - (from?.home ?? 0)
      return inHalves(Number(text), (line) => own + line - others)
    }
    case 'total':
      return inHalves(Number(text), (line) => (side === 'over' ? home + away - line : line - home - away))
    default:
      throw new Error(`the rules know no ${pick}`)
  }
}

function both(isWon: boolean): [Ending, Ending] {
  return isWon ? ['wins', 'wins'] : ['loses', 'loses']
}

/** A line at a quarter stands between two lines at halves. */
function inHalves(quarters: number, lead: (line: number) => number): [Ending, Ending] {
  const isBetween = quarters % 2 !== 0
  const low = isBetween ? quarters - 1 : quarters
  const high = isBetween ? quarters + 1 : quarters
  return [endingOf(lead(low / 4)), endingOf(lead(high / 4))]
}

function endingOf(lead: number): Ending {
  if (lead > 0) return 'wins'
  return lead < 0 ? 'loses' : 'is returned'
}

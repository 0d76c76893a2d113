import { legResult, type Leg, type LegResult, type Score } from '@saola/rules'

/** What a kept leg is on, and the score from which it counts where it was placed in play. */
export type KeptPick = { pick: string; from_home: number | null; from_away: number | null }

/**
 * Reads what a bet says of a match: `result:home`, `handicap:away:-3` and `total:over:10` in quarters of a goal,
 * `score:2-1`. `from` is the score when it was placed in play. Undefined for any other text.
 */
export function legOf(pick: string, from?: Score): Leg | undefined {
  const [, side] = /^result:(home|draw|away)$/.exec(pick) ?? []
  if (side === 'home' || side === 'draw' || side === 'away') return { market: 'result', pick: side }
  const [, handicapped, line] = /^handicap:(home|away):(-?\d{1,2})$/.exec(pick) ?? []
  if (handicapped === 'home' || handicapped === 'away') {
    return { market: 'handicap', pick: handicapped, line: Number(line), ...(from ? { from } : {}) }
  }
  const [, way, goals] = /^total:(over|under):(\d{1,2})$/.exec(pick) ?? []
  if (way === 'over' || way === 'under') return { market: 'total', pick: way, line: Number(goals) }
  const [, home, away] = /^score:(\d{1,2})-(\d{1,2})$/.exec(pick) ?? []
  if (home === undefined) return undefined
  return { market: 'score', pick: { home: Number(home), away: Number(away) } }
}

/** The text of a leg; `legOf` reads it again. */
export function pickOf(leg: Leg): string {
  switch (leg.market) {
    case 'result':
      return `result:${leg.pick}`
    case 'score':
      return `score:${leg.pick.home}-${leg.pick.away}`
    case 'handicap':
    case 'total':
      return `${leg.market}:${leg.pick}:${leg.line}`
    default:
      return leg satisfies never
  }
}

/**
 * The pick that is worth now what an earlier one is: goals of the past have moved its handicap. What was taken before the
 * start counts from nothing to nothing.
 */
export function pickNow(pick: string, from: Score, now: Score): string {
  const leg = legOf(pick)
  if (leg?.market !== 'handicap') return pick
  const gained = now.home - from.home - (now.away - from.away)
  return pickOf({ ...leg, line: leg.line + 4 * (leg.pick === 'home' ? gained : -gained) })
}

/** How a leg ended at a final score; one of a match that was called off has none and counts as a push (games 73). */
export function resultOf(kept: KeptPick, final: Score | undefined): LegResult {
  if (!final) return 'push'
  const said = legOf(kept.pick, fromOf(kept))
  if (!said) throw new Error(`nobody reads the pick ${kept.pick}`)
  return legResult(said, final)
}

/** The score from which a kept leg counts. */
export function fromOf({ from_home: home, from_away: away }: Omit<KeptPick, 'pick'>): Score | undefined {
  return home === null || away === null ? undefined : { home, away }
}

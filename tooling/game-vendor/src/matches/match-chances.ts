import { matchMinutes, scoreAt, shareThrough, type Race } from '@saola/game-engines'
import { legResult, type Leg, type Score } from '@saola/rules'

/** Where a match stands: how many minutes are over, the score then, and what wins it where that is a race. */
export type Standing = {
  readonly minute: number
  readonly score: Score
  readonly race?: Race | undefined
}

/**
 * The chance of each final score where a match stands. Goals fall evenly over the minutes, so of a final score so many
 * fell by now as coins would decide; of a race each order of its points is as likely. What contradicts the score of now
 * has no chance.
 */
export function finalChances(
  weights: readonly number[],
  { minute, score, race }: Standing,
): readonly number[] {
  const share = minute / matchMinutes
  const likely = weights.map((weight, place) => {
    const final = scoreAt(place)
    if (race) return weight * (weight === 0 ? 0 : shareThrough(final, score))
    return weight * partly(final.home, score.home, share) * partly(final.away, score.away, share)
  })
  const sum = likely.reduce((total, chance) => total + chance, 0)
  return likely.map((chance) => chance / sum)
}

/** What a leg is worth: the odds at which it would be even, stake included; infinite where it cannot win any more. */
export function fairOdds(leg: Leg, chances: readonly number[]): number {
  let won = 0
  let lost = 0
  for (const [place, chance] of chances.entries()) {
    const result = legResult(leg, scoreAt(place))
    if (result === 'won') won += chance
    else if (result === 'half-won') won += chance / 2
    else if (result === 'half-lost') lost += chance / 2
    else if (result === 'lost') lost += chance
  }
  return 1 + lost / won
}

/** The chance that exactly `fallen` of `final` goals fell in a share of the time. */
function partly(final: number, fallen: number, share: number): number {
  if (fallen > final) return 0
  let ways = 1
  for (let goal = 0; goal < fallen; goal += 1) ways = (ways * (final - goal)) / (goal + 1)
  return ways * share ** fallen * (1 - share) ** (final - fallen)
}

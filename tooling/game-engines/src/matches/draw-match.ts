import type { Draws } from '../draws.ts'
import { scoreAt } from './score-weights.ts'

/** Minutes of play; a goal falls in one of 1 to 90. */
export const matchMinutes = 90

/** A goal of a drawn match. */
export type Goal = { readonly minute: number; readonly side: 'home' | 'away' }

/** How a match goes: its goals in their order. The same numbers always give the same match. */
export function drawMatch(draws: Draws, weights: readonly number[]): readonly Goal[] {
  const { home, away } = scoreAt(drawPlace(draws.next(), weights))
  const goals = [
    ...Array.from({ length: home }, (): Goal => ({ minute: 1 + draws.below(matchMinutes), side: 'home' })),
    ...Array.from({ length: away }, (): Goal => ({ minute: 1 + draws.below(matchMinutes), side: 'away' })),
  ]
  return [...goals].sort((one, other) => one.minute - other.minute)
}

/** The score once a minute is over; 0 is before the start. */
export function scoreAfter(goals: readonly Goal[], minute: number): { home: number; away: number } {
  const fallen = goals.filter((goal) => goal.minute <= minute)
  const home = fallen.filter(({ side }) => side === 'home').length
  return { home, away: fallen.length - home }
}

/** The place in a list of weights that a number of 32 bits falls on. */
export function drawPlace(number: number, weights: readonly number[]): number {
  let reached = 0
  for (const [place, weight] of weights.entries()) {
    reached += weight
    if (number < reached) return place
  }
  throw new RangeError('The weights of a match do not sum to 2^32')
}

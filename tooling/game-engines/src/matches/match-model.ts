import type { Draws } from '../draws.ts'
import { drawMatch, type Goal } from './draw-match.ts'
import { drawRace } from './draw-race.ts'
import { raceWeights } from './race-weights.ts'
import { raceOf } from './races.ts'
import { scoreWeights, type Strengths } from './score-weights.ts'

/** The weight of each final score of a match, by the model of its league. */
export function weightsOf(matchId: string, strengths: Strengths): readonly number[] {
  const race = raceOf(matchId)
  return race ? raceWeights(strengths, race) : scoreWeights(strengths)
}

/** How a match goes, by the model of its league. The same numbers always give the same match. */
export function drawMatchOf(matchId: string, draws: Draws, weights: readonly number[]): readonly Goal[] {
  const race = raceOf(matchId)
  return race ? drawRace(draws, weights, race) : drawMatch(draws, weights)
}

import type { Draws } from '../draws.ts'
import { drawPlace, matchMinutes, type Goal } from './draw-match.ts'
import type { Race } from './races.ts'
import { scoreAt } from './score-weights.ts'

/**
 * How a race goes: its final score, then the order of the points before the last one, which is the winner's. A point takes
 * the same time however many there will be, so that the clock tells nothing of the end.
 */
export function drawRace(draws: Draws, weights: readonly number[], { to }: Race): readonly Goal[] {
  const { home, away } = scoreAt(drawPlace(draws.next(), weights))
  const winner: Goal['side'] = home > away ? 'home' : 'away'
  const left = { home: home - (winner === 'home' ? 1 : 0), away: away - (winner === 'away' ? 1 : 0) }
  const sides: Goal['side'][] = []
  while (left.home + left.away > 0) {
    const side = draws.below(left.home + left.away) < left.home ? 'home' : 'away'
    left[side] -= 1
    sides.push(side)
  }
  const pace = matchMinutes / (2 * to - 1)
  sides.push(winner)
  return sides.map((side, place) => ({ minute: Math.floor((place + 1) * pace), side }))
}

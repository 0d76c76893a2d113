import type { Race } from './races.ts'
import { mostGoals, scoreAt, wholeWeights, type Strengths } from './score-weights.ts'

const sides = mostGoals + 1

/**
 * The weight of each final score of a race whose points are won one by one, each by the home side with the same chance;
 * the strengths of both sides are these chances. Whole numbers that sum to 2^32.
 */
export function raceWeights({ home, away }: Strengths, { to }: Race): readonly number[] {
  return wholeWeights(
    Array.from({ length: sides * sides }, (_, index) => {
      const score = scoreAt(index)
      if (!isWon(score, to)) return 0
      const lost = Math.min(score.home, score.away)
      return choose(to - 1 + lost, lost) * power(home, score.home) * power(away, score.away)
    }),
  )
}

/** Whether one side has won the race, and the other one has not. */
export function isWon({ home, away }: { home: number; away: number }, to: number): boolean {
  return Math.max(home, away) === to && Math.min(home, away) < to
}

/**
 * Of all orders in which the points of a final score may have fallen, the share that goes through a score on the way. The
 * last point is the winner's.
 */
export function shareThrough(
  final: { home: number; away: number },
  { home, away }: { home: number; away: number },
): number {
  const before =
    final.home > final.away
      ? { home: final.home - 1, away: final.away }
      : { home: final.home, away: final.away - 1 }
  const [homeLeft, awayLeft] = [before.home - home, before.away - away]
  if (homeLeft < 0 || awayLeft < 0) return 0
  const orders = choose(before.home + before.away, before.home)
  return (choose(home + away, home) * choose(homeLeft + awayLeft, homeLeft)) / orders
}

/** In how many ways `some` of `all` can be chosen. */
function choose(all: number, some: number): number {
  let ways = 1
  for (let one = 0; one < some; one += 1) ways = (ways * (all - one)) / (one + 1)
  return ways
}

/** A product, because not every machine rounds a power alike. */
function power(base: number, times: number): number {
  return Array.from({ length: times }, () => base).reduce((product, factor) => product * factor, 1)
}

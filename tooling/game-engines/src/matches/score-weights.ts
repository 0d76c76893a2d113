/** The most goals of a side that the model knows. */
export const mostGoals = 10

/** All weights of a match together. */
export const wholeWeight: number = 2 ** 32

/** How many goals each side is expected to score in a whole match. */
export type Strengths = { readonly home: number; readonly away: number }

/** How much the low scores differ from two independent sides (Dixon and Coles); draws are a little likelier. */
const lowScores = -0.08

const sides = mostGoals + 1

/**
 * The weight of each final score, home goals times eleven plus away goals; whole numbers that sum to 2^32, so that a match
 * is drawn exactly with the chances that its odds are made of.
 */
export function scoreWeights({ home, away }: Strengths): readonly number[] {
  const homeChances = poisson(home)
  const awayChances = poisson(away)
  const chances = Array.from({ length: sides * sides }, (_, index) => {
    const [homeGoals, awayGoals] = [Math.floor(index / sides), index % sides]
    const chance = (homeChances[homeGoals] ?? 0) * (awayChances[awayGoals] ?? 0)
    return chance * lowScoreFactor(homeGoals, awayGoals, { home, away })
  })
  return wholeWeights(chances)
}

/** Chances as whole numbers that sum to 2^32; the likeliest takes what rounding leaves. */
export function wholeWeights(chances: readonly number[]): readonly number[] {
  const sum = chances.reduce((total, chance) => total + chance, 0)
  const weights = chances.map((chance) => Math.floor((chance / sum) * wholeWeight))
  const rest = wholeWeight - weights.reduce((total, weight) => total + weight, 0)
  const likeliest = weights.indexOf(Math.max(...weights))
  return weights.map((weight, index) => (index === likeliest ? weight + rest : weight))
}

/** The final score of a place in the list of weights. */
export function scoreAt(index: number): { home: number; away: number } {
  return { home: Math.floor(index / sides), away: index % sides }
}

/** How likely each number of goals is beside none. Without the exponential, which not every machine rounds alike. */
function poisson(mean: number): number[] {
  const chances = [1]
  for (let goals = 1; goals <= mostGoals; goals += 1) chances.push(((chances[goals - 1] ?? 0) * mean) / goals)
  return chances
}

function lowScoreFactor(homeGoals: number, awayGoals: number, { home, away }: Strengths): number {
  if (homeGoals === 0 && awayGoals === 0) return 1 - home * away * lowScores
  if (homeGoals === 1 && awayGoals === 0) return 1 + away * lowScores
  if (homeGoals === 0 && awayGoals === 1) return 1 + home * lowScores
  return homeGoals === 1 && awayGoals === 1 ? 1 - lowScores : 1
}

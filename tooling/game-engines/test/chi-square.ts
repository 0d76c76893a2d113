/**
 * How far counts lie from what exact chances promise, in standard deviations of the chi-square statistic (Wilson and
 * Hilferty's normal form): above 4 once in 30 000 fair tests. Classes that expect fewer than 5 are taken together.
 */
export function surprise(counts: readonly number[], chances: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  let classes = 0
  let statistic = 0
  let rare = { count: 0, expected: 0 }
  const add = (count: number, expected: number): void => {
    classes += 1
    statistic += (count - expected) ** 2 / expected
  }
  for (const [index, chance] of chances.entries()) {
    const expected = chance * total
    const count = counts[index] ?? 0
    if (expected >= 5) add(count, expected)
    else rare = { count: rare.count + count, expected: rare.expected + expected }
  }
  if (rare.expected >= 5) add(rare.count, rare.expected)
  const freedom = classes - 1
  const spread = 2 / (9 * freedom)
  return ((statistic / freedom) ** (1 / 3) - (1 - spread)) / Math.sqrt(spread)
}

/** From which sums on a merchant looks at a win, and at money that comes or leaves, in đồng (system 55). */
export type LargeSums = { win: number; movement: number }

/** A merchant looks at nothing smaller, so that what stays below asks nobody. */
export const leastLargeSum = 10_000_000

/** What a merchant looks at that has said nothing. */
const usualLargeSums: LargeSums = { win: 100_000_000, movement: 200_000_000 }

/** Whether a sum is one that a merchant looks at, by what it says itself of such sums (system 55). */
export function isLargeSum(
  kind: keyof LargeSums,
  amount: number,
  said: Partial<LargeSums> | null | undefined,
): boolean {
  return amount >= Math.max(said?.[kind] ?? usualLargeSums[kind], leastLargeSum)
}

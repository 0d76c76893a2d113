/** A bet on several numbers together, by its way to bet. */
export type Combination = { readonly type: string; readonly numbers: readonly string[] }

/** An order has at most 200 lines, and nine numbers would make 246. */
export const mostTurned = 8

/**
 * Xiên quay: every two, three and four of the numbers as a xiên of its own; three numbers make 4 bets, four make 11.
 * Empty below two numbers or above `mostTurned` (lottery 25).
 */
export function turnNumbers(numbers: readonly string[]): Combination[] {
  if (numbers.length > mostTurned) return []
  return [2, 3, 4].flatMap((size) =>
    subsetsOf(numbers, size).map((subset) => ({ type: `xien-${size}`, numbers: subset })),
  )
}

/** Every choice of `size` numbers, in the order of the list. */
function subsetsOf(numbers: readonly string[], size: number): string[][] {
  if (size === 0) return [[]]
  return numbers.flatMap((number, place) =>
    subsetsOf(numbers.slice(place + 1), size - 1).map((rest) => [number, ...rest]),
  )
}

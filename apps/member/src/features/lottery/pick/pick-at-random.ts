/** A whole number from 0 to below `count`, each as likely. */
export type WholeBelow = (count: number) => number

/** So many different numbers that are not picked yet, drawn by `below`; fewer where no more are left. */
export function pickAtRandom(
  numbers: readonly string[],
  picked: readonly string[],
  count: number,
  below: WholeBelow,
): string[] {
  const left = numbers.filter((number) => !picked.includes(number))
  let found: string[] = []
  while (found.length < count && left.length > 0) found = found.concat(left.splice(below(left.length), 1))
  return found
}

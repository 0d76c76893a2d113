/** The smallest and the largest of numbers, however many there are; Infinity and -Infinity of none. */
export function endsOf(numbers: readonly number[]): { least: number; most: number } {
  let [least, most] = [Infinity, -Infinity]
  for (const each of numbers) {
    least = Math.min(least, each)
    most = Math.max(most, each)
  }
  return { least, most }
}

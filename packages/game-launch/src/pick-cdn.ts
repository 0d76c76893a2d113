/**
 * One of the CDNs by chance (system 7), without those that failed; undefined when none is left.
 * `random` gives a number from 0 up to, but not including, 1.
 */
export function pickCdn(
  list: readonly string[],
  random: () => number,
  failed?: ReadonlySet<string>,
): string | undefined {
  const left = failed === undefined ? list : list.filter((cdn) => !failed.has(cdn))
  return left[Math.floor(random() * left.length)]
}

/** How likely it is that so many different two-digit numbers all come when so many numbers are drawn. */
export function allDrawnChance(size: number, drawn: number): number {
  let chance = 0
  for (let absent = 0; absent <= size; absent += 1) {
    chance += (absent % 2 === 0 ? 1 : -1) * choices(size, absent) * noneDrawnChance(absent, drawn)
  }
  return chance
}

/** How likely it is that none of so many different two-digit numbers comes when so many numbers are drawn. */
export function noneDrawnChance(size: number, drawn: number): number {
  return (1 - size / 100) ** drawn
}

/** How likely `hits` of `drawn` balls are among the `picked` of `all`. */
export function hitChance(
  hits: number,
  { all, picked, drawn }: { all: number; picked: number; drawn: number },
): number {
  return (choices(picked, hits) * choices(all - picked, drawn - hits)) / choices(all, drawn)
}

/** In how many ways `size` of `count` things can be taken. */
export function choices(count: number, size: number): number {
  if (size > count || size < 0) return 0
  let ways = 1
  for (let step = 1; step <= size; step += 1) ways = (ways * (count - size + step)) / step
  return ways
}

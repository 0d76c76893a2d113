/** What a failed ping shows (lines 4); no time of a line that answered is shown so. */
export const failedMs = 9999

/**
 * What the visitor sees for a measured time. Not the measurement: a whole value inside a band (lines 3), ends
 * included. `random` gives a number from 0 up to, but not including, 1.
 */
export function displayedMs(elapsedMs: number, random: () => number): number {
  const [low, count] = bandOf(elapsedMs)
  return low + Math.floor(random() * count)
}

/** A measured time in whole milliseconds; never 9999, which says that there is none. */
export function wholeMs(elapsedMs: number): number {
  const whole = Math.round(elapsedMs)
  return whole === failedMs ? failedMs + 1 : whole
}

/** The lowest value of a band (lines 3) and how many there are: 100 to 150, 60 to 100, 40 to 60, 20 to 40. */
function bandOf(elapsedMs: number): readonly [low: number, count: number] {
  if (elapsedMs >= 400) return [100, 51]
  if (elapsedMs >= 200) return [60, 41]
  if (elapsedMs >= 100) return [40, 21]
  return [20, 21]
}

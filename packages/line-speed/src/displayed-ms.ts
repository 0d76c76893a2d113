/** Spec 9: a failed ping counts as this many ms. */
export const failedMs = 9999

/** Spec 9: a measured time of at least `from` ms is shown as a value from `low` to `high`, both inclusive. */
export type Band = { readonly from: number; readonly low: number; readonly high: number }

const quickest: Band = { from: 0, low: 20, high: 40 }
const bands: readonly Band[] = [
  { from: 400, low: 100, high: 150 },
  { from: 200, low: 60, high: 100 },
  { from: 100, low: 40, high: 60 },
  quickest,
]

/** The band of spec 9 that a measured time falls into. */
export function bandOf(elapsedMs: number): Band {
  return bands.find((band) => elapsedMs >= band.from) ?? quickest
}

/**
 * What the visitor sees for a measured time. Not the measurement: spec 9 asks for a whole value inside a band.
 * `random` gives a number from 0 up to, but not including, 1.
 */
export function displayedMs(elapsedMs: number, random: () => number): number {
  const { low, high } = bandOf(elapsedMs)
  return drawBetween(low, high, random)
}

/** A whole number from `low` to `high`, both inclusive. */
export function drawBetween(low: number, high: number, random: () => number): number {
  return low + Math.floor(random() * (high - low + 1))
}

/** Where one bar stands: its upper edge and height, in shares of the strip's height. */
export type BarMeasure = { top: number; height: number }

/** No bar of a value is thinner than this share, so that a small day is not an empty one. */
const thinnest = 0.015

/**
 * Lays signed values out in a strip of height 1 with one scale: gains grow up from the zero line, losses hang
 * below it. `zero` is the line's place from the top. All zero gives a line at the bottom and no bars.
 */
export function measureBars(values: readonly number[]): { zero: number; bars: readonly BarMeasure[] } {
  const most = Math.max(0, ...values)
  const least = Math.min(0, ...values)
  const span = most - least
  if (span === 0) return { zero: 1, bars: values.map(() => ({ top: 1, height: 0 })) }
  const zero = most / span
  const bars = values.map((value) => {
    if (value === 0) return { top: zero, height: 0 }
    const height = Math.max(Math.abs(value) / span, thinnest)
    return { top: value > 0 ? Math.max(zero - height, 0) : Math.min(zero, 1 - height), height }
  })
  return { zero, bars }
}

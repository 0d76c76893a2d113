/** Where one bar stands: its upper edge and height in shares of the strip's height, its left edge and width in shares of its width. */
export type BarMeasure = { top: number; height: number; left: number; width: number }

/** The share of its place on the axis that a bar fills; and the places that there are at least, so that one day is no slab. */
const filled = 0.68
const fewestPlaces = 12

/** No bar of a value is thinner than this share, so that a small day is not an empty one. */
const thinnest = 0.015

/**
 * Lays signed values out in a strip of height 1 with one scale: gains grow up from the zero line, losses hang
 * below it. `zero` is the line's place from the top. All zero gives a line at the bottom and no bars.
 */
export function measureBars(values: readonly number[]): { zero: number; bars: readonly BarMeasure[] } {
  let most = 0
  let least = 0
  for (const value of values) {
    most = Math.max(most, value)
    least = Math.min(least, value)
  }
  const span = most - least
  const zero = span === 0 ? 1 : most / span
  const place = 1 / Math.max(values.length, 1)
  const width = filled / Math.max(values.length, fewestPlaces)
  const bars = values.map((value, index) => {
    const across = { left: (index + 0.5) * place - width / 2, width }
    if (value === 0) return { top: zero, height: 0, ...across }
    const height = Math.max(Math.abs(value) / span, thinnest)
    return { top: value > 0 ? Math.max(zero - height, 0) : Math.min(zero, 1 - height), height, ...across }
  })
  return { zero, bars }
}

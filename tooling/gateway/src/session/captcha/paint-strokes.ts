import type { Point } from './digit-strokes.ts'

/** A line through points, round at its ends and corners. */
export type Stroke = { points: readonly Point[]; width: number }

/**
 * How much of each dot is under a stroke, 0 to 255, row by row. Strokes are in units of `scale` dots; where several cross, the
 * thickest counts, so that no crossing is darker than a line.
 */
export function paintStrokes(
  strokes: readonly Stroke[],
  { width, height }: { width: number; height: number },
  scale: number,
): Uint8Array {
  const coverage = new Uint8Array(width * height)
  for (const { points, width: thickness } of strokes) {
    const reach = (thickness * scale) / 2
    const dots = points.map(([x, y]): Point => [x * scale, y * scale])
    dots.slice(1).forEach((to, index) => paintSegment(dots[index] ?? to, to, reach))
  }
  return coverage

  function paintSegment(from: Point, to: Point, reach: number): void {
    const [left, right] = span(from[0], to[0], reach, width)
    const [top, bottom] = span(from[1], to[1], reach, height)
    for (let row = top; row < bottom; row++) {
      for (let column = left; column < right; column++) {
        const share = reach + 0.5 - distance([column + 0.5, row + 0.5], from, to)
        const covered = Math.round(Math.min(1, Math.max(0, share)) * 255)
        const dot = row * width + column
        coverage[dot] = Math.max(coverage[dot] ?? 0, covered)
      }
    }
  }
}

/** The dots that a segment can touch on one axis. */
function span(one: number, other: number, reach: number, most: number): [from: number, until: number] {
  const from = Math.floor(Math.min(one, other) - reach - 1)
  const until = Math.ceil(Math.max(one, other) + reach + 1)
  return [Math.max(0, from), Math.min(most, until)]
}

/** From a point to the nearest one of a segment. */
function distance([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [across, down] = [toX - fromX, toY - fromY]
  const length = across * across + down * down
  const along = length === 0 ? 0 : ((x - fromX) * across + (y - fromY) * down) / length
  const share = Math.min(1, Math.max(0, along))
  return Math.hypot(x - fromX - share * across, y - fromY - share * down)
}

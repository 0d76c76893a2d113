/** The shape of a grid as the keys see it. */
export type GridShape = { readonly columns: number; readonly count: number; readonly rowsInSight: number }

/** Where a key leads from a tile; undefined for a key that does not move. Never leaves the grid. */
export function walkGrid(
  from: number,
  key: string,
  { columns, count, rowsInSight }: GridShape,
): number | undefined {
  const last = count - 1
  const inGrid = (to: number): number => (to < 0 || to > last ? from : to)
  switch (key) {
    case 'ArrowLeft':
      return inGrid(from - 1)
    case 'ArrowRight':
      return inGrid(from + 1)
    case 'ArrowUp':
      return inGrid(from - columns)
    case 'ArrowDown':
      // From the last full row down to the end of a shorter one.
      return rowOf(from, columns) === rowOf(last, columns) ? from : Math.min(from + columns, last)
    case 'PageUp':
      return from - columns * rowsInSight < 0 ? from % columns : from - columns * rowsInSight
    case 'PageDown':
      return Math.min(from + columns * rowsInSight, last)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

function rowOf(index: number, columns: number): number {
  return Math.floor(index / columns)
}

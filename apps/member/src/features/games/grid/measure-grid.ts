/** The measures of a grid in px. `top` is its distance from the top of the page, `rowHeight` includes the gap below. */
export type GridBox = {
  readonly width: number
  readonly top: number
  readonly columns: number
  readonly tileWidth: number
  readonly rowHeight: number
  readonly gap: number
}

/** Name in two lines and vendor in one below the picture; the card's own styles keep to it. */
const textHeight = 60

/** Tiles of 3 by 4 for a list of this width: at least three side by side, of a comfortable size where there is room. */
export function measureGrid(width: number, top: number): GridBox {
  const narrow = width < 600
  const gap = narrow ? 10 : 16
  const columns = Math.max(3, Math.floor((width + gap) / ((narrow ? 108 : 146) + gap)))
  const tileWidth = Math.max(0, Math.floor((width - gap * (columns - 1)) / columns))
  const rowHeight = Math.round((tileWidth * 4) / 3) + textHeight + gap
  return { width, top, columns, tileWidth, rowHeight, gap }
}

/** The measures of a grid in px. `top` is its distance from the top of the page, `rowHeight` includes the gap below. */
export type GridBox = {
  readonly width: number
  readonly top: number
  readonly columns: number
  readonly tileWidth: number
  readonly rowHeight: number
  readonly gap: number
}

/** The usual size of letters, in px; whoever needs larger ones gets larger tiles, too. */
const usualLetter = 16

/** Name in two lines and vendor in one below the picture, in letters; the card's own styles keep to it. */
const textHeight = 3.75

/**
 * Tiles of 3 by 4 for a list of this width: at least three side by side, two where letters are large, of a comfortable
 * size where there is room.
 */
export function measureGrid(width: number, top: number, letter = usualLetter): GridBox {
  const narrow = width < 600
  const gap = narrow ? 10 : 16
  const wanted = ((narrow ? 108 : 146) * letter) / usualLetter
  const least = letter > 1.5 * usualLetter ? 2 : 3
  const columns = Math.max(least, Math.floor((width + gap) / (wanted + gap)))
  const tileWidth = Math.max(0, Math.floor((width - gap * (columns - 1)) / columns))
  const rowHeight = Math.round((tileWidth * 4) / 3) + Math.round(textHeight * letter) + gap
  return { width, top, columns, tileWidth, rowHeight, gap }
}

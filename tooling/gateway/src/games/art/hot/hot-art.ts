import type { TileTitle } from '../draw-tile.ts'
/** x */
export function hotArt(title: TileTitle): string | undefined {
  return undefined
}

import {
  drawPalette,
  motifsIn,
  paletteOfSlot,
  paints,
  path,
  rounded,
  stroke,
  type Palette,
} from '@saola/game-engines/art'
import { seeded, type Seeded } from '@saola/game-engines'
import type { CatalogueTitle } from '../catalogue/title.ts'
import { bindCompounds } from './bind-compounds.ts'
import { hotArt } from './hot/hot-art.ts'
import { sceneOf } from './scenes/scene-of.ts'
import { fitText, textBlock } from './title-text.ts'

/** What a tile needs to know of a title. */
export type TileTitle = Pick<
  CatalogueTitle,
  'nodeId' | 'family' | 'nameVi' | 'nameEn' | 'vendor' | 'gameCode'
>

/** Size in pixels (the drawing is 300 by 400 and scales) and the language of the name, Vietnamese unless told. */
export type TileOptions = { width?: number; height?: number; language?: 'vi' | 'en' }

/**
 * The tile of a game: a self-contained SVG, 3:4, its composition by family and all chance seeded by the node id, so the
 * same title is the same bytes for ever. The eight hot games carry art of their own.
 *
 * @example drawTile(title, { width: 240, height: 320 })
 */
export function drawTile(
  title: TileTitle,
  { width = 300, height = 400, language = 'vi' }: TileOptions = {},
): string {
  const random = seeded(`tile ${title.nodeId}`)
  const name = language === 'vi' ? title.nameVi : title.nameEn
  const own = hotArt(title)
  const picture = own ?? familyPicture(title, random)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="${width}" height="${height}" ${rounded}>` +
    picture +
    leaf(random) +
    caption(name, own !== undefined) +
    '</svg>'
  )
}

function familyPicture(title: TileTitle, random: Seeded): string {
  const drawn = drawPalette(random)
  // The reels behind a slot's tile are painted from the same pot.
  const isSlot = title.family === 'RNG' || title.family === 'JACKPOT'
  const palette = isSlot ? paletteOfSlot(title.gameCode) : drawn
  const scene = sceneOf(title.family)
  const stage = { random, palette, nameEn: title.nameEn, subjects: motifsIn(title.nameEn) }
  return ground(palette, random) + scene(stage)
}

function ground(palette: Palette, random: Seeded): string {
  return (
    `<defs>${paints(palette.main, palette.second)}` +
    `<radialGradient id="g" cx=".${random.whole(40, 60)}" cy=".${random.whole(30, 42)}" r=".72"><stop stop-color="${palette.glow}"/><stop offset="1" stop-color="${palette.ground}"/></radialGradient></defs>` +
    '<path d="M0 0H300V400H0Z" fill="url(#g)"/>'
  )
}

/** Flakes of gold leaf, drifting over one corner as if the sheet had been dusted. */
function leaf(random: Seeded): string {
  const fromRight = random.chance(0.5)
  let flakes = ''
  for (let index = 0; index < 12; index += 1) {
    const far = random.next() * random.next()
    const x = Math.round(fromRight ? 300 - far * 280 : far * 280)
    const y = Math.round(random.next() * random.next() * 300)
    flakes += `M${x} ${y}l${random.whole(2, 6)}-${random.whole(1, 4)} ${random.whole(1, 4)} ${random.whole(2, 5)}-${random.whole(3, 6)} 1z`
  }
  return path(flakes, 'fill="#f0c96f" opacity=".55"')
}

/** The name over a scrim that keeps it above 4.5:1 on any picture, under the two strokes of the mark. */
function caption(name: string, isHot: boolean): string {
  const text = isHot ? fitText(name, 262, 1, 44) : fitText(bindCompounds(name), 262, 3, 34)
  const bottom = 378
  const top = bottom - text.size * 1.16 * (text.lines.length - 1) - text.size
  const strokes = Math.round(top - 10)
  return (
    '<linearGradient id="s" x2="0" y2="1"><stop stop-color="#120907" stop-opacity="0"/><stop offset=".42" stop-color="#120907" stop-opacity=".86"/><stop offset="1" stop-color="#120907" stop-opacity=".97"/></linearGradient>' +
    `<path d="M0 ${strokes - 62}H300V400H0Z" fill="url(#s)"/>` +
    path(`M20 ${strokes}l3-14M27 ${strokes}l3-14`, stroke('#e8b65b', 2.6)) +
    textBlock(text, 20, bottom, `font-weight="800" fill="${isHot ? '#f9dc92' : '#f8efdd'}"`) +
    '<path d="M5 5H295V395H5Z" fill="none" stroke="#e8b65b" stroke-opacity=".42"/>'
  )
}

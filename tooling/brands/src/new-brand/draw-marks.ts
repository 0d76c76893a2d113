import { converter, formatHex, type Oklch } from 'culori'
import type { Colours, Look } from './derive-theme.ts'
import { pathOf, type Outline } from './draw-sign.ts'
import { nearestFit } from './nearest-fit.ts'
import type { OutlinedName } from './outline-name.ts'
import type { Rgb } from './write-png.ts'

const toRgb = converter('rgb')

/** The size of the letters beside the mark, in the 32 of its height, and how far down they stand. */
export const nameSize = 21
const baseline = 23.6

/** Where a logo's name begins: behind the 24 that a narrow bar shows of it. */
const nameStart = 30

/** The one colour of the mark, seen on the ground of either look. */
export function markColour(colours: Readonly<Record<Look, Colours>>): Oklch {
  return nearestFit(colours.dark['--accent'], [
    [colours.dark['--ground'], 3],
    [colours.light['--ground'], 3],
  ])
}

/** The mark alone. */
export function drawMark(sign: readonly Outline[], colour: Oklch): string {
  return svg('0 0 32 32', `<path fill="${formatHex(colour)}" d="${pathOf(sign)}"/>`)
}

/** Mark and name for a bar: the mark in the first 24, which is what a narrow bar shows; the mark alone where the name has no outlines. */
export function drawLogo(sign: readonly Outline[], name: OutlinedName | undefined, colours: Colours): string {
  const mark = `<path fill="${formatHex(colours['--accent-text'])}" transform="translate(12 16) scale(0.86) translate(-16 -16)" d="${pathOf(sign)}"/>`
  if (name === undefined) return svg('0 0 24 32', mark, [24, 32])
  const width = Math.ceil(nameStart + name.width + 1)
  const words = `<path fill="${formatHex(colours['--text'])}" transform="translate(${nameStart} ${baseline})" d="${name.path}"/>`
  return svg(`0 0 ${width} 32`, mark + words, [width, 32])
}

/** The mark on its ground, for tabs and home screens; `corner` is the radius of the ground's corners. */
export function drawIcon(
  sign: readonly Outline[],
  { front, ground }: { front: Oklch; ground: Oklch },
  { scale, corner }: { scale: number; corner: number },
): string {
  const rounded = corner > 0 ? ` rx="${corner}"` : ''
  return svg(
    '0 0 32 32',
    `<rect width="32" height="32"${rounded} fill="${formatHex(ground)}"/><path fill="${formatHex(front)}" transform="translate(16 16) scale(${scale}) translate(-16 -16)" d="${pathOf(sign)}"/>`,
  )
}

/** A colour as a picture has it. */
export function rgbOf(colour: Oklch): Rgb {
  const { r, g, b } = toRgb(colour)
  return [toByte(r), toByte(g), toByte(b)]
}

function toByte(share: number): number {
  return Math.round(255 * Math.min(1, Math.max(0, share)))
}

/** A drawing; with a size it is laid out at that size where nothing else is said. */
export function svg(
  viewBox: string,
  content: string,
  size?: readonly [width: number, height: number],
): string {
  const sized = size === undefined ? '' : ` width="${size[0]}" height="${size[1]}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${sized}>${content}</svg>\n`
}

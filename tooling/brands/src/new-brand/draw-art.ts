import { formatHex } from 'culori'
import type { Colours } from './derive-theme.ts'
import { pathOf, type Outline } from './draw-sign.ts'
import { svg } from './draw-marks.ts'

type Picture = { sign: readonly Outline[]; colours: Colours }

/** The backdrop of the poster for a phone, 9:16: the sign large in its upper half, the ground alone where words stand. */
export function drawPhoneArt(picture: Picture): string {
  return drawPoster(picture, { width: 900, height: 1600, x: 450, y: 520, size: 15 })
}

/** The same for a wide screen, 16:9: the sign at the right, since words stand at the left. */
export function drawWideArt(picture: Picture): string {
  return drawPoster(picture, { width: 1920, height: 1080, x: 1330, y: 430, size: 17 })
}

/** A banner with the sign large in its middle, which is all that a phone shows of it. */
export function drawRisingBanner({ sign, colours }: Picture): string {
  const { ground, deep, accent, bright, value } = hexes(colours)
  return svg(
    '0 0 1280 480',
    [
      `<defs><linearGradient id="s" x2="1" y2="1"><stop offset="0" stop-color="${ground}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`,
      `<radialGradient id="g"><stop offset="0" stop-color="${accent}" stop-opacity="0.85"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient>`,
      `${signPattern('p', sign, { colour: bright, tile: 96, opacity: 0.16 })}</defs>`,
      '<rect width="1280" height="480" fill="url(#s)"/><rect width="1280" height="480" fill="url(#p)"/>',
      '<circle cx="640" cy="250" r="330" fill="url(#g)"/>',
      ...[150, 196, 250].map(
        (radius, place) =>
          `<circle cx="640" cy="250" r="${radius}" fill="none" stroke="${value}" stroke-width="2" stroke-opacity="${0.5 - place * 0.14}"/>`,
      ),
      placed(sign, { x: 640, y: 250, size: 9.4, colour: bright }),
    ].join(''),
    [1280, 480],
  )
}

/** A banner with rows of hills and the sign above them as a moon. */
export function drawHillsBanner({ sign, colours }: Picture): string {
  const { ground, deep, accent, bright, value } = hexes(colours)
  const hills = [
    { colour: deep, top: 300, wave: 46, long: 320 },
    { colour: accent, top: 350, wave: 34, long: 240 },
    { colour: ground, top: 402, wave: 26, long: 180 },
  ]
  return svg(
    '0 0 1280 480',
    [
      `<defs><linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="${ground}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`,
      `<radialGradient id="g"><stop offset="0" stop-color="${value}" stop-opacity="0.5"/><stop offset="1" stop-color="${value}" stop-opacity="0"/></radialGradient></defs>`,
      '<rect width="1280" height="480" fill="url(#s)"/><circle cx="760" cy="170" r="260" fill="url(#g)"/>',
      placed(sign, { x: 760, y: 170, size: 7.6, colour: bright }),
      ...hills.map(({ colour, top, wave, long }) => `<path fill="${colour}" d="${hill(top, wave, long)}"/>`),
    ].join(''),
    [1280, 480],
  )
}

function drawPoster(
  { sign, colours }: Picture,
  { width, height, x, y, size }: { width: number; height: number; x: number; y: number; size: number },
): string {
  const { ground, deep, accent, bright, value } = hexes(colours)
  return svg(
    `0 0 ${width} ${height}`,
    [
      `<defs><radialGradient id="g"><stop offset="0" stop-color="${accent}" stop-opacity="0.6"/><stop offset="0.5" stop-color="${deep}" stop-opacity="0.25"/><stop offset="1" stop-color="${deep}" stop-opacity="0"/></radialGradient>`,
      `<linearGradient id="m" x2="0" y2="1"><stop offset="0" stop-color="${bright}"/><stop offset="1" stop-color="${accent}"/></linearGradient></defs>`,
      `<rect width="${width}" height="${height}" fill="${ground}"/>`,
      `<circle cx="${x}" cy="${y}" r="${size * 30}" fill="url(#g)"/>`,
      ...[17, 20.5, 25].map(
        (radius, place) =>
          `<circle cx="${x}" cy="${y}" r="${radius * size}" fill="none" stroke="${value}" stroke-width="2" stroke-opacity="${0.4 - place * 0.12}"/>`,
      ),
      placed(sign, { x, y, size, colour: 'url(#m)' }),
    ].join(''),
    [width, height],
  )
}

function hexes(colours: Colours): Record<'ground' | 'deep' | 'accent' | 'bright' | 'value', string> {
  return {
    ground: formatHex(colours['--ground']),
    deep: formatHex(colours['--accent-deep']),
    accent: formatHex(colours['--accent']),
    bright: formatHex(colours['--accent-text']),
    value: formatHex(colours['--value']),
  }
}

function placed(
  sign: readonly Outline[],
  { x, y, size, colour }: { x: number; y: number; size: number; colour: string },
): string {
  return `<path fill="${colour}" transform="translate(${x} ${y}) scale(${size}) translate(-16 -16)" d="${pathOf(sign)}"/>`
}

function signPattern(
  id: string,
  sign: readonly Outline[],
  { colour, tile, opacity }: { colour: string; tile: number; opacity: number },
): string {
  const small = tile / 64
  return `<pattern id="${id}" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse"><path fill="${colour}" fill-opacity="${opacity}" transform="translate(${tile / 4} ${tile / 4}) scale(${small})" d="${pathOf(sign)}"/></pattern>`
}

function hill(top: number, wave: number, long: number): string {
  const waves = Array.from({ length: Math.ceil(1280 / long) }, (_, index) => {
    const from = index * long
    return `Q${from + long / 2} ${top - wave * 2} ${from + long} ${top}`
  })
  return `M0 ${top}${waves.join('')}V480H0Z`
}

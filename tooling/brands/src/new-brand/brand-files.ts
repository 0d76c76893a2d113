import type { BrandChoices } from './brand-choices.ts'
import { writeConfig, writeManifest, writeService } from './brand-texts.ts'
import { deriveColours, writeTheme } from './derive-theme.ts'
import { drawHillsBanner, drawPhoneArt, drawRisingBanner, drawWideArt } from './draw-art.ts'
import { drawIcon, drawLogo, drawMark, markColour, nameSize, rgbOf } from './draw-marks.ts'
import { drawSign } from './draw-sign.ts'
import { outlineName } from './outline-name.ts'
import { writeIcon } from './write-png.ts'

/** What a brand is made with: the sheet that every brand starts from, and a typeface for the name in the logo. */
export type BrandMaterial = { product: string; face: Buffer }

/**
 * The files of a new brand by their path in its folder: all that a site asks for, and nothing that the product says itself. It has
 * no typefaces, for the product's are those of the device, and no texts, for the catalogues have them.
 */
export function brandFiles(
  choices: BrandChoices,
  { product, face }: BrandMaterial,
): Map<string, string | Buffer> {
  const colours = deriveColours(choices.colour, product)
  const own = colours[choices.theme]
  const sign = drawSign(choices.name)
  const name = outlineName(choices.title, face, nameSize)
  const look = { front: own['--accent-text'], ground: own['--ground'] }
  const pixels = { sign, front: rgbOf(look.front), ground: rgbOf(look.ground) }
  // The poster's words stand on its picture by night alone; by day it is framed beside them.
  const poster = { sign, colours: colours.dark }
  return new Map<string, string | Buffer>([
    ['config.json', writeConfig(choices)],
    ['theme.css', writeTheme(colours, product, choices.title)],
    ['manifest.webmanifest', writeManifest(choices, colours)],
    ['service.html', writeService(choices)],
    ['mark.svg', drawMark(sign, markColour(colours))],
    ['logo.svg', drawLogo(sign, name, colours.dark)],
    ['logo-light.svg', drawLogo(sign, name, colours.light)],
    ['favicon.svg', drawIcon(sign, look, { scale: 0.82, corner: 7 })],
    ['icons/apple-touch-icon.png', writeIcon({ ...pixels, size: 180, scale: 0.72, corner: 0 })],
    ['icons/icon-192.png', writeIcon({ ...pixels, size: 192, scale: 0.78, corner: 7 })],
    ['icons/icon-512.png', writeIcon({ ...pixels, size: 512, scale: 0.78, corner: 7 })],
    // What a phone cuts off is up to a fifth at each side.
    ['icons/maskable-512.png', writeIcon({ ...pixels, size: 512, scale: 0.6, corner: 0 })],
    ['art/banner-1.svg', drawRisingBanner(poster)],
    ['art/banner-2.svg', drawHillsBanner(poster)],
    ['art/landing-phone.svg', drawPhoneArt(poster)],
    ['art/landing-wide.svg', drawWideArt(poster)],
  ])
}

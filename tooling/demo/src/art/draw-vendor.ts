import { box, disc, gradient, materials, path, ringed, rounded, stroke } from '@saola/game-engines/art'
import { seeded } from '@saola/game-engines'
import { inHouseVendor, type Vendor } from '../catalogue/vendors.ts'
import { escapeXml } from './escape-xml.ts'
import { fitText, fontStack, textBlock } from './title-text.ts'

const crests = [
  disc(0, 0, 26, 'fill="url(#a)"'),
  path('M0-28L25-14V14L0 28L-25 14V-14Z', 'fill="url(#a)"'),
  box(-24, -24, 48, 48, 12, 'fill="url(#a)"'),
  path('M0-30L30 0L0 30L-30 0Z', 'fill="url(#a)"'),
  ringed('l', 6, disc(0, -14, 13, 'fill="url(#a)"')),
  path('M-24-24H24V4Q24 22 0 30Q-24 22-24 4Z', 'fill="url(#a)"'),
] as const

const horns = path(
  'M-14 26C-12 4-6-14 2-30C2-10-2 10-4 26ZM2 26C4 4 10-14 18-30C18-10 14 10 12 26Z',
  'fill="url(#a)"',
)

/** The wordmark of a vendor: an SVG badge of 240 by 80, a crest with its initials and the name. */
export function drawVendor(vendor: Vendor, { language = 'vi' }: { language?: 'vi' | 'en' } = {}): string {
  const random = seeded(`vendor ${vendor.code}`)
  const name = language === 'vi' ? vendor.nameVi : vendor.nameEn
  const material = random.pick(Object.values(materials))
  const crest = random.pick(crests)
  const text = fitText(name, 150, 2, 25)
  const bottom = 40 + text.size * 0.36 + (text.lines.length - 1) * text.size * 0.58
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 80" width="240" height="80" ${rounded}>` +
    `<defs>${gradient('a', material)}</defs>` +
    box(1, 1, 238, 78, 14, 'fill="#1f1511" stroke="#e8b65b" stroke-opacity=".3"') +
    `<g transform="translate(42 40)">${vendor.code === inHouseVendor ? horns : crest + initials(name, material === materials.cinnabar ? '#f6ead2' : '#1c100c')}</g>` +
    path('M78 22V58', stroke('#5a4032', 1.4)) +
    textBlock(text, 86, Math.round(bottom), 'font-weight="700" fill="#f6ead2"') +
    '</svg>'
  )
}

function initials(name: string, ink: string): string {
  const letters = name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase()
  return `<text y="8" font-size="23" font-weight="800" text-anchor="middle" font-family="${fontStack}" fill="${ink}">${escapeXml(letters)}</text>`
}

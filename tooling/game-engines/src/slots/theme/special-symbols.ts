import { box, dark, disc, main, path, ringed, second, shell, stroke } from '../../art/ink.ts'
import { materials } from '../../art/palette.ts'
import type { SymbolArt } from './symbol-art.ts'

/** The two horns of the mark under a W: the wild of every slot that draws none of its own. */
export const plainWild: SymbolArt = {
  drawing:
    ringed('ray', 16, path('M-6-30L0-50L6-30Z', second)) +
    disc(0, 0, 38, main) +
    disc(0, 0, 31, 'fill="#7d1812"') +
    path('M-9-10C-13-22-14-34-12-46C-6-36-3-24-2-10ZM9-10C13-22 14-34 12-46C6-36 3-24 2-10Z', shell) +
    path('M-25-6H-16L-10 14L-4-4H4L10 14L16-6H25L15 24H6L0 8L-6 24H-15Z', main),
  main: materials.gold,
  second: materials.cinnabar,
}

/** A drum in rays: three of it open the feature. */
export const plainScatter: SymbolArt = {
  drawing:
    ringed('ray', 12, path('M-9-34L0-50L9-34Z', second)) +
    disc(0, 0, 40, main) +
    disc(0, 0, 33, stroke('#1c100c', 2)) +
    disc(0, 0, 27, `fill="none" stroke="#1c100c" stroke-width="5" stroke-dasharray="2 4"`) +
    path('M0-20L5-7L19-6L8 3L12 17L0 9L-12 17L-8 3L-19-6L-5-7Z', dark),
  main: materials.jade,
  second: materials.gold,
}

/** An orb that multiplies; its factor stands in words of the page over it. */
export function orb(value: number): SymbolArt {
  const tone = toneOf(value)
  return {
    drawing:
      disc(0, 0, 44, second) +
      disc(0, 0, 38, main) +
      path('M-26-12Q-20-30 0-31', stroke('#fff6e0', 5)) +
      box(-34, -15, 68, 30, 8, 'fill="#160b09" opacity=".72"') +
      `<text y="10" text-anchor="middle" font-size="27" font-weight="800" fill="#f9e2a0">${value}×</text>`,
    main: tone,
    second: materials.gold,
  }
}

function toneOf(value: number): SymbolArt['main'] {
  if (value >= 25) return materials.cinnabar
  return value >= 5 ? materials.jade : materials.amber
}

import { gradient } from '../../art/palette.ts'
import { svg } from '../../kit/dom.ts'
import type { SlotTheme, SymbolArt } from '../theme/symbol-art.ts'
import { drawSvg } from './draw-svg.ts'

/** Every symbol drawn once; cells only point at it. Each lies in a box of 100 by 100 around the origin. */
export function symbolSheet({ symbols }: SlotTheme): SVGSVGElement {
  const drawn = Object.entries(symbols).map(([letter, art]) =>
    svg('g', { id: `symbol-${letter}` }, ...drawSvg(symbolText(art), `s${letter}`)),
  )
  return svg('svg', { class: 'sheet', 'aria-hidden': 'true' }, svg('defs', {}, ...drawn))
}

function symbolText({ drawing, main, second, plate }: SymbolArt): string {
  const paints = gradient('a', main) + gradient('b', second)
  if (plate === undefined) return `${paints}<g transform="scale(.88)">${drawing}</g>`
  return (
    `${paints}<rect x="-47" y="-47" width="94" height="94" rx="15" fill="${plate}"/>` +
    '<rect x="-46" y="-46" width="92" height="92" rx="14" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="2"/>' +
    `<g transform="scale(.8)">${drawing}</g>`
  )
}

/** A symbol by its letter, placed around a point. */
export function symbolAt(letter: string, x = 0, y = 0): SVGUseElement {
  return svg('use', { href: `#symbol-${letter}`, x, y })
}

/** A symbol as a picture of its own. */
export function symbolCell(letter: string): SVGSVGElement {
  return svg('svg', { class: 'cell', viewBox: '-50 -50 100 100', 'aria-hidden': 'true' }, symbolAt(letter))
}

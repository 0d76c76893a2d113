import { displayable, type Oklch } from 'culori'
import { contrast } from '../contrast.ts'

/** What a colour must stand out from, and by how much. */
export type Demand = readonly [from: Oklch, ratio: number]

/** How fine lightness is searched. */
const step = 0.005

/** A hair above what WCAG asks for, so that no browser's rounding falls below it. */
const margin = 0.02

/** A colour that every screen shows, in the decimals that a sheet states: less colourful where its lightness has no such colour. */
export function shade(l: number, c: number, h: number): Oklch {
  const light = round(Math.min(1, Math.max(0, l)), 3)
  const hue = round(h, 1)
  for (let chroma = round(c, 3); chroma > 0; chroma = round(chroma - 0.002, 3)) {
    const colour: Oklch = { mode: 'oklch', l: light, c: chroma, h: hue }
    if (displayable(colour)) return colour
  }
  return { mode: 'oklch', l: light, c: 0, h: 0 }
}

/**
 * The colour of the same hue whose lightness is nearest to the wished one while every demand holds. Where no lightness does, it
 * is tried with less and less colour, at last as a grey; throws where not even a grey fits.
 */
export function nearestFit(wished: Oklch, demands: readonly Demand[]): Oklch {
  for (const colourful of [1, 0.75, 0.5, 0.25, 0]) {
    const found = fitOf(wished, wished.c * colourful, demands)
    if (found !== undefined) return found
  }
  throw new Error('No grey stands out from all of these colours')
}

/** Whether a colour stands out from all of these by as much as is asked. */
export function holds(colour: Oklch, demands: readonly Demand[]): boolean {
  return demands.every(([from, ratio]) => contrast(colour, from) >= ratio + margin)
}

function fitOf(wished: Oklch, c: number, demands: readonly Demand[]): Oklch | undefined {
  const fits = (l: number): Oklch | undefined => {
    const colour = shade(l, c, wished.h ?? 0)
    return holds(colour, demands) ? colour : undefined
  }
  for (let away = 0; away <= 1; away += step) {
    const found = fits(wished.l - away) ?? fits(wished.l + away)
    if (found !== undefined) return found
  }
  return undefined
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}

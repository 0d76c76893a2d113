import { clampRgb, formatHex, oklch, parse, wcagContrast, type Oklch } from 'culori'

/** Reads an opaque `oklch(0.5 0.1 30)`; null for anything else. */
export function parseOklch(text: string): Oklch | null {
  const colour = parse(text)
  return colour?.mode === 'oklch' && colour.alpha === undefined ? oklch(colour) : null
}

/** Whether a colour of six digits looks as the other one does. */
export function looksLike(digits: string, other: Oklch): boolean {
  const colour = /^#[0-9a-f]{6}$/i.test(digits) ? oklch(parse(digits)) : undefined
  return colour !== undefined && wcagContrast(colour, clampRgb(other)) < 1.1
}

/** The contrast ratio of WCAG 2 between two colours, 1 to 21; one outside sRGB is clipped, as a plain screen does. */
export function contrast(a: Oklch, b: Oklch): number {
  return wcagContrast(clampRgb(a), clampRgb(b))
}

/** A colour as six digits, which a plain screen shows the same. */
export function toHex(colour: Oklch): string {
  return formatHex(clampRgb(colour))
}

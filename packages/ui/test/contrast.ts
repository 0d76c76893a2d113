import { clampRgb, parse, wcagContrast, type Color } from 'culori'

/** WCAG 2 contrast ratio of two colours of CSS, 1 to 21, as a plain screen shows them. Alpha is refused. */
export function contrast(a: string, b: string): number {
  return wcagContrast(opaque(a), opaque(b))
}

/** The custom properties of the first rule whose selector is exactly `selector`. */
export function readTokens(css: string, selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`)
  if (start < 0) throw new Error(`no rule ${selector}`)
  const body = css.slice(start, css.indexOf('}', start))
  return new Map(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((found) => [found[1] ?? '', found[2] ?? '']),
  )
}

function opaque(text: string): Color {
  const colour = parse(text)
  if (colour === undefined || colour.alpha !== undefined) throw new Error(`not an opaque colour: ${text}`)
  return clampRgb(colour)
}

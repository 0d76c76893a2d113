type Colour = readonly [lightness: number, chroma: number, hue: number]

/** WCAG 2 contrast ratio of two `oklch(l c h)` texts, 1 to 21. Alpha is refused. */
export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(parseOklch(a)), luminance(parseOklch(b))].toSorted((x, y) => y - x)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
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

function parseOklch(text: string): Colour {
  const found = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(text)
  if (!found) throw new Error(`not an opaque oklch colour: ${text}`)
  return [Number(found[1]), Number(found[2]), Number(found[3])]
}

// The matrices of CSS Color 4; colours outside sRGB are clipped per channel, as a plain screen does.
function luminance([lightness, chroma, hue]: Colour): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function clip(channel: number): number {
  return Math.min(1, Math.max(0, channel))
}

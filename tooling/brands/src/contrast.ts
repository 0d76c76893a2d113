type Oklch = readonly [lightness: number, chroma: number, hue: number]

/** Reads an opaque `oklch(0.5 0.1 30)`; null for anything else. */
export function parseOklch(text: string): Oklch | null {
  const found = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(text.trim())
  if (!found) return null
  return [Number(found[1]), Number(found[2]), Number(found[3])]
}

/** The contrast ratio of WCAG 2 between two colours, 1 to 21. */
export function contrast(a: Oklch, b: Oklch): number {
  const [one, two] = [luminance(a), luminance(b)]
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05)
}

// The matrices of CSS Color 4; a colour outside sRGB is clipped per channel, as a plain screen does.
function luminance([lightness, chroma, hue]: Oklch): number {
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

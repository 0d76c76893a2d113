import { create, type Font } from 'fontkit'

/** A name as outlines: the data of a path whose baseline is at 0, and how wide it is. */
export type OutlinedName = { path: string; width: number }

/**
 * A name in the letters of a typeface, `size` high, as outlines: a drawing loads no typeface, so its letters are shapes.
 * Undefined where the typeface lacks one of the letters.
 */
export function outlineName(name: string, face: Buffer, size: number): OutlinedName | undefined {
  const font = create(face) as Font
  const run = font.layout(name.normalize('NFC'))
  if (run.glyphs.length === 0 || run.glyphs.some(({ id }) => id === 0)) return undefined
  const scale = size / font.unitsPerEm
  let x = 0
  const parts = run.glyphs.map((glyph, index) => {
    const place = run.positions[index]
    const part = glyph.path
      .scale(scale, -scale)
      .translate(x + (place?.xOffset ?? 0) * scale, 0)
      .toSVG()
    x += (place?.xAdvance ?? 0) * scale
    return part.replaceAll(/-?\d+\.\d+/g, (value) => String(Number(Number(value).toFixed(2))))
  })
  return { path: parts.join(''), width: x }
}

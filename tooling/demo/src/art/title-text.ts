import { round } from '@saola/game-engines/art'
import { escapeXml } from './escape-xml.ts'

/** Fonts that carry Vietnamese on every system; art is shown as an image, so no web font reaches it. */
export const fontStack = "'Be Vietnam Pro',system-ui,sans-serif"

/** Words set in lines that fit, and the size at which they do. */
export type SetText = { lines: string[]; size: number }

const sizes = [60, 52, 44, 38, 32, 28, 25, 22, 19, 16, 13] as const

/**
 * Wraps by words into at most `maxLines` lines of `width` units, at the largest size that fits; a single word too long for
 * the smallest size is cut with an ellipsis. Widths are those of a broad system font, so narrower ones fit as well.
 */
export function fitText(text: string, width: number, maxLines: number, largest = 36): SetText {
  // Only plain spaces break a line: no-break spaces tie the parts of one word.
  const words = text.trim().split(/[ \t\n]+/u)
  for (const size of sizes) {
    if (size > largest) continue
    const lines = balanced(words, width / size, maxLines)
    if (lines) return { lines, size }
  }
  const size = sizes.at(-1) ?? 13
  return { lines: [cut(text.trim(), width / size)], size }
}

/** The lines as SVG text, the last one's baseline at `bottom`. */
export function textBlock({ lines, size }: SetText, x: number, bottom: number, attributes: string): string {
  const leading = round(size * 1.16)
  const top = round(bottom - leading * (lines.length - 1))
  const spans = lines.map((line, index) =>
    index === 0 ? escapeXml(line) : `<tspan x="${x}" dy="${leading}">${escapeXml(line)}</tspan>`,
  )
  return `<text x="${x}" y="${top}" font-family="${fontStack}" font-size="${size}" ${attributes}>${spans.join('')}</text>`
}

/** Width of a line in units of its font size. */
export function widthOf(text: string): number {
  let width = 0
  for (const sign of text.normalize('NFD')) width += advanceOf(sign)
  return width
}

/** The fewest lines that hold the words, then the narrowest measure that still needs no more lines. */
function balanced(words: readonly string[], width: number, maxLines: number): string[] | undefined {
  const lines = wrapped(words, width)
  if (lines.length > maxLines || lines.some((line) => widthOf(line) > width)) return undefined
  for (let share = 0.55; share < 1; share += 0.06) {
    const narrower = wrapped(words, width * share)
    if (narrower.length === lines.length && narrower.every((line) => widthOf(line) <= width)) return narrower
  }
  return lines
}

function wrapped(words: readonly string[], width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const joined = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(joined) <= width) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines
}

function cut(text: string, width: number): string {
  let kept = text
  while (kept.length > 1 && widthOf(`${kept}…`) > width) kept = kept.slice(0, -1)
  return kept === text ? text : `${kept}…`
}

function advanceOf(sign: string): number {
  if (/\p{M}/u.test(sign)) return 0
  if (/[ilj.,'’:;!|]/u.test(sign)) return 0.37
  if (/[ \u00a0frtI\-()]/u.test(sign)) return 0.46
  if (/[mwMW@%]/u.test(sign)) return 1.04
  if (/[A-Z&Đ]/u.test(sign)) return 0.79
  if (/\p{Script=Latin}|\p{N}/u.test(sign)) return 0.69
  return 1.05
}

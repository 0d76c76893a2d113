import type { Material } from '../../art/palette.ts'

/** How a symbol looks: a drawing in a box of 100 by 100 around the origin, and what it is made of. */
export type SymbolArt = {
  /** Text of SVG that paints with the gradients `a` and `b`. */
  readonly drawing: string
  readonly main: Material
  readonly second: Material
  /** The colour of the plate behind it; none: it stands free. */
  readonly plate?: string
}

/** What a slot looks like: its symbols by letter, and what stands behind its reels. */
export type SlotTheme = {
  readonly symbols: Readonly<Record<string, SymbolArt>>
  /** A sheet of 400 by 300 behind the reels, as text of SVG; its edges may be cut. */
  readonly scene: string
  /** Frame and lines: a bright tone and the ground under the reels. */
  readonly line: string
  readonly ground: string
}

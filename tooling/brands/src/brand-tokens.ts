/** The colours that a brand may set, each as an opaque `oklch(l c h)` so that its contrast can be proved. */
export const colourTokens = [
  '--ground',
  '--surface',
  '--surface-raised',
  '--line',
  '--line-strong',
  '--text',
  '--text-quiet',
  '--accent',
  '--accent-deep',
  '--accent-text',
  '--on-accent',
  '--value',
  '--on-value',
  '--good',
  '--warn',
  '--bad',
  '--focus',
  '--veil',
  '--on-veil',
  '--veil-value',
  '--veil-accent',
] as const

/** The typefaces that a brand may set. */
export const fontTokens = ['--font-text', '--font-display', '--font-figures'] as const

/** The drawings that a brand may set: the mark as a picture of its own folder or in the sheet itself, and the shape of a stroke. */
export const drawnTokens = ['--mark', '--stroke-right', '--stroke-up'] as const

/** What else a brand may set. Sizes, spacing and layout belong to the product. */
export const freeTokens = [
  '--scrim',
  '--sheen',
  '--shadow-raised',
  '--shadow-float',
  '--radius-small',
  '--radius',
  '--radius-large',
  '--radius-round',
  '--quick',
  '--steady',
  '--ease',
] as const

/** A colour of the theme. */
export type ColourToken = (typeof colourTokens)[number]

const grounds = ['--ground', '--surface', '--surface-raised'] as const
const words = ['--text', '--text-quiet', '--accent-text', '--value', '--good', '--warn', '--bad'] as const
const marks = ['--focus', '--line-strong'] as const

/** Every pair that meets on a screen, with the ratio WCAG 2.2 AA asks for: 4.5 for words, 3 for marks and edges. */
export const contrastPairs: readonly (readonly [front: ColourToken, back: ColourToken, ratio: number])[] = [
  ...grounds.flatMap((ground) => words.map((word) => [word, ground, 4.5] as const)),
  ...grounds.flatMap((ground) => marks.map((mark) => [mark, ground, 3] as const)),
  ['--on-accent', '--accent', 4.5],
  ['--on-accent', '--accent-deep', 4.5],
  ['--on-value', '--value', 4.5],
  ['--on-veil', '--veil', 7],
  ['--veil-value', '--veil', 4.5],
  ['--veil-accent', '--veil', 4.5],
]

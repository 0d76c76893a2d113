import { readRules, themeTokens } from './check-theme.ts'

/** What may be said of a face, and how; anything else is left out. */
const sayings: readonly (readonly [name: string, shape: RegExp])[] = [
  ['font-style', /^(?:normal|italic)$/],
  ['font-weight', /^\d{3}(?: \d{3})?$/],
  ['unicode-range', /^U\+[\dA-F-]+(?:,\s*U\+[\dA-F-]+)*$/i],
  ['size-adjust', /^\d{1,3}(?:\.\d+)?%$/],
  ['ascent-override', /^\d{1,3}(?:\.\d+)?%$/],
  ['descent-override', /^\d{1,3}(?:\.\d+)?%$/],
  ['line-gap-override', /^\d{1,3}(?:\.\d+)?%$/],
]
const named = /^(['"])[\p{L}\d][\p{L}\d ._-]*\1$/u
const inFolder = /^url\((['"]?)\/brand\/fonts\/([\w.-]+\.woff2)\1\)\s*format\((['"]?)woff2\3\)$/
const ofDevice = /^local\((['"])[\p{L}\d ._-]+\1\)$/u
const family = /^(?:(['"])[\p{L}\d][\p{L}\d ._-]*\1|[a-z-]+|var\(--font-(?:text|display|figures)\))$/iu

/**
 * The typefaces that a brand's own sheet states, for pages under another origin: its faces, whose files stand where
 * `placeOf` says, and the tokens that name them. Each file is one of the brand's own folder, so no page asks anybody else
 * for one; its widths before the files are there come along, so that nothing moves.
 */
export function nightFaces(
  css: string,
  placeOf: (file: string) => string | undefined,
): { faces: string; tokens: string } {
  const faces = readRules(css)
    .filter(({ selector }) => selector === '@font-face')
    .map(({ body }) => faceOf(new Map(declarations(body)), placeOf))
    .join('')
  const { dark } = themeTokens(css, '')
  const fonts = ['--font-text', '--font-display', '--font-figures'].flatMap((name) => {
    const value = dark.get(name)?.replaceAll(/\s+/g, ' ')
    return value !== undefined && isFamilies(value) ? [`${name}: ${value};`] : []
  })
  // The product's figures are as wide as its own words, and not as the brand's.
  const lone = fonts[0]?.startsWith('--font-text') && !dark.has('--font-figures')
  return { faces, tokens: [...fonts, ...(lone ? ['--font-figures: var(--font-text);'] : [])].join(' ') }
}

function faceOf(said: ReadonlyMap<string, string>, placeOf: (file: string) => string | undefined): string {
  const name = said.get('font-family') ?? ''
  const sources = (said.get('src') ?? '').split(',').map((source) => sourceOf(source.trim(), placeOf))
  if (!named.test(name) || sources.includes(undefined)) return ''
  const rest = sayings.flatMap(([key, shape]) => {
    const value = said.get(key)
    return value !== undefined && shape.test(value) ? [`${key}: ${value};`] : []
  })
  return `@font-face { font-family: ${name}; src: ${sources.join(', ')}; font-display: swap; ${rest.join(' ')} }\n`
}

function sourceOf(source: string, placeOf: (file: string) => string | undefined): string | undefined {
  if (ofDevice.test(source)) return source
  const file = inFolder.exec(source)?.[2]
  const place = file === undefined ? undefined : placeOf(file)
  return place === undefined ? undefined : `url('${place}') format('woff2')`
}

function isFamilies(value: string): boolean {
  return value.split(',').every((each) => family.test(each.trim()))
}

function declarations(body: string): [name: string, value: string][] {
  return [...body.matchAll(/([\w-]+)\s*:\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value.trim(),
  ])
}

import {
  colourTokens,
  contrastPairs,
  drawnTokens,
  fontTokens,
  freeTokens,
  type ColourToken,
} from './brand-tokens.ts'
import { checkFelts } from './felts.ts'
import { contrast, looksLike, parseOklch } from './contrast.ts'

/** The colours of a browser's bars, as `config.json` has them. */
type Bars = { dark?: unknown; light?: unknown }

const known = new Set<string>([...colourTokens, ...fontTokens, ...drawnTokens, ...freeTokens])

/** How what is drawn may be said. A picture from anywhere else would be no mask: it is loaded as the brand's own. */
const shapes = new Map<string, RegExp>([
  ['--mark', /^url\((['"])(?:\/brand\/[\w./-]+|data:image\/svg\+xml,[^"]+)\1\)$|^[a-z-]+-gradient\(/],
  ['--stroke-right', /^(?:inset|ellipse|circle|polygon|path)\(/],
  ['--stroke-up', /^(?:inset|ellipse|circle|polygon|path)\(/],
])

/** Where a brand's tokens stand. */
export const root = ':root'
/** The brand by day. What it sets on the root wins over the product's own light set, so that is set again here. */
export const light = ":root[data-theme='light']"

/**
 * What is wrong with a brand's `theme.css`, one sentence each: strange rules or tokens, weak contrast, and what `product`,
 * the tokens that every brand starts from, says already; and `bars` that are not of the colour of the ground.
 */
export function checkTheme(css: string, product: string, bars: Bars = {}): string[] {
  const rules = readRules(css)
  const own = tokensOf(rules, root)
  const { dark: byNight, light: byDay } = themeTokens(css, product)
  const { dark, light: day } = themeTokens('', product)
  return [
    ...rules
      .filter((rule) => ![root, light, '@font-face'].includes(rule.selector))
      .map((rule) => `theme.css: a brand sets tokens on :root and fonts, nothing else: ${rule.selector}`),
    ...checkSet('theme.css', own, dark),
    ...checkSet('theme.css by day', tokensOf(rules, light), new Map([...day, ...own])),
    ...checkContrast('theme.css', byNight),
    ...checkFelts('theme.css', byNight),
    ...checkContrast('theme.css by day', byDay),
    ...checkBar('dark', bars.dark, byNight),
    ...checkBar('light', bars.light, byDay),
  ]
}

/** What every token is in the two looks of a brand: its own sheet over `product`. */
export function themeTokens(css: string, product: string): { dark: Tokens; light: Tokens } {
  const [own, start] = [readRules(css), readRules(product)]
  const night = tokensOf(own, root)
  const dark = tokensOf(start, root)
  const day = tokensOf(start, "[data-theme='light']")
  return {
    dark: new Map([...dark, ...night]),
    light: new Map([...dark, ...day, ...night, ...tokensOf(own, light)]),
  }
}

/** Two colours that meet on a screen: the ratio that is wanted, and the one they have, null where one is no opaque oklch colour. */
export type MeasuredPair = { front: ColourToken; back: ColourToken; wanted: number; ratio: number | null }

/** Measures every pair of `contrastPairs` in the tokens of one look. */
export function measurePairs(tokens: Tokens): MeasuredPair[] {
  return contrastPairs.map(([front, back, wanted]) => {
    const [one, two] = [parseOklch(tokens.get(front) ?? ''), parseOklch(tokens.get(back) ?? '')]
    return { front, back, wanted, ratio: one && two && contrast(one, two) }
  })
}

/** Tokens with what they are. */
export type Tokens = ReadonlyMap<string, string>
type Rule = { selector: string; body: string }

function checkSet(
  place: string,
  tokens: ReadonlyMap<string, string>,
  start: ReadonlyMap<string, string>,
): string[] {
  return [...tokens].flatMap(([name, value]) => {
    if (!known.has(name)) return [`${place}: unknown token ${name}`]
    if (!(shapes.get(name)?.test(value) ?? true)) return [`${place}: ${name} cannot be ${value}`]
    return start.get(name) === value ? [`${place}: ${name} is what the product says already`] : []
  })
}

function checkContrast(place: string, tokens: ReadonlyMap<string, string>): string[] {
  return measurePairs(tokens).flatMap(({ front, back, wanted, ratio }) => {
    if (ratio === null) return [`${place}: ${front} and ${back} must both be opaque oklch colours`]
    return ratio < wanted
      ? [`${place}: ${front} on ${back} is ${ratio.toFixed(2)}:1, wanted ${wanted}:1`]
      : []
  })
}

function checkBar(look: keyof Bars, bar: unknown, tokens: ReadonlyMap<string, string>): string[] {
  const ground = parseOklch(tokens.get('--ground') ?? '')
  const fits = bar === undefined || (ground !== null && looksLike(String(bar), ground))
  return fits ? [] : [`config.json: bars.${look} is six digits and looks like --ground`]
}

/** The rules of a sheet, out of their layers. */
export function readRules(css: string): Rule[] {
  const bare = css.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/@layer [\w-]+ \{/g, '')
  return [...bare.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map((found) => ({
    selector: (found[1] ?? '').trim(),
    body: found[2] ?? '',
  }))
}

function tokensOf(rules: readonly Rule[], selector: string): Map<string, string> {
  const pairs = rules
    .filter((rule) => rule.selector === selector)
    .flatMap(({ body }) => [...body.matchAll(/([\w-]+)\s*:\s*([^;]+);/g)])
  return new Map(pairs.map((found) => [found[1] ?? '', found[2] ?? '']))
}

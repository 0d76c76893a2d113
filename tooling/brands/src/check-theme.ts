import { colourTokens, contrastPairs, fontTokens, freeTokens } from './brand-tokens.ts'
import { contrast, parseOklch } from './contrast.ts'

const known = new Set<string>([...colourTokens, ...fontTokens, ...freeTokens])

const root = ':root'
/** The brand by day. It has colours of its own: those on the root would win over our light set. */
const light = ":root[data-theme='light']"

/** What is wrong with a brand's `theme.css`, one sentence each: strange rules or tokens, missing ones, weak contrast. */
export function checkTheme(css: string): string[] {
  const rules = readRules(css)
  const tokensOf = (selector: string) =>
    readTokens(rules.filter((rule) => rule.selector === selector).map((rule) => rule.body))
  return [
    ...rules
      .filter((rule) => ![root, light, '@font-face'].includes(rule.selector))
      .map((rule) => `theme.css: a brand sets tokens on :root and fonts, nothing else: ${rule.selector}`),
    ...checkSet('theme.css', tokensOf(root), [...colourTokens, ...fontTokens]),
    ...checkSet('theme.css by day', tokensOf(light), colourTokens),
  ]
}

function checkSet(place: string, tokens: ReadonlyMap<string, string>, wanted: readonly string[]): string[] {
  return [
    ...[...tokens.keys()].filter((name) => !known.has(name)).map((name) => `${place}: unknown token ${name}`),
    ...wanted.filter((name) => !tokens.has(name)).map((name) => `${place}: missing token ${name}`),
    ...checkContrast(place, tokens),
  ]
}

function checkContrast(place: string, tokens: ReadonlyMap<string, string>): string[] {
  return contrastPairs.flatMap(([front, back, wanted]) => {
    const [one, two] = [parseOklch(tokens.get(front) ?? ''), parseOklch(tokens.get(back) ?? '')]
    if (!one || !two) return [`${place}: ${front} and ${back} must both be opaque oklch colours`]
    const ratio = contrast(one, two)
    return ratio < wanted
      ? [`${place}: ${front} on ${back} is ${ratio.toFixed(2)}:1, wanted ${wanted}:1`]
      : []
  })
}

function readRules(css: string): { selector: string; body: string }[] {
  const bare = css.replaceAll(/\/\*[^]*?\*\//g, '')
  return [...bare.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map((found) => ({
    selector: (found[1] ?? '').trim(),
    body: found[2] ?? '',
  }))
}

function readTokens(bodies: readonly string[]): Map<string, string> {
  const pairs = bodies.flatMap((body) => [...body.matchAll(/([\w-]+)\s*:\s*([^;]+);/g)])
  return new Map(pairs.map((found) => [found[1] ?? '', found[2] ?? '']))
}

import { colourTokens, contrastPairs, fontTokens, freeTokens } from './brand-tokens.ts'
import { contrast, parseOklch } from './contrast.ts'

const known = new Set<string>([...colourTokens, ...fontTokens, ...freeTokens])

/** What is wrong with a brand's `theme.css`, one sentence each: strange rules or tokens, missing ones, weak contrast. */
export function checkTheme(css: string): string[] {
  const rules = readRules(css)
  const tokens = readTokens(rules.filter((rule) => rule.selector === ':root').map((rule) => rule.body))
  return [
    ...rules
      .filter((rule) => rule.selector !== ':root' && rule.selector !== '@font-face')
      .map((rule) => `theme.css: a brand sets tokens on :root and fonts, nothing else: ${rule.selector}`),
    ...[...tokens.keys()]
      .filter((name) => !known.has(name))
      .map((name) => `theme.css: unknown token ${name}`),
    ...[...colourTokens, ...fontTokens]
      .filter((name) => !tokens.has(name))
      .map((name) => `theme.css: missing token ${name}`),
    ...checkContrast(tokens),
  ]
}

function checkContrast(tokens: ReadonlyMap<string, string>): string[] {
  return contrastPairs.flatMap(([front, back, wanted]) => {
    const [one, two] = [parseOklch(tokens.get(front) ?? ''), parseOklch(tokens.get(back) ?? '')]
    if (!one || !two) return [`theme.css: ${front} and ${back} must both be opaque oklch colours`]
    const ratio = contrast(one, two)
    return ratio < wanted
      ? [`theme.css: ${front} on ${back} is ${ratio.toFixed(2)}:1, wanted ${wanted}:1`]
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

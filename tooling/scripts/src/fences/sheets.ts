import type { Source } from './read-sources.ts'

/** A rule of a sheet: what it is for, the conditions around it, and what it says, by property. */
type Rule = { path: string; selector: string; around: string; says: ReadonlyMap<string, string> }

/** Mixed in oklch, the missing hue of black, white or grey is each engine's own to choose. */
export function huelessMixes(sources: readonly Source[]): string[] {
  return rulesOf(sources)
    .filter(({ says }) =>
      [...says.values()].some((value) => /color-mix\(in oklch,[^;]*\b(?:black|white|gr[ae]y)\b/.test(value)),
    )
    .map(
      ({ path, selector }) =>
        `${path}: ${selector} mixes in oklch; black and white have a hue in oklab alone`,
    )
}

/** Dots stand for what does not fit only where it is cut and stays on its line; WebKit cuts a select without them. */
export function ellipsesWithoutALine(sources: readonly Source[]): string[] {
  return rulesOf(sources)
    .filter(
      ({ says }) =>
        says.get('text-overflow') === 'ellipsis' &&
        !(/hidden|clip/.test(says.get('overflow') ?? '') && says.get('white-space') === 'nowrap'),
    )
    .map(
      ({ path, selector }) =>
        `${path}: ${selector} ends in dots without overflow: hidden and white-space: nowrap`,
    )
}

/** What is below 16 px. */
const small = /^(?:0?\.\d+rem|(?:\d|1[0-5])(?:\.\d+)?px|var\(--size-(?:label|small)\))$/

/** A phone zooms in on a field below 16 px, and stays there; a rule for wide windows meets no phone. */
export function smallFields(sources: readonly Source[]): string[] {
  return rulesOf(sources)
    .filter(
      ({ selector, around, says }) =>
        /(?:^|[\s>+~(,])(?:select|input|textarea)\b(?!-)|\.(?:input|select)\b(?!-)/.test(selector) &&
        !/width >=/.test(around) &&
        small.test(says.get('font-size') ?? ''),
    )
    .map(({ path, selector, says }) => `${path}: ${selector} is of ${says.get('font-size')}, below 16 px`)
}

/** Where `:has` is unknown, a field that is hidden in what stands for it would have no ring at all. */
export function ringsByHasAlone(sources: readonly Source[]): string[] {
  const rules = rulesOf(sources)
  return rules
    .filter(({ selector }) => selector.includes(':has(:focus-visible)'))
    .filter(
      ({ path, selector }) =>
        !rules.some(
          (other) =>
            other.path === path &&
            other.around.includes('@supports not selector(:has(') &&
            other.selector === selector.replace(':has(:focus-visible)', ':focus-within'),
        ),
    )
    .map(({ path, selector }) => `${path}: ${selector} has no :focus-within for browsers without :has`)
}

function rulesOf(sources: readonly Source[]): Rule[] {
  return sources.filter(({ path }) => path.endsWith('.css')).flatMap(readRules)
}

function readRules({ path, text }: Source): Rule[] {
  const rules: Rule[] = []
  const open: { prelude: string; says: Map<string, string> }[] = []
  const parts = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)
  for (const [, said = '', end] of parts) {
    const words = said.replaceAll(/\s+/g, ' ').trim()
    if (end === '{') open.push({ prelude: words, says: new Map() })
    else if (words !== '') open.at(-1)?.says.set(...declaration(words))
    if (end !== '}') continue
    const { prelude = '', says = new Map<string, string>() } = open.pop() ?? {}
    const around = open.map((each) => each.prelude).join(' ')
    if (says.size > 0) rules.push({ path, selector: prelude, around, says })
  }
  return rules
}

function declaration(words: string): [string, string] {
  const colon = words.indexOf(':')
  return [words.slice(0, colon).trim(), words.slice(colon + 1).trim()]
}

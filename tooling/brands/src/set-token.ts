import { light, root, themeTokens } from './check-theme.ts'

/** What a token is by night and by day. */
export type Looks = { dark: string; light: string }

/**
 * The sheet with a token that is what is wanted in each look, and every other letter as it was. Only what differs from
 * `product`, the sheet of `@saola/ui`, is stated; what the root would change by day is said again there.
 */
export function setToken(css: string, product: string, name: string, wanted: Looks): string {
  const start = themeTokens('', product)
  const isOwn = start.dark.get(name) !== wanted.dark
  const byDay = isOwn ? wanted.dark : start.light.get(name)
  return withDeclaration(
    withDeclaration(css, root, name, isOwn ? wanted.dark : undefined),
    light,
    name,
    byDay === wanted.light ? undefined : wanted.light,
  )
}

/** The sheet with one declaration of a rule stated, changed, or gone where there is no value. */
function withDeclaration(css: string, selector: string, name: string, value: string | undefined): string {
  const rule = ruleOf(css, selector)
  if (rule === undefined) {
    return value === undefined ? css : `${css.trimEnd()}\n\n${selector} {\n  ${name}: ${value};\n}\n`
  }
  const found = new RegExp(`(?<=[;\\s])${name}\\s*:\\s*([^;]+);`).exec(rule.body)
  if (found === null) {
    return value === undefined ? css : `${css.slice(0, rule.end)}  ${name}: ${value};\n${css.slice(rule.end)}`
  }
  if (found[1] === value) return css
  const at = rule.begin + found.index
  const behind = at + found[0].length
  if (value !== undefined) return `${css.slice(0, at)}${name}: ${value};${css.slice(behind)}`
  // With its line, where it has one of its own.
  const before = css.slice(0, at).replace(/\n[ \t]*$/, '')
  return `${before}${css.slice(behind)}`
}

/** Where the body of a rule stands, and the body with its comments blank; `end` is where a line may be added. */
function ruleOf(css: string, selector: string): { begin: number; end: number; body: string } | undefined {
  const bare = css.replaceAll(/\/\*[^]*?\*\//g, (comment) => ' '.repeat(comment.length))
  const pattern = /([^{}]+)\{([^{}]*)\}/g
  for (const found of bare.matchAll(pattern)) {
    const [whole, before = '', body = ''] = found
    if (before.trim() !== selector) continue
    const begin = found.index + before.length + 1
    const tail = /[ \t]*$/.exec(body)?.[0].length ?? 0
    return { begin, end: found.index + whole.length - 1 - tail, body }
  }
  return undefined
}

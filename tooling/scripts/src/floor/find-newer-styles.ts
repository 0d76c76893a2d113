import type { Newer } from './find-newer.ts'
import type { NewerFeatures } from './newer-features.ts'

/**
 * The selectors and at-rules of a sheet that some served browser does not know: it drops the whole rule with them. A
 * property or a value that it does not know it leaves out alone, and the page stands without.
 */
export function findNewerStyles(sheet: string, { styles }: NewerFeatures): Newer[] {
  const code = sheet.replaceAll(/\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'/g, (text) => ' '.repeat(text.length))
  return [...code.matchAll(/(?:^|[{};])([^{};]*)\{/g)].flatMap((rule) => {
    const prelude = rule[1] ?? ''
    return namesIn(prelude.trim()).flatMap((name) => {
      // What one engine calls its own the others need not know.
      const lacking = name.startsWith(':-') ? undefined : styles.get(name)
      return lacking === undefined ? [] : [{ name, lacking, at: rule.index }]
    })
  })
}

function namesIn(prelude: string): string[] {
  // What is inside an at-rule's own condition is no selector.
  if (!prelude.startsWith('@')) {
    return [...prelude.matchAll(/::?[a-z-]+/g)].map(([written]) => written.replace('::', ':'))
  }
  const name = /^@[a-z-]+/.exec(prelude)?.[0] ?? ''
  if (name !== '@media') return [name]
  return [
    name,
    ...(/[<>]/.test(prelude) ? ['@media of a range'] : []),
    // `not screen` and `not all and (...)` are as old as `@media`.
    ...(/\bnot\s*\(|\)\s*or\b/.test(prelude) ? ['@media of not and or'] : []),
  ]
}

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
    // What is inside an at-rule's own condition is no selector.
    const names = prelude.trim().startsWith('@')
      ? prelude.matchAll(/@[a-z-]+/g)
      : prelude.matchAll(/::?[a-z-]+/g)
    return [...names].flatMap(([written]) => {
      const name = written.replace('::', ':')
      // What one engine calls its own the others need not know.
      const lacking = name.startsWith(':-') ? undefined : styles.get(name)
      return lacking === undefined ? [] : [{ name, lacking, at: rule.index }]
    })
  })
}

import type { Source } from './read-sources.ts'

/** What the first brand draws, once drawn by components for every brand. */
const drawings = String.raw`[Hh]orns?(?![a-z])`

/**
 * The lines of components, sheets and pages that name a brand, or what one brand draws: a brand is data. `names` are the
 * brands' own; in small letters and with a sign after it (`@saola/ui`, `saola-look`) one of them is the product's.
 */
export function brandNames(sources: readonly Source[], names: readonly string[]): string[] {
  if (names.length === 0) throw new Error('no brand was found, so nothing was proved')
  const small = names.map((name) => name.toLowerCase()).join('|')
  // A schema says which library made it.
  const named = new RegExp(
    String.raw`\b(?:${names.join('|')})\b|(?<!vendor: )(['"\`])(?:${small})\1|brands?/(?:${small})/|(?<![a-z])(?:${drawings})`,
  )
  return sources
    .filter(({ path }) => /^(?:apps|packages)\/[^/]+\/src\//.test(path))
    .flatMap(({ path, text }) =>
      [text, path]
        .join('\n')
        .split('\n')
        .flatMap((line, index) =>
          named.test(line) ? [`${path}:${index + 1}: ${named.exec(line)?.[0]} is a brand's`] : [],
        ),
    )
}

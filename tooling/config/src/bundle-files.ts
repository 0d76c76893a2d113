import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** Files of code with all that they import before they run. */
export function withImports(bundle: Bundle, names: readonly string[]): string[] {
  const found = new Set(names)
  for (const name of found) {
    const chunk = bundle[name]
    if (chunk?.type === 'chunk') for (const each of chunk.imports) found.add(each)
  }
  return [...found]
}

/** The sheets that a file of code needs. */
export function sheetsOf(file: Bundle[string] | undefined): string[] {
  if (file?.type !== 'chunk') return []
  // Vite notes there which sheets a chunk needs.
  const { importedCss } = (file as { viteMetadata?: { importedCss?: Set<string> } }).viteMetadata ?? {}
  return [...(importedCss ?? [])]
}

/** What a sheet or a page of the bundle says. Throws where there is none. */
export function textOf(file: Bundle[string] | undefined): string {
  if (file?.type !== 'asset') throw new Error('The build has no such page or sheet')
  return typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source)
}

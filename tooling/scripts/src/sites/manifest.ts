/**
 * What the build writes of a file of code: what it imports before it runs and later, by the names of the manifest, its sheets,
 * and the areas of the words that a page asks for.
 */
type Entry = {
  file: string
  name?: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  words?: string[]
}

/** What a built app consists of (`.vite/manifest.json`), by the names of its sources. */
export type Manifest = Readonly<Record<string, Entry>>

/** The sources named, with all that they import before they run. */
export function withImports(manifest: Manifest, names: readonly string[]): string[] {
  const all = new Set(names)
  for (const name of all) for (const each of manifest[name]?.imports ?? []) all.add(each)
  return [...all]
}

/** `_site/games/$family` of `src/routes/_site/games/$family.tsx?tsr-split=component`; undefined for what is no page or layout. */
export function routeOf(source: string): string | undefined {
  return /^src\/routes\/(.+)\.tsx\?tsr-split=component/.exec(source)?.[1]
}

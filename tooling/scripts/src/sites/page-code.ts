/** What Vite writes of a file of code in `.vite/manifest.json`. */
type Entry = { file: string; imports?: string[]; css?: string[] }

/** What a built app consists of, by the names of its sources. */
export type Manifest = Readonly<Record<string, Entry>>

type Page = { source: string; pattern: RegExp; open: number }

/** What only somebody who is signed in is shown. */
const guarded = /^src\/routes\/_(?:member|agent)\//

/**
 * The code and the sheets of an app's pages, so that they can be asked for before its start knows of them: answers with the
 * files that the page at a path runs, its layouts and `texts` among them, which are areas in a language (`games/vi`). Who has
 * none of it yet is not signed in, and is shown the way in where a page is not for everybody. None for a path without a page.
 */
export function createPageCode(manifest: Manifest, texts: readonly string[]): (path: string) => string[] {
  const findPage = createPageFinder(manifest)
  const wayIn = findPage('/login')
  const catalogues = texts.flatMap((text) =>
    Object.keys(manifest).filter((name) => name.endsWith(`/catalogues/${text}.ts`)),
  )

  function filesOf(names: readonly string[]): string[] {
    const all = new Set(names)
    for (const name of all) for (const each of manifest[name]?.imports ?? []) all.add(each)
    const entries = [...all].flatMap((name) => manifest[name] ?? [])
    return [...new Set(entries.flatMap(({ file, css = [] }) => [file, ...css]))]
  }

  return (path) => {
    const found = findPage(path)
    if (found === undefined) return []
    const page = guarded.test(found) ? wayIn : found
    const layouts = Object.keys(manifest).filter((name) => {
      const [folder, rest] = name.split('/route.tsx?')
      return rest !== undefined && page?.startsWith(`${folder}/`)
    })
    return filesOf([...catalogues, ...layouts, ...(page === undefined ? [] : [page])])
  }
}

/** Finds the source of the page at a path. */
export function createPageFinder(manifest: Manifest): (path: string) => string | undefined {
  const pages = Object.keys(manifest).flatMap(pageOf)
  return (path) =>
    pages.filter(({ pattern }) => pattern.test(path)).toSorted((one, other) => one.open - other.open)[0]
      ?.source
}

/** The page of a source such as `src/routes/_site/games/$family.tsx?tsr-split=component`; none of a layout. */
function pageOf(source: string): Page[] {
  const [, name] = /^src\/routes\/(.+)\.tsx\?tsr-split=component/.exec(source) ?? []
  if (name === undefined || name.endsWith('/route')) return []
  const parts = name
    .split(/[/.]/)
    .filter((part) => !part.startsWith('_') && part !== 'index')
    .map((part) => part.replace(/_$/, ''))
  const open = parts.filter((part) => part.startsWith('$'))
  const pattern = parts.map((part) => (part.startsWith('$') ? '/[^/]+' : `/${part}`)).join('')
  return [{ source, pattern: new RegExp(`^${pattern}/?$`), open: open.length }]
}

import { languageOf } from '@saola/i18n'
import { routeOf, withImports, type Manifest } from './manifest.ts'

/** A page by its source; `open` counts the parts of its path that may be anything. */
type Page = { source: string; pattern: RegExp; open: number }

/** The way in of an app that shows it without its router. */
const door = 'src/door.tsx'

function isStart(name: string): boolean {
  return name === 'index.html' || name === door
}

/** What only somebody who is signed in is shown; for anybody else the way in stands there, which has an address as well. */
function isBehind(page: string): boolean {
  return /^src\/routes\/(?:_(?:member|agent)\/|login\.tsx)/.test(page)
}

/**
 * The code and the sheets of an app's pages, so that they can be asked for before its start knows of them: answers with the
 * files that the page at a path runs, its layouts among them, its words, and the texts of the first page in `language`
 * (`first-texts-vi`). Who has
 * none of it yet is not signed in, and is shown the way in where a page is not for everybody. None for a path without a page.
 */
export function createPageCode(manifest: Manifest, language: string): (path: string) => readonly string[] {
  const findPage = createPageFinder(manifest)
  const wayIn = door in manifest ? door : findPage('/login')
  const names = Object.keys(manifest)
  const ours = languageOf(language)
  const namesOfTexts = [`texts-${ours}`, `first-texts-${ours}`]
  const texts = names.filter((name) => namesOfTexts.includes(manifest[name]?.name ?? ''))
  const files = new Map<string, readonly string[]>()

  function wordsOf(page: string): string[] {
    const areas = manifest[page]?.words ?? []
    return names.filter((name) => areas.some((area) => name.endsWith(`/catalogues/${area}/${ours}.ts`)))
  }

  function filesOf(page: string | undefined): readonly string[] {
    const layouts = names.filter((name) => {
      const [folder, rest] = name.split('/route.tsx?')
      return rest !== undefined && page?.startsWith(`${folder}/`)
    })
    // The form of the way in comes when it is first shown, which is at once; what the start loads later does not.
    const parts = page !== undefined && page === wayIn ? withImports(manifest, [page]) : []
    const forms = parts.flatMap((name) => (isStart(name) ? [] : (manifest[name]?.dynamicImports ?? [])))
    const own = [...layouts, ...(page === undefined ? [] : [page])]
    const run = withImports(manifest, [...texts, ...own.flatMap(wordsOf), ...own, ...forms])
    const entries = run.flatMap((name) => manifest[name] ?? [])
    return [...new Set(entries.flatMap(({ file, css = [] }) => [file, ...css]))]
  }

  return (path) => {
    const page = findPage(path)
    if (page === undefined) return []
    const known = files.get(page) ?? filesOf(isBehind(page) ? wayIn : page)
    files.set(page, known)
    return known
  }
}

/** Finds the source of the page at a path. */
export function createPageFinder(manifest: Manifest): (path: string) => string | undefined {
  // A path that is written out comes before one that may be anything.
  const pages = Object.keys(manifest)
    .flatMap(pageOf)
    .toSorted((one, other) => one.open - other.open)
  return (path) => pages.find(({ pattern }) => pattern.test(path))?.source
}

/** None of a layout. */
function pageOf(source: string): Page[] {
  const route = routeOf(source)
  if (route === undefined || route.endsWith('/route')) return []
  const parts = route
    .split(/[/.]/)
    .filter((part) => !part.startsWith('_') && part !== 'index')
    .map((part) => part.replace(/_$/, ''))
  const open = parts.filter((part) => part.startsWith('$'))
  const pattern = parts.map((part) => (part.startsWith('$') ? '/[^/]+' : `/${part}`)).join('')
  return [{ source, pattern: new RegExp(`^${pattern}/?$`), open: open.length }]
}

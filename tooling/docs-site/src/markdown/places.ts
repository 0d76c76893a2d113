import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { repository } from '../folders.ts'
import type { Page } from '../pages/page.ts'

/** Where a link of a page leads: to a page of the site, or to a file of the repository that has none. */
export type Target = { page: string } | { file: string }

/** Finds targets of links as they stand in the repository. Throws for a file that is not there. */
export function createPlaces(pages: readonly Page[]): (href: string, source: string) => Target {
  const places = new Map<string, string>()
  for (const { file, source } of pages) {
    places.set(file, file)
    if (source === undefined) continue
    // Several pages can show parts of one file: the first is its beginning.
    if (!places.has(source)) places.set(source, file)
    const folder = source.replace(/\/README\.md$/, '')
    if (folder !== source) places.set(folder, file)
  }
  return (href, source) => {
    const [path = '', anchor] = href.split('#')
    const asked = path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(source), path)
    const name = asked.replace(/\/$/, '')
    const place = places.get(name)
    if (place !== undefined) return { page: `/${place}${anchor === undefined ? '' : `#${anchor}`}` }
    if (!existsSync(join(repository, name))) throw new Error(`${source} leads to ${href}, which is nowhere`)
    return { file: name }
  }
}

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The source of a page or a layout, as the manifest names its code. */
const page = /^(?<source>src\/routes\/.+\.tsx)\?tsr-split=component/

/** What the loader of a page asks for before the page is drawn, as `loadAreas(context.i18n, 'wallet', 'money')`. */
const asked = /loadAreas\(\s*context\.i18n,(?<areas>[^)]+)\)/g

/** Writes the areas of the words that each page asks for into the manifest (`words`), so that the page of its path can name them. */
export function pageWords(): Plugin {
  let root = ''
  return {
    name: 'saola-page-words',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    async writeBundle({ dir = '' }) {
      const file = join(dir, '.vite/manifest.json')
      const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<string, { words?: string[] }>
      for (const [name, entry] of Object.entries(manifest)) {
        const { source } = page.exec(name)?.groups ?? {}
        if (source === undefined) continue
        const words = areasIn(await readFile(join(root, source), 'utf8'))
        if (words.length > 0) entry.words = words
      }
      await writeFile(file, JSON.stringify(manifest, undefined, 2))
    },
  }
}

/** The areas that the source of a page loads, each once. */
export function areasIn(source: string): string[] {
  const lists = [...source.matchAll(asked)].map(({ groups }) => groups?.['areas'] ?? '')
  return [...new Set(lists.flatMap((list) => [...list.matchAll(/'(\w+)'/g)].map(([, area]) => area ?? '')))]
}

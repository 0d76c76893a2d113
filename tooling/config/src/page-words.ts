import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The source of a page or a layout, as the manifest names its code. */
const page = /^(?<source>src\/routes\/.+\.tsx)\?tsr-split=component/

/** What the loader of a page asks for before the page is drawn, as `loadAreas(context.i18n, 'wallet', 'money')`. */
const asked = /loadAreas\(\s*context\.i18n,(?<areas>[^)]+)\)/g

/** Where a page keeps the list of them that its parts read too: `import { accountWords } from '#features/account/account-words.ts'`. */
const kept = /from '#(?<file>features\/[^']+-words\.ts)'/g

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
        const words = await areasOf(source, (path) => readFile(join(root, path), 'utf8'))
        if (words.length > 0) entry.words = words
      }
      await writeFile(file, JSON.stringify(manifest, undefined, 2))
    },
  }
}

/** The areas that the page in a file loads, each once; `read` gives the text of a file of the app. */
export async function areasOf(source: string, read: (path: string) => Promise<string>): Promise<string[]> {
  const text = await read(source)
  const lists = [...text.matchAll(asked)].map(({ groups }) => groups?.['areas'] ?? '')
  const files = [...text.matchAll(kept)].map(({ groups }) => `src/${groups?.['file']}`)
  const texts = [...lists, ...(await Promise.all(files.map(read)))]
  return [...new Set(texts.flatMap((each) => [...each.matchAll(/'(\w+)'/g)].map(([, area]) => area ?? '')))]
}

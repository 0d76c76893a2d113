import { packFile, type PackedFile } from '@saola/server'
import type { Manifest } from './manifest.ts'
import { createPageCode } from './page-code.ts'
import type { SiteFiles } from './site-files.ts'

/**
 * The page of an app, which names what is drawn first at a path: its code and texts travel beside the start, and not a round
 * trip after it. Undefined while the app is not built.
 */
export function createAppPage(
  files: SiteFiles,
  texts: readonly string[],
): (path: string) => PackedFile | undefined {
  const page = files.get('/index.html')
  if (page === undefined) return () => undefined
  const html = page.body.toString()
  const manifest = files.get('/.vite/manifest.json')?.body.toString() ?? '{}'
  const codeAt = createPageCode(JSON.parse(manifest) as Manifest, texts)
  /** By what they name, so that there are no more of them than pages. */
  const written = new Map<string, PackedFile>()

  return (path) => {
    const head = codeAt(path)
      .filter((file) => !html.includes(file))
      .map(preloadOf)
      .join('')
    const known =
      written.get(head) ?? packFile(page.type, Buffer.from(html.replace('</head>', () => `${head}</head>`)))
    written.set(head, known)
    return known
  }
}

function preloadOf(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`
}

import { dirname, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { scriptTarget } from '@saola/config/floor'

/** The script of a page, small, and joined with all that it imports. */
export type PageBundle = {
  /** The paths of what a browser asks for at once, the page's own script first. */
  first: readonly string[]
  /** All scripts by their path, with what the page asks for later. */
  scripts: ReadonlyMap<string, string>
}

export type PageBundles = {
  bundleOf: (entry: string) => Promise<PageBundle>
  /** The script at a path, of whichever page. */
  find: (path: string) => Promise<string | undefined>
}

/** Joins the scripts of a page when it is first asked for: `limbo/page.ts` becomes `limbo/page.js`, with parts below `limbo/page/`. */
export function createPageBundles(folder: URL, entries: readonly string[]): PageBundles {
  const bundles = new Map<string, Promise<PageBundle>>()
  const named = new Map(entries.map((entry) => [nameOf(entry), entry]))

  function bundleOf(entry: string): Promise<PageBundle> {
    const bundle = bundles.get(entry) ?? joinScripts(fileURLToPath(folder), entry)
    bundles.set(entry, bundle)
    // The next one who asks tries again.
    bundle.catch(() => bundles.delete(entry))
    return bundle
  }

  return {
    bundleOf,
    async find(path) {
      const entry = named.get(nameOf(path)) ?? named.get(dirname(path))
      return entry === undefined ? undefined : (await bundleOf(entry)).scripts.get(path)
    },
  }
}

async function joinScripts(folder: string, entry: string): Promise<PageBundle> {
  const name = nameOf(entry)
  const { outputFiles, metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [{ in: entry, out: name }],
    chunkNames: `${name}/[name]-[hash]`,
    outdir: folder,
    write: false,
    metafile: true,
    bundle: true,
    // What a page may never need stays apart.
    splitting: true,
    format: 'esm',
    minify: true,
    charset: 'utf8',
    target: scriptTarget,
    logLevel: 'silent',
  })
  const scripts = new Map(
    outputFiles.map(({ path, text }) => [relative(folder, path).replaceAll(sep, '/'), text]),
  )
  const first = new Set([`${name}.js`])
  for (const path of first)
    for (const { path: imported, kind } of metafile.outputs[path]?.imports ?? [])
      if (kind === 'import-statement') first.add(imported)
  return { first: [...first], scripts }
}

function nameOf(path: string): string {
  return path.replace(/\.[jt]s$/, '')
}

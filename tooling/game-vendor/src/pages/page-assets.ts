import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { pathToFileURL } from 'node:url'
import { buildSheet } from '@saola/config/build-sheet'
import { version as builder } from 'esbuild'
import { createPageBundles } from './page-bundles.ts'

/** What a page loads: its bytes and their type. */
export type PageAsset = { body: string | Uint8Array<ArrayBuffer>; type: string }

/** Everything that pages load, under an address that changes with any of it. */
export type PageAssets = {
  /** Stands in every address, so that a browser may keep what it has for ever. */
  version: string
  files: ReadonlyMap<string, PageAsset>
  /** A file, or a joined script of a page. */
  find: (path: string) => Promise<PageAsset | undefined>
  /** The joined scripts that a browser should ask for at once, the page's own first. */
  scriptsOf: (entry: string) => Promise<readonly string[]>
}

const scriptType = 'text/javascript; charset=utf-8'

const { resolve: find } = createRequire(import.meta.url)
const engines = new URL('./', pathToFileURL(find('@saola/game-engines')))
const fonts = ['be-vietnam-pro-400', 'be-vietnam-pro-700', 'inter-figures']

/** In the order in which one rule wins over another; a page loads them as one file. */
const styles = ['tokens', 'ground', 'stage', 'cards', 'bet', 'drawer', 'jackpots', 'wide', 'recall']

/** What the pages of shared tables load beside them. */
const tableStyles = ['tables', 'board', 'bowl', 'hands', 'roads']

/**
 * The scripts and styles of the vendor's pages. A page gets its scripts joined and small. Who verifies a round gets each by
 * itself, with its types blanked out: the rule of a game is the very file that the server plays by. Styles are built for the browsers of docs/browsers.md.
 */
export function loadPageAssets(): PageAssets {
  const files = new Map<string, PageAsset>()
  const entries = [
    'kit/verify.ts',
    'matches/verify.ts',
    ...engineFolders().map((folder) => `${folder}/page.ts`),
  ]
  const pages = entries.filter((entry) => existsSync(new URL(entry, engines)))
  const pending = [...pages]
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (files.has(path)) continue
    const body = stripTypeScriptTypes(read(path))
    const found = [...body.matchAll(/(?:from|import) '(\.[^']+)'/g)].map((match) =>
      resolve(match[1] ?? '', path),
    )
    files.set(path, { body, type: scriptType })
    // What a script asks for when it needs it is there as well.
    const later = [...body.matchAll(/import\('(\.[^']+)'\)/g)].map((match) => resolve(match[1] ?? '', path))
    pending.push(...found, ...later)
  }
  const setSheet = (path: string, parts: readonly string[] = [path]): void => {
    const body = parts.map((part) => buildSheet(read(part), part)).join('\n')
    files.set(path, { body, type: 'text/css; charset=utf-8' })
  }
  setSheet('matches/slip.css')
  setSheet(
    'kit.css',
    styles.map((name) => `kit/style/${name}.css`),
  )
  setSheet(
    'tables.css',
    tableStyles.map((name) => `tables/page/${name}.css`),
  )
  for (const folder of engineFolders()) {
    const path = `${folder}/style.css`
    if (existsSync(new URL(path, engines))) setSheet(path)
    // The verify page loads an engine without its page.
    const engine = `${folder}/${folder}-engine.ts`
    if (existsSync(new URL(engine, engines)) && !files.has(engine)) {
      throw new Error(`no page of ${folder} imports its engine, so nobody could verify its rounds`)
    }
  }
  for (const name of fonts) {
    const file = find(`@saola/brands/fonts/${name}.woff2`)
    files.set(`fonts/${name}.woff2`, { body: new Uint8Array(readFileSync(file)), type: 'font/woff2' })
  }
  const bundles = createPageBundles(engines, pages)
  return {
    version: versionOf(files),
    files,
    find: async (path) => {
      const joined = files.has(path) ? undefined : await bundles.find(path)
      return joined === undefined ? files.get(path) : { body: joined, type: scriptType }
    },
    scriptsOf: async (entry) => (await bundles.bundleOf(entry)).first,
  }
}

/** The folders of the engines that have a page. */
function engineFolders(): string[] {
  return readdirSync(engines, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/page.ts`, engines)))
    .map((entry) => entry.name)
}

function read(path: string): string {
  return readFileSync(new URL(path, engines), 'utf8')
}

function resolve(specifier: string, from: string): string {
  return new URL(specifier, `file:///${from}`).pathname.slice(1)
}

function versionOf(files: ReadonlyMap<string, PageAsset>): string {
  const hash = createHash('sha256').update(builder)
  for (const [path, { body }] of files) hash.update(path).update(body)
  return hash.digest('hex').slice(0, 12)
}

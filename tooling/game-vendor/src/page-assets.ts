import { readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createRequire, stripTypeScriptTypes } from 'node:module'

/** What a page loads: its bytes and their type. */
export type PageAsset = { body: string; type: string }

const folder = new URL('./page/', import.meta.url)
const rules = pathToFileURL(createRequire(import.meta.url).resolve('@saola/game-engines'))
const rulesFile = new URL('./limbo/limbo-rules.ts', rules)

const scripts = [
  'limbo.ts',
  'verify.ts',
  'page-data.ts',
  'on-submit.ts',
  'table-api.ts',
  'bet-form.ts',
  'stage.ts',
  'round-chips.ts',
  'fair-drawer.ts',
  'fair-check.ts',
  'tell-parent.ts',
]

/** In the order in which one rule wins over another; a page loads them as one file. */
const styles = ['ground', 'stage', 'bet', 'drawer', 'wide']

/**
 * The scripts and the style of the vendor's pages by file name. Browsers get the TypeScript with its types blanked out;
 * the rule of the game is the very file that the server plays by.
 */
export function loadPageAssets(): ReadonlyMap<string, PageAsset> {
  const assets = new Map<string, PageAsset>()
  for (const name of scripts) assets.set(name, script(new URL(name, folder)))
  assets.set('limbo-rule.ts', script(rulesFile))
  assets.set('limbo.css', {
    body: styles.map((name) => readFileSync(new URL(`style/${name}.css`, folder), 'utf8')).join('\n'),
    type: 'text/css; charset=utf-8',
  })
  return assets
}

function script(file: URL): PageAsset {
  const source = readFileSync(fileURLToPath(file), 'utf8')
  const body = stripTypeScriptTypes(source).replaceAll("from '@saola/game-engines'", "from './limbo-rule.ts'")
  return { body, type: 'text/javascript; charset=utf-8' }
}

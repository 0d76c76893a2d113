/**
 * How both apps are built and served while developing.
 *
 * @module
 */
import { readFileSync } from 'node:fs'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { Plugin, PluginOption, UserConfig } from 'vite'
import { belowFloor } from './below-floor.ts'
import { chunkGroups, type FirstPage } from './chunks.ts'
import { scriptTarget, styleTarget } from './floor.ts'
import { lateSchemas } from './late-schemas.ts'
import { landingBuild, type LandingSources } from './landing/landing-build.ts'
import { markPure } from './mark-pure.ts'
import { pageSketches } from './page-sketches.ts'
import { pageWords } from './page-words.ts'
import { plainRequests } from './plain-requests.ts'
import { preloadSite } from './preload-site.ts'
import { onlySent } from './sent-rows.ts'
import { serveBrand } from './serve-brand.ts'
import { serviceWorker } from './service-worker.ts'
import { prepareSheet } from './sheets/build-sheet.ts'
import { joinSheets } from './sheets/join-sheets.ts'
import { thirdPartyNotices } from './third-party-notices.ts'

/**
 * The Vite settings of an app: file routes split by code, calls passed to the local gateway. `worker` is the file that
 * lets the built app open without a line; `landing` are the files of a page that stands before the app does; `sketches` is the
 * folder of what stands at a path until its page does; `shared` are paths of what the
 * way in shares with the pages behind it, and `firstPage` is what travels with the first page.
 */
export function appConfig({
  worker,
  landing,
  sketches,
  shared = [],
  firstPage = { texts: [], parts: [], sheets: [], later: [] },
}: {
  worker?: string
  landing?: LandingSources
  sketches?: string
  shared?: readonly string[]
  firstPage?: FirstPage
} = {}): UserConfig {
  const gateway = `http://127.0.0.1:${process.env['GATEWAY_PORT'] || 4000}`
  // As the sites of `pnpm start` do, it asks by the gateway's own host and says whom it heard.
  const passedOn = { target: gateway, changeOrigin: true, xfwd: true }
  const proxy = Object.fromEntries(['/wps', '/lgw', '/lotto', '/art', '/cdn'].map((path) => [path, passedOn]))
  return {
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        // What a page loads beside its code comes with it, and not with the start.
        codeSplittingOptions: {
          defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
        },
        generatedRouteTree: './src/route-tree.gen.ts',
        addExtensions: true,
        quoteStyle: 'single',
      }),
      ...codePlugins(),
      joinSheets(firstPage.sheets),
      ...(landing === undefined ? [] : [landingBuild(landing, codePlugins)]),
      preloadSite(),
      pageWords(),
      serveBrand(),
      belowFloor(),
      thirdPartyNotices(),
      ...(sketches === undefined ? [] : [pageSketches(sketches)]),
      ...(worker === undefined ? [] : [serviceWorker(worker)]),
    ],
    define: { saolaVersion: JSON.stringify(versionOfAll()) },
    build: {
      target: scriptTarget,
      cssTarget: styleTarget,
      modulePreload: { polyfill: false },
      manifest: true,
      sourcemap: false,
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunkGroups([...(landing?.shared ?? []), ...shared], firstPage) },
          chunkFileNames: ({ name }) => `assets/${quietName(name)}-[hash].js`,
          assetFileNames: ({ names }) => `assets/${quietName(names[0] ?? '')}-[hash][extname]`,
        },
        // Radix marks its files for React servers; there is none here.
        onwarn(warning, warn) {
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
        },
      },
    },
    server: { host: '127.0.0.1', proxy },
  }
}

/** What makes of a source what travels. */
function codePlugins(): PluginOption[] {
  return [sentRows, preparedSheets, namelessClasses, react(), plainRequests()]
}

/** What content blockers look for in the name of a file, and take the file away for. */
const blocked = /banner|popup|promo|announce|notice|advert|sponsor|social|track|counter|analytics/i

/** The name of a file without its ending; where a blocker would take it for an advertisement, one that says nothing. */
function quietName(name: string): string {
  return blocked.test(name) ? 'part' : name.replace(/\.\w+$/, '')
}

/** Apps read the protocol's source, so they mark it as its own build does; of a row they take what they send, and they
 * build a schema when an answer is read by it. */
const sentRows: Plugin = {
  name: 'sent-rows',
  enforce: 'pre',
  transform: {
    filter: { id: /\/protocol\/src\/.*\.ts$/ },
    handler: (code) => markPure(lateSchemas(onlySent(code))),
  },
}

/** What the builder of sheets does not do for older browsers is done before. */
const preparedSheets: Plugin = {
  name: 'prepared-sheets',
  enforce: 'pre',
  transform: { filter: { id: /\.css$/ }, handler: (code, id) => prepareSheet(code, id) },
}

/**
 * Takes the blocks out of classes in which esbuild keeps their names, for people who debug. Safari 15 does not read one, and
 * what a builder makes of it falls over another fault of that Safari (floor.ts).
 */
const namelessClasses: Plugin = {
  name: 'nameless-classes',
  enforce: 'pre',
  transform: {
    filter: { code: /static \{\s*__name\(this/ },
    handler: (code) => code.replaceAll(/static \{\s*__name\(this, "[^"]*"\);?\s*\}/g, ''),
  },
}

/** The version of the whole, which the pages name (system 58). */
function versionOfAll(): string {
  const file = new URL('../../../package.json', import.meta.url)
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
  return version
}

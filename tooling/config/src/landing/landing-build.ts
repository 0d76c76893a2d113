import { writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite'
import { scriptTarget } from '../floor.ts'
import { landingTemplate } from './landing-template.ts'

/** The files of an app that make up its landing page, from the app's folder. */
export type LandingSources = {
  /** Draws the page without a browser. */
  page: string
  /** The small script that the page has until the app is wanted. */
  island: string
  /** The module of the app that shows the same page. */
  chunk: string
  /** Paths of what the page shares with those behind it, which then travel as one file of their own. */
  shared: string[]
}

/**
 * Builds what a site needs to serve the landing page before the app is there, into `dist-landing`: `draw.js` draws it and
 * `page.html` takes it up. The island joins the files of the app. `plugins` make the same code and sheets as the app's.
 */
export function landingBuild(sources: LandingSources, plugins: () => PluginOption[]): Plugin {
  let root = ''
  let islandFile = ''
  const nested = { configFile: false, logLevel: 'warn', publicDir: false } as const
  return {
    name: 'saola-landing-build',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async generateBundle() {
      const built = await build({
        ...nested,
        root,
        plugins: plugins(),
        build: {
          write: false,
          target: scriptTarget,
          modulePreload: false,
          rolldownOptions: { input: resolve(root, sources.island) },
        },
      })
      const { output } = [built].flat()[0] as Rolldown.RolldownOutput
      const script = output.find((each) => each.type === 'chunk')
      if (script === undefined) throw new Error(`${sources.island} gave no script`)
      islandFile = `assets/${basename(script.fileName)}`
      this.emitFile({ type: 'asset', fileName: islandFile, source: script.code })
    },
    async writeBundle(_, bundle) {
      await build({
        ...nested,
        root,
        plugins: plugins(),
        define: { 'process.env.NODE_ENV': '"production"' },
        // A site imports it from where no packages are.
        ssr: { noExternal: true },
        build: {
          ssr: resolve(root, sources.page),
          outDir: 'dist-landing',
          rolldownOptions: { output: { entryFileNames: 'draw.js' } },
        },
      })
      const page = landingTemplate(bundle, { island: islandFile, chunk: sources.chunk })
      writeFileSync(join(root, 'dist-landing/page.html'), page)
    },
  }
}

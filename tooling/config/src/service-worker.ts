import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Adds the app's worker to the build as `/sw.js`, with the files of the start and a name for this build in it: another
 * build is another worker, by which an open page learns of it.
 */
export function serviceWorker(source: string): Plugin {
  return {
    name: 'saola-service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const names = Object.keys(bundle).toSorted()
        const entry = Object.values(bundle).find((each) => each.type === 'chunk' && each.isEntry)
        const scripts = entry?.type === 'chunk' ? [entry.fileName, ...entry.imports] : []
        const start = [...scripts, ...names.filter((name) => /\/index-[^/]*\.css$/.test(name))]
        const facts = {
          version: createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12),
          start: start.map((name) => `/${name}`),
        }
        const code = readFileSync(source, 'utf8')
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: `const build = ${JSON.stringify(facts)}\n${code}`,
        })
      },
    },
  }
}

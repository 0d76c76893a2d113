import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Adds the sketches of an app's pages to its build, `.sketches/lobby.html` for `/lobby`: what stands there before the code of
 * the page does. Whoever serves the site fills in the brand and puts it into the page (system 32).
 */
export function pageSketches(folder: string): Plugin {
  return {
    name: 'saola-page-sketches',
    apply: 'build',
    generateBundle() {
      for (const name of readdirSync(folder)) {
        const source = readFileSync(join(folder, name), 'utf8').replaceAll(/\s*\n\s*/g, ' ')
        this.emitFile({ type: 'asset', fileName: `.sketches/${name}`, source })
      }
    },
  }
}

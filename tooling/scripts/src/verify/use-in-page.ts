import { join } from 'node:path'
import { scriptTarget } from '@saola/config/floor'
import { newerEngines } from './package-facts.ts'
import { openPage, pageHtml, pageOthers, pageTsconfig, writePage } from './page.ts'
import { expectOneCopy, lowestPeers } from './shared-copies.ts'
import { withStranger } from './stranger.ts'
import type { Tarball } from './tarballs.ts'

const viteConfig = `
import react from '@vitejs/plugin-react'
export default { plugins: [react()], build: { target: ${JSON.stringify(scriptTarget)} } }
`

/**
 * An empty Vite app outside the workspace with every package from its tarball: type-checked, built, and opened in a
 * browser, where a button must stand dressed and say a balance in đồng. `versions` are the app's own of what it shares
 * with us; there must be one copy of each.
 */
export async function useInPage(all: Tarball[], versions: Record<string, string> = {}): Promise<void> {
  const names = [...new Set([...pageOthers, '@vitejs/plugin-react', 'vite', ...Object.keys(versions)])]
  await withStranger({ all, wanted: all, others: names, versions }, async (stranger) => {
    expectOneCopy(stranger.folder, Object.keys(lowestPeers(all)))
    const newer = newerEngines(
      stranger.folder,
      all.map(({ name }) => name),
    )
    if (newer.length > 0) throw new Error(newer.join('\n'))
    stranger.write('index.html', pageHtml('/main.tsx'))
    stranger.write('vite.config.js', viteConfig)
    writePage(stranger)
    stranger.write('tsconfig.json', pageTsconfig({ types: ['vite/client'] }))
    await stranger.run('tsc', [])
    await stranger.node('node_modules/vite/bin/vite.js', 'build')
    await openPage(join(stranger.folder, 'dist'))
  })
}

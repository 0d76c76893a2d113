import { fileURLToPath } from 'node:url'
import { serveBrand, type ServedBrands } from '@saola/config/serve-brand'
import { createServer } from 'vite'
import { keepSheets } from './keep-sheets.ts'

/**
 * Opens the theme page on `port` of this machine alone: that of the brand whose host is asked for, `sen.localhost`, else of
 * the usual one. Returns what closes it; rejects where the port is taken.
 */
export async function openThemePage(brands: ServedBrands, port: number): Promise<() => Promise<void>> {
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('../page', import.meta.url)),
    cacheDir: fileURLToPath(new URL('../node_modules/.vite', import.meta.url)),
    appType: 'mpa',
    logLevel: 'warn',
    server: { host: '127.0.0.1', port, strictPort: true },
    // All that its pages use, so that none of them is loaded again while it is looked at.
    optimizeDeps: { entries: ['*.html'] },
    plugins: [keepSheets(brands), serveBrand(brands)],
  })
  await server.listen()
  return () => server.close()
}

import { preview, type PreviewServer } from 'vite'
import { builtSite, siteRoot } from './folders.ts'

/** Serves the built site on `127.0.0.1`. */
export function serveSite(port: number): Promise<PreviewServer> {
  return preview({
    configFile: false,
    root: siteRoot,
    // There is a file for each address, and none for the others.
    appType: 'mpa',
    build: { outDir: builtSite },
    preview: { host: '127.0.0.1', port, strictPort: true },
  })
}

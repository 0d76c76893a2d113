import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { buildSheet } from './sheets/build-sheet.ts'

const types: Record<string, string> = {
  '.json': 'application/json',
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

const home = process.env['SAOLA_BRANDS'] || fileURLToPath(new URL('../../brands', import.meta.url))

/**
 * Serves `/config.json` and `/brand/*` while developing, as the files stand: of the brand whose host is asked for,
 * `<folder>.localhost`, else of the one named by `SAOLA_BRAND`.
 */
export function serveBrand(): Plugin {
  return {
    name: 'saola-serve-brand',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://local').pathname
        const inBrand = path === '/config.json' ? path : path.match(/^\/brand(\/[\w./-]+)$/)?.[1]
        const file =
          inBrand && !inBrand.includes('..') ? `${brandFolder(request.headers.host)}${inBrand}` : undefined
        if (!file || !existsSync(file)) return next()
        response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
        if (file.endsWith('.css')) response.end(buildSheet(readFileSync(file, 'utf8'), file))
        else createReadStream(file).pipe(response)
      })
    },
  }
}

function brandFolder(host = ''): string {
  const named = /^([a-z][a-z0-9-]*)\.localhost(?::\d+)?$/.exec(host)?.[1]
  const known = named !== undefined && existsSync(`${home}/${named}/config.json`)
  return `${home}/${known ? named : process.env['SAOLA_BRAND'] || 'saola'}`
}

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

/** Serves `/config.json` and `/brand/*` of the brand named by `SAOLA_BRAND` while developing. */
export function serveBrand(): Plugin {
  const folder = fileURLToPath(
    new URL(`../../brands/${process.env['SAOLA_BRAND'] || 'saola'}`, import.meta.url),
  )
  return {
    name: 'saola-serve-brand',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://local').pathname
        const inBrand = path === '/config.json' ? path : path.match(/^\/brand(\/[\w./-]+)$/)?.[1]
        const file = inBrand && !inBrand.includes('..') ? `${folder}${inBrand}` : undefined
        if (!file || !existsSync(file)) return next()
        response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
        if (file.endsWith('.css')) response.end(buildSheet(readFileSync(file, 'utf8'), file))
        else createReadStream(file).pipe(response)
      })
    },
  }
}

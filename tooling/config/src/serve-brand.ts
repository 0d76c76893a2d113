import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
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

/** The folder of all brands, and the one that is served where no host names another. */
export type ServedBrands = { home: string; usual: string }

/**
 * Serves `/config.json` and `/brand/*` while developing, as the files stand: of the brand whose host is asked for,
 * `<folder>.localhost`, else of the usual one.
 */
export function serveBrand(brands: ServedBrands = ofEnvironment()): Plugin {
  return {
    name: 'saola-serve-brand',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://local').pathname
        const inBrand = path === '/config.json' ? path : path.match(/^\/brand(\/[\w./-]+)$/)?.[1]
        const file =
          inBrand && !inBrand.includes('..')
            ? `${brandFolder(brands, request.headers.host)}${inBrand}`
            : undefined
        if (!file || !existsSync(file)) return next()
        response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
        if (file.endsWith('.css')) response.end(buildSheet(readFileSync(file, 'utf8'), file))
        else createReadStream(file).pipe(response)
      })
    },
  }
}

/** The folder of the brand whose host is asked for, `sen.localhost:4001`. */
export function brandFolder({ home, usual }: ServedBrands, host = ''): string {
  const named = /^([a-z][a-z0-9-]*)\.localhost(?::\d+)?$/.exec(host)?.[1]
  return join(home, named !== undefined && existsSync(join(home, named, 'config.json')) ? named : usual)
}

function ofEnvironment(): ServedBrands {
  return {
    home: process.env['SAOLA_BRANDS'] || fileURLToPath(new URL('../../brands', import.meta.url)),
    usual: process.env['SAOLA_BRAND'] || 'saola',
  }
}

import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { Hono, type Context } from 'hono'
import { proxyToGateway } from './proxy-to-gateway.ts'
import { securityHeaders } from './security-headers.ts'

const compress = promisify(brotliCompress)

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

type StoredFile = { body: Buffer; brotli: Buffer | undefined; type: string }

/** What one site needs: a built app, a brand folder, and the gateway behind it. */
export type SiteOptions = {
  appFolder: string
  brandFolder: string
  gatewayOrigin: string
  frameOrigins: string[]
  /** Replaces the brand's own domains where the house runs on other ports. */
  lines: string[]
  /** A line far away: milliseconds before its ping is answered. */
  pingDelayMs?: number
}

/** Serves a built app with its brand, and passes calls on to the gateway, so that the browser sees one origin. */
export function createSite(options: SiteOptions): Hono {
  const files = new Map<string, Promise<StoredFile | undefined>>()
  const load = (folder: string, path: string): Promise<StoredFile | undefined> => {
    const file = join(folder, normalize(path))
    if (!file.startsWith(folder)) return Promise.resolve(undefined)
    const known = files.get(file) ?? readStored(file)
    files.set(file, known)
    return known
  }
  const app = new Hono()
  app.use(securityHeaders(options))
  app.get('/wps/system/test/ping', async (context) => {
    if (options.pingDelayMs) await new Promise((done) => setTimeout(done, options.pingDelayMs))
    return proxyToGateway(context, options.gatewayOrigin)
  })
  for (const path of ['/wps/*', '/lgw/*', '/lotto/*', '/art/*']) {
    app.all(path, (context) => proxyToGateway(context, options.gatewayOrigin))
  }
  app.get('/config.json', async (context) => {
    const config = JSON.parse(await readFile(join(options.brandFolder, 'config.json'), 'utf8')) as object
    return context.json({ ...config, domains: options.lines }, 200, { 'Cache-Control': 'no-cache' })
  })
  app.get('/brand/*', async (context) => {
    const file = await load(options.brandFolder, context.req.path.slice('/brand'.length))
    return file ? sendFile(context, file, 'public, max-age=3600') : context.notFound()
  })
  app.get('*', async (context) => {
    const path = context.req.path
    const asset = extname(path) === '' ? undefined : await load(options.appFolder, path)
    if (asset)
      return sendFile(
        context,
        asset,
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    if (path.startsWith('/assets/')) return context.notFound()
    const page = await load(options.appFolder, '/index.html')
    return page ? sendFile(context, page, 'no-cache') : context.text('The app is not built yet.', 503)
  })
  return app
}

async function readStored(file: string): Promise<StoredFile | undefined> {
  try {
    const body = await readFile(file)
    const type = contentTypes[extname(file)] ?? 'application/octet-stream'
    const text = /text|json|svg|manifest/.test(type)
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
    return { body, type, brotli: text ? await compress(body, quality) : undefined }
  } catch {
    // Not a file of this folder: the caller answers with the page or with 404.
    return undefined
  }
}

function sendFile(context: Context, file: StoredFile, cacheControl: string): Response {
  const takesBrotli = context.req.header('accept-encoding')?.includes('br') ?? false
  const brotli = takesBrotli ? file.brotli : undefined
  context.header('Content-Type', file.type)
  context.header('Cache-Control', cacheControl)
  context.header('Vary', 'Accept-Encoding')
  if (brotli) context.header('Content-Encoding', 'br')
  return context.body(new Uint8Array(brotli ?? file.body))
}

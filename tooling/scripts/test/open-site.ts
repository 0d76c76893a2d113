import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { LandingParts } from '../src/sites/landing-page.ts'
import { readBrandFiles, readSiteFiles } from '../src/sites/site-files.ts'
import { createSite } from '../src/sites/site-server.ts'

/** A site as browsers meet it: on a port, with small files, before a gateway that a test plays. */
export type TestSite = { origin: string; close: () => Promise<void> }

export const script = `console.log(${JSON.stringify('xin chào '.repeat(100))})`

const config = {
  merchant: 'saola',
  domains: ['https://a.example'],
  languages: ['vi', 'en'],
  securityContact: 'mailto:security@brand.example',
}

export async function openSite(options: {
  gateway?: RequestListener
  /** A gateway that is open already, instead. */
  gatewayOrigin?: string
  largestBody?: number
  landing?: LandingParts
}): Promise<TestSite> {
  const folder = mkdtempSync(join(tmpdir(), 'saola-site-'))
  write(folder, 'app/index.html', '<!doctype html><head><title>Saola</title></head>')
  write(folder, 'app/assets/index-a1b2.js', script)
  write(
    folder,
    'app/.vite/manifest.json',
    JSON.stringify({
      'src/routes/_site/lobby.tsx?tsr-split=component': {
        file: 'assets/lobby-c3d4.js',
        css: ['assets/lobby.css'],
      },
    }),
  )
  write(folder, 'app/assets/logo.png', 'not text')
  write(folder, 'app/sw.js', 'self.x = 1')
  write(folder, 'brand/config.json', JSON.stringify(config))
  write(folder, 'brand/theme.css', ':root { --accent: oklch(0.5 0.1 20); }')
  write(folder, 'brand/fonts/face.woff2', 'a typeface')
  write(folder, 'secret.txt', 'outside of both folders')
  const gateway = await listen(options.gateway ?? ((_, response) => response.end('ok')))
  const site = createSite({
    app: readSiteFiles(join(folder, 'app')),
    brand: readBrandFiles(join(folder, 'brand')),
    gatewayOrigin: options.gatewayOrigin ?? originOf(gateway),
    frameOrigins: ['http://games.example'],
    lines: ['http://line.example'],
    agentPortal: 'http://agents.example',
    crawling: 'public pages',
    landing: options.landing,
    ...(options.largestBody === undefined ? {} : { largestBody: options.largestBody }),
  })
  const server = await listen(getRequestListener(site.fetch))
  return {
    origin: originOf(server),
    async close() {
      for (const each of [server, gateway]) {
        each.closeAllConnections()
        await new Promise((done) => each.close(done))
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function write(folder: string, name: string, content: string): void {
  const file = join(folder, name)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, content)
}

function listen(listener: RequestListener): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer(listener).listen(0, '127.0.0.1', () => resolve(server))
  })
}

function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

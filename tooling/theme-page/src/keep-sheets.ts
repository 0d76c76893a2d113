import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { listBrands } from '@saola/brands/check-brand'
import { buildSheet } from '@saola/config/build-sheet'
import { brandFolder, type ServedBrands } from '@saola/config/serve-brand'
import type { Plugin } from 'vite'

/** No sheet of a brand is nearly as long, in bytes. */
const largestSheet = 200_000

/**
 * Gives the sheet of the brand whose host is asked for as it is written, and writes it: `/theme.css` with GET and PUT. Of all
 * files of this machine it is the one that can be written; a page of another origin cannot, and neither can one that has
 * not read what stands there. `/brands.json` names the brands.
 */
export function keepSheets(brands: ServedBrands): Plugin {
  return {
    name: 'saola-keep-sheets',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const sheet = join(brandFolder(brands, request.headers.host), 'theme.css')
        const act = `${request.method} ${request.url}`
        if (act === 'GET /theme.css') return giveSheet(sheet, response)
        if (act === 'GET /brands.json') return giveJson(response, listBrands(brands.home))
        if (act === 'PUT /theme.css') return void writeSheet(sheet, request, response).catch(next)
        if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405)
        next()
      })
    },
  }
}

function giveSheet(sheet: string, response: ServerResponse): void {
  const css = readFileSync(sheet, 'utf8')
  response.setHeader('Content-Type', 'text/css; charset=utf-8').setHeader('Cache-Control', 'no-store')
  response.setHeader('ETag', tagOf(css)).end(css)
}

function giveJson(response: ServerResponse, value: unknown): void {
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(value))
}

async function writeSheet(sheet: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { origin, host } = request.headers
  if (origin !== `http://${host}`) return refuse(response, 403)
  const css = await bodyOf(request)
  if (css === undefined) return refuse(response, 413)
  // Somebody has written it meanwhile, in an editor or on another page.
  if (request.headers['if-match'] !== tagOf(readFileSync(sheet, 'utf8'))) return refuse(response, 412)
  try {
    buildSheet(css, sheet)
  } catch {
    return refuse(response, 422)
  }
  // At once and whole: a site that is running reads it at any moment.
  const unfinished = `${sheet}.new`
  writeFileSync(unfinished, css)
  renameSync(unfinished, sheet)
  response.setHeader('ETag', tagOf(css))
  response.statusCode = 204
  response.end()
}

function refuse(response: ServerResponse, status: number): void {
  response.statusCode = status
  response.end()
}

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    // Read to its end all the same: else the answer would be lost with the connection.
    if (length <= largestSheet) parts.push(part)
  }
  return length > largestSheet ? undefined : Buffer.concat(parts).toString()
}

function tagOf(css: string): string {
  return `"${createHash('sha256').update(css).digest('base64url')}"`
}

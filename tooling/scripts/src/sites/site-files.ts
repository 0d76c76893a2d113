import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { buildSheet } from '@saola/config/build-sheet'
import type { Context } from 'hono'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'
import { getMimeType } from 'hono/utils/mime'

const compress = promisify(brotliCompress)
const brotliQuality = 9

/** A file as it is sent. */
export type SiteFile = {
  type: string
  body: Buffer<ArrayBuffer>
  /** Packed when it is first asked for; pictures and fonts are packed already. */
  brotli?: () => Promise<Buffer<ArrayBuffer>>
}

/** The files of a folder by their path, `/assets/index.js`. */
export type SiteFiles = ReadonlyMap<string, SiteFile>

/** Reads all files of a folder, none for a folder that is missing. What is not in the list by now does not exist. */
export function readSiteFiles(folder: string): SiteFiles {
  return readFiles(folder, (_, body) => body)
}

/** The same for a brand, whose sheet is built for the browsers of docs/browsers.md. */
export function readBrandFiles(folder: string): SiteFiles {
  return readFiles(folder, (path, body) =>
    path.endsWith('.css') ? Buffer.from(buildSheet(body.toString(), path)) : body,
  )
}

type Built = (path: string, body: Buffer<ArrayBuffer>) => Buffer<ArrayBuffer>

function readFiles(folder: string, built: Built): SiteFiles {
  if (!existsSync(folder)) return new Map()
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/${relative(folder, file)}`, siteFile(file, built(file, readFileSync(file)))]),
  )
}

function siteFile(file: string, body: Buffer<ArrayBuffer>): SiteFile {
  return packFile(getMimeType(file) ?? 'application/octet-stream', body)
}

/** A file of this type, packed for those who take it. */
export function packFile(type: string, body: Buffer<ArrayBuffer>): SiteFile {
  if (!COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type)) return { type, body }
  let packed: Promise<Buffer<ArrayBuffer>> | undefined
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality }
  return { type, body, brotli: () => (packed ??= compress(body, { params })) }
}

/** Answers with a file, in brotli for those who take it. */
export async function sendFile(context: Context, file: SiteFile, cacheControl: string): Promise<Response> {
  context.header('Content-Type', file.type)
  context.header('Cache-Control', cacheControl)
  context.header('Vary', 'Accept-Encoding')
  const takesBrotli = context.req.header('accept-encoding')?.includes('br') ?? false
  if (!takesBrotli || !file.brotli) return context.body(file.body)
  context.header('Content-Encoding', 'br')
  return context.body(await file.brotli())
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { buildSheet } from '@saola/config/build-sheet'
import { answerWithFile, packFile, type PackedFile } from '@saola/server'
import type { Context } from 'hono'
import { getMimeType } from 'hono/utils/mime'

/** The files of a folder by their path, `/assets/index.js`. */
export type SiteFiles = ReadonlyMap<string, PackedFile>

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

function siteFile(file: string, body: Buffer<ArrayBuffer>): PackedFile {
  return packFile(getMimeType(file) ?? 'application/octet-stream', body)
}

/** Answers with a file, packed for those who take it, or with 304 where the browser has it. */
export async function sendFile(context: Context, file: PackedFile, cacheControl: string): Promise<Response> {
  const { status, headers, body } = await answerWithFile(context.req.raw.headers, file, cacheControl)
  return status === 304 ? context.body(null, status, headers) : context.body(body, status, headers)
}

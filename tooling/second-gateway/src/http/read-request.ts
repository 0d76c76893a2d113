import type { IncomingMessage } from 'node:http'
import type { Seal } from './seal.ts'
import type { Asked, Fields } from './wire.ts'

/** A body may have so many bytes. */
const limitBytes = 1_000_000

/** Reads a request to its end; throws where the visitor leaves before. */
export async function readRequest(incoming: IncomingMessage, seal: Seal): Promise<Asked> {
  const url = URL.parse(incoming.url ?? '/', 'http://gateway.invalid')
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [name, value?.toString()]),
  )
  return {
    method: incoming.method ?? 'GET',
    path: url?.pathname ?? '',
    query: url?.searchParams ?? new URLSearchParams(),
    headers,
    ...readContent(await readText(incoming), headers, seal),
  }
}

type Content = Pick<Asked, 'body' | 'seal' | 'isReadable'>

function readContent(text: string | undefined, headers: Asked['headers'], seal: Seal): Content {
  const encryption = headers['encryption']
  if (text === undefined) return { body: {}, seal: 'none', isReadable: false }
  // A seal around nothing is what a play without an account sends: there is no body to open.
  if (encryption !== undefined && text !== '') return openBody(encryption, text, seal)
  const body = readBody(text, headers['content-type'] ?? '')
  return { body: body ?? {}, seal: 'none', isReadable: body !== undefined }
}

function openBody(encryption: string, text: string, seal: Seal): Content {
  // The oldest clients send the ciphertext alone.
  const ciphertext = parseFields(text)?.['value'] ?? text
  const opened = typeof ciphertext === 'string' ? seal.open(encryption, ciphertext) : undefined
  const body = opened === undefined ? undefined : parseFields(opened)
  return { body: body ?? {}, seal: body === undefined ? 'broken' : 'opened', isReadable: true }
}

function readBody(text: string, contentType: string): Fields | undefined {
  if (text === '') return {}
  if (contentType.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text))
  }
  return parseFields(text)
}

function parseFields(text: string): Fields | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : undefined
  } catch {
    // No JSON; what that means, the caller decides.
    return undefined
  }
}

/** Undefined where the body is too long; it is read to its end all the same, so that the answer can be. */
async function readText(incoming: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of incoming) {
    const bytes = Buffer.from(part)
    length += bytes.length
    if (length <= limitBytes) parts.push(bytes)
  }
  return length > limitBytes ? undefined : Buffer.concat(parts).toString('utf8')
}

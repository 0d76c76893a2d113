import { createHash } from 'node:crypto'
import { acceptedEncoding } from './accepted-encoding.ts'
import { holdsVersion } from './holds-version.ts'
import { packBytes, type Effort, type Packing } from './pack-bytes.ts'

/** A file that is sent more than once, in any encoding a browser takes. */
export type PackedFile = {
  type: string
  body: Buffer<ArrayBuffer>
  /** Weak, because all encodings of one version share it. */
  etag: string
  /** The same packed, when it is first asked for; absent where that makes nothing smaller. */
  pack?: (packing: Packing) => Promise<Buffer<ArrayBuffer>>
}

/** What can be packed; other pictures and fonts are packed already, and events must not wait for one another. */
const textual =
  /^(?:text\/(?!event-stream)|image\/svg\+xml|application\/(?:javascript|(?:[\w.-]+\+)?(?:json|xml)))/

const usualEffort: Effort = { br: 9, gzip: 9 }

/** A file of this type, packed once for those who take it. */
export function packFile(type: string, body: Buffer<ArrayBuffer>, effort = usualEffort): PackedFile {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`
  if (!textual.test(type)) return { type, body, etag }
  const packed = new Map<Packing, Promise<Buffer<ArrayBuffer>>>()
  const pack = (packing: Packing): Promise<Buffer<ArrayBuffer>> => {
    const known = packed.get(packing) ?? packBytes(body, packing, effort)
    packed.set(packing, known)
    return known
  }
  return { type, body, etag, pack }
}

/** What is answered to who asks for a file: the file, or 304 to who has it. */
export type FileAnswer = { headers: Record<string, string> } & (
  | { status: 200; body: Buffer<ArrayBuffer> }
  | { status: 304; body: null }
)

/** Answers a request for a file, by what its headers say of encodings and of versions. */
export async function answerWithFile(
  asked: Headers,
  file: PackedFile,
  cacheControl: string,
): Promise<FileAnswer> {
  const { type, etag, pack } = file
  const headers: Record<string, string> = { ETag: etag, 'Cache-Control': cacheControl }
  if (pack) headers['Vary'] = 'Accept-Encoding'
  if (holdsVersion(asked.get('if-none-match'), etag)) return { status: 304, headers, body: null }
  const encoding = pack ? acceptedEncoding(asked.get('accept-encoding')) : 'identity'
  const body = pack && encoding !== 'identity' ? await pack(encoding) : file.body
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  headers['Content-Type'] = type
  // Also for a HEAD, which gets no body that could be counted.
  headers['Content-Length'] = String(body.length)
  return { status: 200, headers, body }
}

import type { calls } from '@saola/protocol'
import { limits } from '../../accounts/attempt-limits.ts'
import { readHeaders } from '../../http/kept/read-headers.ts'
import type { Handler } from '../../http/mount.ts'
import { streamOf } from '../../http/files/stream-of.ts'
import { takeAttempt } from '../../http/take-attempt.ts'
import { startDocument } from './write-document.ts'

/** Whoever takes anything packed takes this; the other way is too slow for what is packed while it is written. */
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i

/** Everything about the account as one document (member 13), written while it is sent (member 22). */
export const exportData: Handler<typeof calls.member.exportData> = async ({
  account,
  services,
  merchant,
  requestHeaders,
}) => {
  await takeAttempt(services, `export:account:${account.id}`, limits.exportsPerAccount)
  const head = { merchant: merchant.code, exportedAt: services.now() }
  const pieces = await startDocument(services.db, { accountId: account.id, head, sealing: services })
  const stream = streamOf(encode(pieces))
  const headers = { ...readHeaders, Vary: 'Accept-Encoding' }
  if (!takesGzip.test(requestHeaders.get('accept-encoding') ?? '')) return new Response(stream, { headers })
  return new Response(stream.pipeThrough(new CompressionStream('gzip')), {
    headers: { ...headers, 'Content-Encoding': 'gzip' },
  })
}

async function* encode(pieces: AsyncGenerator<string>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  for await (const piece of pieces) yield encoder.encode(piece)
}

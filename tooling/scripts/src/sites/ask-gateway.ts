import { request, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'

/** What is said to the next party alone, never passed on. */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/**
 * Sends a request on and answers with what came back, its body packed as it came: `fetch` would unpack it, and a phone
 * would have to take the whole of it. Rejects where no answer comes.
 */
export async function askGateway(
  address: string,
  {
    method,
    headers,
    body,
    signal,
  }: { method: string; headers: Headers; body: ReadableStream<Uint8Array> | null; signal: AbortSignal },
): Promise<Response> {
  const sentHeaders = new Headers(headers)
  for (const name of hopByHop) sentHeaders.delete(name)
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(address, { method, headers: Object.fromEntries(sentHeaders), signal })
    sent.once('response', resolve)
    sent.once('error', reject)
    if (body === null) {
      sent.end()
      return
    }
    const source = Readable.fromWeb(body as NodeReadableStream<Uint8Array>)
    source.once('error', (error) => sent.destroy(error))
    sent.once('close', () => source.destroy())
    source.pipe(sent)
  })
  const status = answer.statusCode ?? 502
  const hasBody = method !== 'HEAD' && status !== 204 && status !== 304
  if (!hasBody) answer.resume()
  return new Response(hasBody ? (Readable.toWeb(answer) as ReadableStream<Uint8Array>) : null, {
    status,
    headers: headersOf(answer),
  })
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers()
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (!hopByHop.includes(name.toLowerCase())) headers.append(name, rawHeaders[at + 1] ?? '')
  }
  return headers
}

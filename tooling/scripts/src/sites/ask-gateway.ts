import { Readable } from 'node:stream'
import { Agent, type Dispatcher } from 'undici'

/** What is said to the next party alone, never passed on (RFC 9110, 7.6.1). */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/**
 * The connections to gateways. One request at a time is on each, and none comes after one whose body or answer did not
 * end as announced. An answer may be silent for as long as the gateway likes: live updates are.
 */
const connections = new Agent({ pipelining: 1, bodyTimeout: 0 })

/**
 * Sends a request on and answers with what came back, its body packed as it came: `fetch` would unpack it, and a phone
 * would have to take the whole of it. Rejects where no answer comes, or the body is not as long as announced.
 */
export async function askGateway(
  origin: string,
  asked: {
    method: string
    path: string
    headers: Headers
    body: AsyncIterable<Uint8Array> | null
    signal: AbortSignal
  },
): Promise<Response> {
  const { statusCode, headers, body } = await connections.request({
    ...asked,
    origin,
    method: asked.method as Dispatcher.HttpMethod,
    body: asked.body === null ? null : Readable.from(asked.body, { objectMode: false }),
    headers: withoutHops(asked.headers),
  })
  const hasBody = asked.method !== 'HEAD' && statusCode !== 204 && statusCode !== 304
  if (!hasBody) await body.dump()
  return new Response(hasBody ? (Readable.toWeb(body) as ReadableStream<Uint8Array>) : null, {
    status: statusCode,
    headers: withoutHops(headersOf(headers)),
  })
}

/** The headers that are for the other end too. What `Connection` names is for the next party alone. */
function withoutHops(headers: Headers): Headers {
  const named = (headers.get('connection') ?? '').split(',').map((name) => name.trim().toLowerCase())
  const kept = new Headers()
  for (const [name, value] of headers) {
    if (!hopByHop.includes(name) && !named.includes(name)) kept.append(name, value)
  }
  return kept
}

function headersOf(answered: Dispatcher.ResponseData['headers']): Headers {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(answered)) {
    for (const value of [values].flat()) headers.append(name, value)
  }
  return headers
}

import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { hasStrayBody, isSaidByProxies } from '@saola/config/proxied-request'
import { askGateway } from './ask-gateway.ts'

/** The gateway behind a site, and the largest body that is passed on to it, in bytes. */
export type Gateway = { origin: string; largestBody: number }

/** The request below knows better whom it asks, and does not wait for a permission to send. */
const notPassedOn = ['host', 'expect']

/**
 * Passes a request to the gateway and its answer back, both as they arrive, and each end's going away to the other. A
 * body that is too large is a 413, one that its verb has no use for a 400, a gateway that does not answer a 502. `said` are
 * headers for a request that does not have them.
 */
export async function proxyToGateway(
  context: Context,
  gateway: Gateway,
  said: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const { incoming } = context.env as { incoming: IncomingMessage }
  // Nobody reads on where the two ends may differ about what comes next.
  if (hasStrayBody(incoming)) return context.body(null, 400, { Connection: 'close' })
  const length = Number(incoming.headers['content-length'] ?? 0)
  if (length > gateway.largestBody) return context.body(null, 413)
  const hasBody = length > 0 || incoming.headers['transfer-encoding'] !== undefined
  const body = hasBody ? countBody(incoming, gateway.largestBody) : undefined
  const { raw } = context.req
  const { pathname, search } = new URL(raw.url)
  try {
    return await askGateway(gateway.origin, {
      method: raw.method,
      path: `${pathname}${search}`,
      headers: headersFor(incoming, raw.headers, said),
      body: body?.parts ?? null,
      signal: raw.signal,
    })
  } catch {
    // A gateway that is down: the page says so in its own words and language.
    return context.body(null, body?.isTooLarge() ? 413 : 502)
  }
}

/** What the gateway is told: what the visitor says, and who and where he is by our own knowledge alone. */
function headersFor(
  { headers: { host }, socket }: IncomingMessage,
  asked: Headers,
  said: Readonly<Record<string, string>>,
): Headers {
  const headers = new Headers({ ...said, ...Object.fromEntries(asked) })
  for (const name of asked.keys()) if (isSaidByProxies(name)) headers.delete(name)
  for (const name of notPassedOn) headers.delete(name)
  // A visitor who has gone by now has no address.
  headers.set('x-forwarded-for', socket.remoteAddress ?? '0.0.0.0')
  headers.set('x-forwarded-proto', 'http')
  if (host !== undefined) headers.set('x-forwarded-host', host)
  return headers
}

/** The same body, which fails once it turns out to be too large; what is left of it is not read here. */
function countBody(incoming: IncomingMessage, largest: number) {
  let size = 0
  async function* parts(): AsyncGenerator<Uint8Array> {
    for await (const part of incoming.iterator({ destroyOnReturn: false })) {
      const bytes = part as Uint8Array
      size += bytes.length
      if (size > largest) throw new Error('the body is too large')
      yield bytes
    }
  }
  return { parts: parts(), isTooLarge: () => size > largest }
}

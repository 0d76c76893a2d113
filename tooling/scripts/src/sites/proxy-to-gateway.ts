import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { askGateway } from './ask-gateway.ts'

/** The gateway behind a site, and the largest body that is passed on to it, in bytes. */
export type Gateway = { origin: string; largestBody: number }

/** The request below knows better whom it asks, and does not wait for a permission to send. */
const notPassedOn = ['host', 'expect']

/**
 * Passes a request to the gateway and its answer back, both as they arrive, and each end's going away to the other. A
 * body that is too large is a 413, a gateway that does not answer a 502.
 */
export async function proxyToGateway(context: Context, gateway: Gateway): Promise<Response> {
  const { raw } = context.req
  const length = Number(context.req.header('content-length') ?? 0)
  if (length > gateway.largestBody) return context.body(null, 413)
  const headers = new Headers(raw.headers)
  for (const name of notPassedOn) headers.delete(name)
  const visitor = getConnInfo(context).remote.address ?? '127.0.0.1'
  headers.set('x-forwarded-for', [context.req.header('x-forwarded-for'), visitor].filter(Boolean).join(', '))
  // A stream that turns out to be empty would be sent as a body all the same.
  const hasBody = length > 0 || raw.headers.has('transfer-encoding')
  const counted = hasBody && raw.body ? countBody(raw.body, gateway.largestBody) : undefined
  const { pathname, search } = new URL(raw.url)
  try {
    return await askGateway(`${gateway.origin}${pathname}${search}`, {
      method: raw.method,
      headers,
      body: counted?.body ?? null,
      signal: raw.signal,
    })
  } catch {
    // A gateway that is down: the page says so in its own words and language.
    return context.body(null, counted?.isTooLarge() ? 413 : 502)
  }
}

/** The same stream, which fails once it turns out to be too large. */
function countBody(body: ReadableStream<Uint8Array>, largest: number) {
  let size = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length
      if (size > largest) controller.error(new Error('the body is too large'))
      else controller.enqueue(chunk)
    },
  })
  return { body: body.pipeThrough(counter), isTooLarge: () => size > largest }
}

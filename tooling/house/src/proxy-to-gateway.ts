import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** Headers of one hop only, or that the fetch below sets by itself. */
const notPassedOn = [
  'connection',
  'host',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'content-length',
  'accept-encoding',
]

/** Passes a request to the gateway and its answer back; a gateway that does not answer is a 502. */
export async function proxyToGateway(context: Context, gatewayOrigin: string): Promise<Response> {
  const url = new URL(context.req.url)
  const headers = new Headers(context.req.raw.headers)
  for (const name of notPassedOn) headers.delete(name)
  const visitor = getConnInfo(context).remote.address ?? '127.0.0.1'
  headers.set('x-forwarded-for', [context.req.header('x-forwarded-for'), visitor].filter(Boolean).join(', '))
  const hasBody = !['GET', 'HEAD'].includes(context.req.method)
  try {
    const answer = await fetch(`${gatewayOrigin}${url.pathname}${url.search}`, {
      method: context.req.method,
      headers,
      redirect: 'manual',
      ...(hasBody ? { body: await context.req.arrayBuffer() } : {}),
    })
    const passed = new Headers(answer.headers)
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
      passed.delete(name)
    return new Response(answer.body, { status: answer.status, headers: passed })
  } catch {
    // The gateway is down. The page says so in its own words and language.
    return context.body(null, 502)
  }
}

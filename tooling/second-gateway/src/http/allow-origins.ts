import type { Answer, Reply } from './wire.ts'

const methods = 'GET, POST, PUT, DELETE'
const headers =
  'Authorization, Merchant, Device, Language, ModuleId, X-Gateway-Version, Content-Type, Encryption, Idempotency-Key'

/** Lets pages of these origins read the answers, cookies included; other pages are told nothing. */
export function allowOrigins(next: Answer, origins: readonly string[]): Answer {
  return async (asked) => {
    const origin = asked.headers['origin']
    const isAllowed = origin !== undefined && origins.includes(origin)
    if (asked.method === 'OPTIONS') return withHeaders(preflight(isAllowed), isAllowed ? origin : undefined)
    return withHeaders(await next(asked), isAllowed ? origin : undefined)
  }
}

function preflight(isAllowed: boolean): Reply {
  if (!isAllowed) return { status: 403, type: 'text', body: 'origin' }
  return {
    status: 204,
    type: 'text',
    body: '',
    headers: {
      'Access-Control-Allow-Methods': methods,
      'Access-Control-Allow-Headers': headers,
      'Access-Control-Max-Age': '600',
    },
  }
}

function withHeaders(reply: Reply, origin: string | undefined): Reply {
  const allowed =
    origin === undefined
      ? {}
      : {
          'Access-Control-Allow-Origin': origin,
          'Access-Control-Allow-Credentials': 'true',
          'Access-Control-Expose-Headers': 'Date, Retry-After',
        }
  return { ...reply, headers: { ...reply.headers, ...allowed, Vary: 'Origin' } }
}

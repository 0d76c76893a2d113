import { createApiClient, isApiError, type ApiError } from '@saola/api-client'
import { calls } from '@saola/protocol'
import type { ToldClient } from '@saola/testkit'
import type { TestGateway } from '../start-gateway.ts'

/** A browser in front of the gateway: an address of its own, and cookies that it sends back. */
export type Visitor = {
  api: ToldClient
  cookies: Map<string, string>
  /** As they came, with their attributes. */
  setCookies: string[]
  signIn: (name: string) => Promise<string>
}

/** `addresses` is the X-Forwarded-For as it arrives at the gateway. */
export function visit(
  gateway: TestGateway,
  more: {
    addresses?: string
    region?: string
    userAgent?: string
    language?: 'VI' | 'EN'
    cipher?: 'jwe' | 'des-rsa'
    token?: string
    /** The page that asks. */
    origin?: string
    merchant?: string
  } = {},
): Visitor {
  const cookies = new Map<string, string>()
  const setCookies: string[] = []
  let token = more.token
  const api = createApiClient({
    baseUrl: 'http://gateway.test',
    merchant: more.merchant ?? 'saola',
    language: () => more.language ?? 'VI',
    token: () => token,
    cipher: more.cipher ?? 'jwe',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      request.headers.set('X-Forwarded-For', more.addresses ?? '203.0.113.7')
      if (more.userAgent) request.headers.set('User-Agent', more.userAgent)
      if (more.origin) request.headers.set('Origin', more.origin)
      if (more.region) request.headers.set('X-Region', more.region)
      if (cookies.size > 0) {
        request.headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
      }
      const response = await gateway.fetch(request)
      for (const cookie of response.headers.getSetCookie()) {
        setCookies.push(cookie)
        keep(cookies, cookie)
      }
      return response
    },
    // The reference gateway tells what came of each act.
  }) as ToldClient
  return {
    api,
    cookies,
    setCookies,
    async signIn(name) {
      const session = await api.send(calls.session.login, {
        username: name,
        password: 'Saola2026',
        type: 'username',
      })
      token = session.token
      return session.token
    },
  }
}

/** The refusal of a call that must be refused. */
export async function refusal(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call
  } catch (error) {
    if (isApiError(error)) return error
    throw error
  }
  throw new Error('the call was not refused')
}

function keep(cookies: Map<string, string>, cookie: string): void {
  const [pair = ''] = cookie.split(';')
  const [name = '', ...value] = pair.split('=')
  cookies.set(name, value.join('='))
}

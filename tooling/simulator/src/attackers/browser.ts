import { createHash } from 'node:crypto'
import { createApiClient, isApiError, type ApiClient, type ApiError } from '@saola/api-client'
import { calls } from '@saola/protocol'
import { merchant, type Brand } from './brand.ts'

/** Somebody in front of the gateway: a network, a browser by its own name, the id that it keeps, its cookies and its session. */
export type Browser = {
  address: string
  agent: string
  device: string
  cookies: Map<string, string>
  send: ApiClient['send']
  /** Goes on as whoever this token belongs to. */
  takeToken: (token: string | undefined) => void
  token: () => string | undefined
}

let count = 0

/** A network that nobody has come from. */
export function freshAddress(): string {
  count += 1
  return `100.${64 + (count >> 14)}.${(count >> 7) & 127}.${count & 127}`
}

/** A browser; what is not said of it is its own and new. */
export function openBrowser(
  brand: Brand,
  more: Partial<Pick<Browser, 'address' | 'agent' | 'device'>> = {},
): Browser {
  const address = more.address ?? freshAddress()
  count += 1
  const device = more.device ?? createHash('sha256').update(`browser ${count}`).digest('hex').slice(0, 32)
  const agent = more.agent ?? `a browser of ${address}`
  const cookies = new Map<string, string>()
  let token: string | undefined
  const api = createApiClient({
    baseUrl: brand.origin,
    merchant,
    language: () => 'EN',
    token: () => token,
    cipher: 'jwe',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      request.headers.set('X-Forwarded-For', address)
      request.headers.set('User-Agent', agent)
      if (cookies.size > 0) {
        request.headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
      }
      const answer = await fetch(request)
      for (const cookie of answer.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';')
        const at = pair.indexOf('=')
        cookies.set(pair.slice(0, at), pair.slice(at + 1))
      }
      return answer
    },
  })
  return {
    address,
    agent,
    device,
    cookies,
    send: api.send,
    takeToken: (taken) => (token = taken),
    token: () => token,
  }
}

/** What a call was refused with; undefined where it went through. A failure that is no refusal is thrown on. */
export function refusalOf(call: Promise<unknown>): Promise<ApiError | undefined> {
  return call.then(() => undefined, asRefusal)
}

/** What a call answers; undefined where it was refused. */
export function orRefused<Value>(call: Promise<Value>): Promise<Value | undefined> {
  return call.catch((error: unknown) => void asRefusal(error))
}

/** Whether a call was not refused. */
export async function goesThrough(call: Promise<unknown>): Promise<boolean> {
  return (await refusalOf(call)) === undefined
}

/** Asks, and once more with the answer of a captcha where one is asked for. A program reads the picture. */
export async function withCaptcha<Value>(
  brand: Brand,
  browser: Browser,
  ask: (captcha?: { captcha: string }) => Promise<Value>,
): Promise<Value> {
  try {
    return await ask()
  } catch (error) {
    if (!isApiError(error) || error.code !== 'login.captcha.wrong') throw error
    return ask({ captcha: await readPicture(brand, browser) })
  }
}

function asRefusal(error: unknown): ApiError {
  if (isApiError(error) && error.status >= 400 && error.status < 500) return error
  throw error
}

async function readPicture({ services }: Brand, browser: Browser): Promise<string> {
  await browser.send(calls.session.captcha)
  const id = browser.cookies.get('saola_captcha') ?? ''
  const { answer } = await services.db
    .selectFrom('captcha')
    .select('answer')
    .where('id_hash', '=', createHash('sha256').update(id).digest('hex'))
    .executeTakeFirstOrThrow()
  return answer
}

import { createCipheriv } from 'node:crypto'

/** What is sent: everything but the path may be left out. */
export type Sending = {
  query?: Readonly<Record<string, string | number>>
  body?: unknown
  sealed?: true
  form?: true
  token?: string
  headers?: Readonly<Record<string, string>>
}

/** What came back: the body as text, and parsed where it is JSON. */
export type Received = { status: number; headers: Headers; text: string; body: Body }

type Body = Record<string, unknown> & {
  success?: unknown
  value?: unknown
  errorCode?: unknown
  message?: unknown
}

/** Somebody who speaks to a gateway by plain requests, as the wire says it and with nothing of ours. */
export function visit(origin: string, merchant = 'mekong') {
  async function send(method: string, path: string, sending: Sending = {}): Promise<Received> {
    const url = new URL(origin + path)
    for (const [name, value] of Object.entries(sending.query ?? {})) url.searchParams.set(name, String(value))
    const { headers: sealHeaders, body } = await toBody(origin, sending)
    const response = await fetch(url, {
      method,
      ...(body === undefined ? {} : { body }),
      headers: {
        Merchant: merchant,
        Device: 'web',
        Language: 'VI',
        'X-Gateway-Version': '3',
        ...(sending.token === undefined ? {} : { Authorization: sending.token }),
        ...sealHeaders,
        ...sending.headers,
      },
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: parse(text) }
  }

  return {
    send,
    get: (path: string, sending?: Sending) => send('GET', path, sending),
    /** The token of a new session; empty where signing in fails. */
    async signIn(body: { username: string; password: string }): Promise<string> {
      const reply = await send('POST', '/wps/session/login', {
        body: { ...body, captcha: '', type: 'username' },
        sealed: true,
      })
      const { token } = { token: '', ...(reply.body.value as object | undefined) }
      return token
    },
  }
}

async function toBody(origin: string, { body, sealed, form }: Sending) {
  if (body === undefined) return { headers: {}, body: undefined }
  if (form === true) return { headers: {}, body: new URLSearchParams(body as Record<string, string>) }
  const json = { 'Content-Type': 'application/json' }
  if (sealed !== true) return { headers: json, body: JSON.stringify(body) }
  const modulus = await (await fetch(`${origin}/wps/session/key/rsa?_=1`)).text()
  const { encryption, value } = seal(modulus, JSON.stringify(body))
  return { headers: { ...json, Encryption: encryption }, body: JSON.stringify({ value }) }
}

/** Seals a text by the words of the wire: DES by the first eight letters, raw RSA over all sixteen. */
export function seal(
  modulus: string,
  text: string,
  sessionKey = 'k7Qm2ZpX9aLw4RtB',
): { encryption: string; value: string } {
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(sessionKey.slice(0, 8).repeat(3)), null)
  const value = cipher.update(text, 'utf8', 'base64') + cipher.final('base64')
  if (!/^[\da-f]+$/.test(modulus)) return { encryption: '', value }
  const number = BigInt(`0x${Buffer.from(sessionKey).toString('hex')}`)
  const hex = power(number, 65_537, BigInt(`0x${modulus}`)).toString(16)
  // Four digits for each limb, so leading noughts are there or not by fours.
  return { encryption: hex.padStart(Math.ceil(hex.length / 4) * 4, '0'), value }
}

function power(base: bigint, exponent: number, modulus: bigint): bigint {
  if (exponent === 0) return 1n
  const half = power(base, Math.floor(exponent / 2), modulus)
  const square = (half * half) % modulus
  return exponent % 2 === 1 ? (square * base) % modulus : square
}

function parse(text: string): Body {
  try {
    return JSON.parse(text) as Body
  } catch {
    // A page or a key; tests of those read the text.
    return {}
  }
}

/** A request and its whole answer, as they were on the wire. */
export type Exchange = {
  method: string
  address: string
  headers: Headers
  status: number
  text: string
  /** From the request to the end of the answer, in ms. */
  elapsedMs: number
}

/** How requests leave, as the platform's own `fetch`. */
export type Send = typeof globalThis.fetch

/** Sends requests and keeps what was said. */
export type Wire = {
  send: Send
  /** In the order in which answers were whole. */
  exchanges: readonly Exchange[]
}

/** A wire whose exchanges can be read afterwards; `now` tells milliseconds. */
export function openWire(load: Send, now: () => number): Wire {
  const exchanges: Exchange[] = []
  return {
    exchanges,
    async send(input, init) {
      const request = new Request(input, init)
      const { method, url: address } = request
      const sentAt = now()
      const response = await load(request)
      const text = await response.clone().text()
      const { status, headers } = response
      exchanges.push({ method, address, headers, status, text, elapsedMs: now() - sentAt })
      return response
    },
  }
}

/** What a text says as JSON, with whole numbers that no number holds as texts; undefined for a text that is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(/\d{16}/.test(text) ? withExactNumbers(text) : text)
  } catch {
    return undefined
  }
}

/** Ids of other gateways lie beyond what a number holds, and the client reads them as texts too. */
function withExactNumbers(text: string): string {
  return text.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (part) =>
    /^-?\d{16,}$/.test(part) && !Number.isSafeInteger(Number(part)) ? `"${part}"` : part,
  )
}

/** The code of the family's refusal in a body (`errorCode` and `message`); undefined for any other body. */
export function refusalCode(text: string): string | undefined {
  const { success, errorCode, message } = recordOf(parseJson(text))
  const isRefusal = success !== true && typeof errorCode === 'string' && errorCode !== ''
  return isRefusal && typeof message === 'string' ? errorCode : undefined
}

/** What can be asked for its fields; what is no object has none of ours. */
export function recordOf(value: unknown): Record<string, unknown> {
  return Object(value)
}

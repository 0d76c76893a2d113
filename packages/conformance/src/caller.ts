import { createApiClient, type ApiClient, type CipherName, type RandomBytes } from '@saola/api-client'
import type { Exchange, Wire } from './exchange.ts'
import type { Person } from './report.ts'

/** Somebody in whose name calls are sent. */
export type Caller = {
  person: Person
  api: ApiClient
  /** The raw token; a visitor has none. */
  token: string | undefined
  /** What the client left out of the replies since this was asked last. */
  takeLeftOut: () => string | undefined
}

/** A name and a password to sign in with. */
export type Account = { name: string; password: string }

/** How callers reach the gateway. */
export type CallerOptions = {
  url: string
  merchant: string
  cipher: CipherName
  /** The number of the first page of every list, where it is not that of the row. */
  firstPage?: 0 | 1 | undefined
  timeoutMs: number
  now: () => number
  random: RandomBytes
}

/** A caller over a wire, with a token or without one. */
export function createCaller(wire: Wire, options: CallerOptions, person: Person, token?: string): Caller {
  const { url, ...shared } = options
  let leftOut: string | undefined
  const api = createApiClient({
    ...shared,
    baseUrl: url,
    language: () => 'EN',
    token: () => token,
    fetch: wire.send,
    onLeftOut: (note) => (leftOut = note),
  })
  const takeLeftOut = (): string | undefined => {
    const taken = leftOut
    leftOut = undefined
    return taken
  }
  return { person, api, token, takeLeftOut }
}

/**
 * What one call brought: its reply or its error, and the last answer of it that was on the wire. `leftOut` says what of a reply
 * the client did without.
 */
export type Answer =
  | { kind: 'reply'; reply: unknown; leftOut: string | undefined; exchange: Exchange | undefined }
  | { kind: 'failure'; error: unknown; exchange: Exchange | undefined }

/** Sends one call and keeps what came of it; never throws. */
export async function sendCall(
  wire: Wire,
  { api, takeLeftOut }: Caller,
  [call, input, idempotencyKey]: [
    call: Parameters<ApiClient['send']>[0],
    input: unknown,
    idempotencyKey?: string,
  ],
): Promise<Answer> {
  const before = wire.exchanges.length
  takeLeftOut()
  const last = (): Exchange | undefined => wire.exchanges.slice(before).at(-1)
  try {
    const reply = await api.send(call, input, { idempotencyKey })
    return { kind: 'reply', reply, leftOut: takeLeftOut(), exchange: last() }
  } catch (error) {
    return { kind: 'failure', error, exchange: last() }
  }
}
